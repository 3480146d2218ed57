import { describe, expect, it } from "vitest";
import { numberOf, setOf } from "./faces";
import { CHARACTERS, type State } from "./state";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";

const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

describe("the board's own words", () => {
  it("are there in both languages", () => {
    expect(keys(de)).toEqual(keys(en));
  });

  it("are the board's alone", () => {
    expect(keys(en).filter((key) => !key.startsWith("web-"))).toEqual([]);
  });

  it("have a line for every character that is not paid by sets", () => {
    const nothing = { sets: Array.from({ length: 6 }, () => ({})), set_points: [5, 5, 5, 6, 6, 6] } as unknown as State;
    const lined = CHARACTERS.filter((character) => keys(en).includes(`web-line-${character}`));
    expect(lined).toEqual(CHARACTERS.filter((character) => !setOf(character, nothing)));
    expect(lined.map(numberOf).at(-1)).toBe(36);
  });
});
