import { expect, it } from "vitest";
import en from "../../../../src/midtown/games/new_york_city/texts/en.ftl?raw";
import de from "../../../../src/midtown/games/new_york_city/texts/de.ftl?raw";
import { Narrator } from "../../words/narrator";
import { about } from "./about";
import type { CityView } from "./state";
import boardDe from "./texts/de.ftl?raw";
import boardEn from "./texts/en.ftl?raw";

const narrator = new Narrator({ en: [en, boardEn], de: [de, boardDe] }, () => []);

function said(pair: readonly string[], side: number) {
  const view = { state: { pairs: [pair] } } as unknown as CityView;
  return about({ id: 1, kind: "take_single", place: 0, side }, view, narrator)?.words;
}

it("names the single card that is taken, not its place", () => {
  expect(said(["press", "wild"], 1)).toBe("Matchmaker (2): take Wild of Press + Wild");
  expect(said(["none", "wild"], 1)).toBe("Matchmaker (2): take Wild of Wild");
});
