import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, language } from "./language.svelte";
import { Narrator } from "./narrator";

const files: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>("../../../src/midtown/{engine,games/*}/texts/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["../texts/*.ftl", "../games/*/texts/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const read = (path: string) => files[path] ?? "";

function narratorOf(game: string): Narrator {
  const of = (lang: string) => [
    read(`../../../src/midtown/engine/texts/${lang}.ftl`),
    read(`../../../src/midtown/games/${game}/texts/${lang}.ftl`),
    read(`../games/${game}/texts/${lang}.ftl`),
  ];
  return new Narrator({ en: of("en"), de: of("de") }, () => ["Ada", "Ben"]);
}

beforeEach(() => {
  language.now = "en";
});

describe("the narrator of Skyline", () => {
  const narrator = narratorOf("skyline");

  it("says a choice with the words for its things, and tidies what says nothing", () => {
    const choice = { id: 13, kind: "take_yard", ground: 0, upper: 0, penthouse: 3 };
    expect(narrator.action(choice)).toBe("Take from the Yard: 3 × Penthouse");
    expect(narrator.action({ kind: "build", die: "ground", rise: "low", floors: 0 })).toBe("Begin a Low-rise column");
  });

  it("says the same in German as soon as the language changes", () => {
    language.now = "de";
    expect(narrator.action({ kind: "take_yard", ground: 0, upper: 0, penthouse: 3 })).toBe(
      "Vom Bauhof nehmen: 3 × Penthouse",
    );
  });

  it("makes one sentence of a run that can be listed", () => {
    const rolled = ["ground", "upper"].map((die) => ({ kind: "rolled", seat: 0, die, face: "low", count: 1 }));
    const built = { kind: "built", seat: 0, die: "upper", rise: "mid", floors: 2 };
    expect(narrator.events([...rolled, built])).toEqual([
      "Ada rolls Ground Low, Upper Low.",
      "Ada builds Upper on a Mid-rise column, now 2 high.",
    ]);
  });

  it("keeps runs of different seats apart", () => {
    const rolled = [0, 1].map((seat) => ({ kind: "rolled", seat, die: "upper", face: "low", count: 1 }));
    expect(narrator.events(rolled)).toHaveLength(2);
  });

  it("says why something cannot be done", () => {
    expect(narrator.reason("resolve_first")).toBe("At least one die of this roll must be resolved first.");
  });
});

describe("the narrator of games with secrets", () => {
  it("tells the hidden form to those who may not know", () => {
    const narrator = narratorOf("fifth_avenue");
    const seen = narrator.events([{ kind: "drew_black", seat: 1, number: 4 }])[0];
    const hidden = narrator.events([{ kind: "drew_black", seat: 1 }])[0];
    expect(hidden).toContain("Ben draws");
    expect(hidden).not.toBe(seen);
  });
});

describe("texts of the page and of the boards", () => {
  const keys = (path: string) => [...read(path).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key);
  const variables = (path: string) => [...new Set(read(path).match(/\$[a-z]+/g))].sort();

  const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/"))))];

  it.each(folders)("%s say the same things in both languages", (folder) => {
    const [english, german] = LANGUAGES.map((lang) => `${folder}/${lang}.ftl`) as [string, string];
    expect(keys(german)).toEqual(keys(english));
    expect(variables(german)).toEqual(variables(english));
  });
});
