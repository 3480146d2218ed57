import { describe, expect, it } from "vitest";
import { drawsTower as avenue } from "../games/fifth_avenue/shared";
import { drawsTower as city } from "../games/new_york_city/drawn/shared";
import { drawsTower as skyline } from "../games/skyline/shared";
import { pictureOf, type DrawsTower } from "./picture";

const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: `Seat ${seat} <&>`, total: seat * 40, won: seat === 3 }));
const GAMES: [string, DrawsTower | undefined][] = Object.entries({ avenue, city, skyline, none: undefined });

describe.each(GAMES)("the picture of a result of %s", (game, draws) => {
  const svg = pictureOf({ draws, game, headline: "Ada wins", address: "here", seats });

  it("names every seat with its points, whatever the name is", () => {
    for (const { total } of seats) expect(svg).toContain(`>${total}</text>`);
    expect(svg).toContain("Seat 0 &#60;&#38;&#62;");
    expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  });

  it("needs nothing of the page around it", () => {
    expect(svg).not.toMatch(/var\(|NaN|undefined|none;|class=|href=/);
  });
});
