import { expect, test } from "vitest";
import { layout, NAME } from "./layout";
import { ring } from "./ring";

const FINGER = 44;

test.each([5, 6])("every one of %i plots is large enough for a finger on the narrowest map", (count) => {
  const { places, court } = layout(358);
  const { width, height } = places.times_square;
  for (const { box } of ring(width, height - NAME, count, court)) {
    expect(box.width).toBeGreaterThanOrEqual(FINGER);
    expect(box.height).toBeGreaterThanOrEqual(FINGER);
  }
});

test("plots go round clockwise: left top, down the right side, left bottom", () => {
  const [first, second, , fourth, fifth] = ring(120, 150, 5, 30).map(({ box }) => box);
  expect([first!.x, first!.y]).toEqual([0, 0]);
  expect([second!.x, second!.y]).toEqual([75, 0]);
  expect(fourth!.y + fourth!.height).toBe(150);
  expect([fifth!.x, fifth!.y + fifth!.height]).toEqual([0, 150]);
});

test("no two plots overlap", () => {
  const boxes = ring(120, 150, 6, 30).map(({ box }) => box);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
});
