import { describe, expect, it } from "vitest";
import { Chart, LANDS, way } from "./drawn/bay";
import { BOROUGHS } from "./state";

const ours = [
  ["manhattan", "bronx"],
  ["manhattan", "queens"],
  ["bronx", "queens"],
  ["manhattan", "brooklyn"],
  ["brooklyn", "queens"],
  ["jersey_city", "staten_island"],
  ["jersey_city", "manhattan"],
  ["brooklyn", "staten_island"],
  ["manhattan", "staten_island"],
  ["jersey_city", "bronx"],
] as const;

/** Every two boroughs: whoever owns a box can play with other links than ours. */
const pairs = BOROUGHS.flatMap((a, i) => BOROUGHS.slice(i + 1).map((b) => [a, b] as const));
const chart = new Chart(1000, 960);
const VESSEL = 78;

describe("the bay", () => {
  it("knows where the vessel between any two boroughs waits, whichever is named first", () => {
    for (const [a, b] of pairs) {
      const [x, y] = chart.at(way(a, b).over);
      expect(way(b, a)).toBe(way(a, b));
      expect(x).toBeGreaterThan(VESSEL / 2);
      expect(x).toBeLessThan(chart.width - VESSEL / 2);
      expect(y).toBeGreaterThan(VESSEL / 2);
      expect(y).toBeLessThan(chart.height - VESSEL / 4);
    }
  });

  it("keeps the vessels of our links apart", () => {
    const places = ours.map(([a, b]) => chart.at(way(a, b).over));
    places.forEach((one, i) =>
      places.slice(i + 1).forEach((other) => {
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(50);
      }),
    );
  });

  it("stretches with the window, and keeps every borough's towers above its foot", () => {
    for (const borough of BOROUGHS) {
      const [small, large] = [chart.box(borough), new Chart(1750, 960).box(borough)];
      expect(large.middle).toBeGreaterThan(small.middle);
      expect(small.title).toBeLessThan(small.ground);
      expect(LANDS[borough].ground).toBeLessThan(1);
    }
  });

  it("brings a borough close, whole, and into the upper part of the picture", () => {
    const part = 0.56;
    for (const size of [chart, new Chart(997, 800), new Chart(820, 900)]) {
      for (const borough of BOROUGHS) {
        const { x, y, scale } = size.closeUp(borough, part);
        const { left, right, title, ground } = size.box(borough);
        expect(scale).toBeGreaterThan(1.2);
        expect(left * scale + x).toBeGreaterThanOrEqual(0);
        expect(right * scale + x).toBeLessThanOrEqual(size.width);
        expect(title * scale + y).toBeGreaterThan(0);
        expect(ground * scale + y).toBeLessThan(size.height * part);
      }
    }
  });
});
