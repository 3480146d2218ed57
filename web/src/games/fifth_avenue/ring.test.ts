import { expect, test } from "vitest";
import type { Point } from "./camera";
import { backToFront, neighbours, ring, type Ground } from "./ring";

/** Whether a point lies inside an outline. */
function inside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !odd : odd;
  }, false);
}

function corners({ outline }: Ground): readonly Point[] {
  return outline;
}

test.each([5, 6])("of %i lots each holds what stands on it, and nothing of the others", (count) => {
  const lots = ring(count);
  expect(lots).toHaveLength(count);
  for (const [i, lot] of lots.entries()) {
    for (const point of [lot.spot, lot.badge]) expect(inside(point, lot.outline)).toBe(true);
    for (const [j, other] of lots.entries())
      if (i !== j) for (const corner of corners(other)) expect(inside(corner, lot.outline)).toBe(false);
  }
});

test.each([5, 6])("%i lots are painted once each, those behind first", (count) => {
  const order = backToFront(count);
  expect([...order].sort()).toEqual(Array.from({ length: count }, (_, i) => i));
  const depth = order.map((i) => ring(count)[i]!.spot.reduce((sum, part) => sum + part, 0));
  expect(depth[0]).toBeGreaterThan(depth.at(-1)!);
});

test("the last lot of a ring lies beside the first", () => {
  expect(neighbours(0, 5)).toEqual([1, 4]);
  expect(neighbours(5, 6)).toEqual([0, 4]);
});
