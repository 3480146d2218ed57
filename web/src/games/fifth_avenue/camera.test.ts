import { describe, expect, test } from "vitest";
import { at, camera, CELLS, closeUp, DEPTH, onBlock } from "./camera";
import { markerSpot, standing, target } from "./spots";
import { COMMISSIONERS, PLACES } from "./state";

const WINDOWS = [
  [900, 520],
  [1010, 640],
  [1760, 930],
  [374, 480],
  [374, 340],
] as const;

describe.each(WINDOWS)("in a picture of %i by %i", (width, height) => {
  const seen = camera(width, height);

  test("every district lies in it, and none behind another", () => {
    for (const district of DEPTH) {
      const [west, east] = [onBlock(seen, CELLS[district], 1, 0), onBlock(seen, CELLS[district], 0, 1)];
      expect(west[0]).toBeGreaterThan(0);
      expect(east[0]).toBeLessThan(width);
      expect(onBlock(seen, CELLS[district], 1, 1)[1]).toBeGreaterThan(0);
      expect(onBlock(seen, CELLS[district], 0, 0)[1]).toBeLessThan(height);
    }
  });

  test("the way leads up the picture, and west is left", () => {
    expect(at(seen, 0.5, 0.5)[1]).toBeGreaterThan(at(seen, 2.5, 2.5)[1]);
    expect(at(seen, 2.5, 0.5)[0]).toBeLessThan(at(seen, 0.5, 2.5)[0]);
  });

  test("the commissioners never meet, and what a finger hits is apart", () => {
    for (const place of PLACES) {
      const [white, beige] = COMMISSIONERS.map((who) => standing(seen, place, who));
      expect(beige![0] - white![0]).toBeGreaterThan(seen.half);
      if (!seen.narrow) continue;
      const targets = COMMISSIONERS.map((who) => target(seen, place, who)[0]);
      if (place !== "city_hall") expect(targets[1]! - targets[0]!).toBeGreaterThanOrEqual(44);
    }
  });

  test("a marker lies in its district", () => {
    for (const district of DEPTH)
      for (const who of COMMISSIONERS) {
        const [x] = markerSpot(seen, district, who);
        expect(Math.abs(x - onBlock(seen, CELLS[district], 0.5, 0.5)[0])).toBeLessThan(seen.a * 0.5);
      }
  });
});

test.each([
  [1010, 600],
  [374, 400],
])("a block that steps forward lies in its picture of %i by %i", (width, height) => {
  const seen = closeUp(width, height, width * 0.5, height * 0.55);
  expect(onBlock(seen, [1, 1], 1, 0)[0]).toBeGreaterThan(0);
  expect(onBlock(seen, [1, 1], 0, 1)[0]).toBeLessThan(width);
});
