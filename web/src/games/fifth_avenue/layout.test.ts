import { expect, test } from "vitest";
import { layout, ringFor, spot } from "./layout";
import { COMMISSIONERS, PLACES } from "./state";

test.each([358, 374, 520, 699, 700, 832, 900])(
  "at a width of %i px everything lies on the map and nothing overlaps",
  (width) => {
    const { places, height } = layout(width);
    const boxes = PLACES.map((place) => places[place]);
    for (const [i, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(width + 0.001);
      expect(a.y + a.height).toBeLessThanOrEqual(height + 0.001);
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  },
);

test.each([374, 832])("at %i px a commissioner stands inside his place, and beside the other one", (width) => {
  const plan = layout(width);
  for (const place of PLACES) {
    const box = plan.places[place];
    const [white, beige] = COMMISSIONERS.map((who) => spot(plan, place, who));
    expect(Math.hypot(white!.x - beige!.x, white!.y - beige!.y)).toBeGreaterThanOrEqual(44);
    for (const { x, y } of [white!, beige!]) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  }
});

test("a wide map is read from left to right, a narrow one from the bottom up", () => {
  const [wide, tall] = [layout(832).places, layout(374).places];
  expect(wide.city_hall.x).toBeLessThan(wide.west_34.x);
  expect(wide.west_52.x).toBeLessThan(wide.central_park.x);
  expect(tall.city_hall.y).toBeGreaterThan(tall.west_34.y);
  expect(tall.west_52.y).toBeGreaterThan(tall.central_park.y);
});

test("a wide map is as high as the room it has, within reason", () => {
  expect(layout(832, ringFor(438, 100)).height).toBeLessThanOrEqual(438);
  expect(ringFor(200, 100)).toBe(100);
  expect(layout(832, ringFor(2000, 100)).height).toBeLessThan(560);
});
