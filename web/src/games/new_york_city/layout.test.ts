import { describe, expect, it } from "vitest";
import { HEIGHT, LANDS, mooring, WIDTH } from "./layout";
import { BOROUGHS } from "./state";

const VESSEL = 24;
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

describe("the bay", () => {
  it("has room for a vessel between any two boroughs", () => {
    for (const [a, b] of pairs) {
      const { x, y } = mooring(a, b);
      expect(x).toBeGreaterThan(VESSEL / 2);
      expect(x).toBeLessThan(WIDTH - VESSEL / 2);
      expect(y).toBeGreaterThan(VESSEL / 2);
      expect(y).toBeLessThan(HEIGHT - VESSEL / 2);
      for (const land of Object.values(LANDS)) {
        const inside = x > land.x && x < land.x + land.width && y > land.y && y < land.y + land.height;
        expect(inside, `${a}–${b}`).toBe(false);
      }
    }
  });

  it("keeps the vessels of our links apart", () => {
    const places = ours.map(([a, b]) => mooring(a, b));
    places.forEach((one, i) =>
      places.slice(i + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(VESSEL);
      }),
    );
  });
});
