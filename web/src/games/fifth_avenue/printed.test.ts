import { expect, test } from "vitest";
import pieces from "../../../../src/midtown/games/fifth_avenue/pieces.py?raw";
import { PLACEMENTS, POINTS, RINGS, SPECIAL_SCORINGS, VALUES, WAYS, skyscrapersOn } from "./printed";

/** The numbers of a table of the Python package. */
function table(name: string): number[] {
  const [, numbers] = new RegExp(`^${name} = np\\.array\\(\\[(.*)\\]\\)`, "m").exec(pieces) ?? [];
  return (numbers ?? "").split(",").map(Number);
}

test("the rings are those of the Python package", () => {
  const printed = [...pieces.matchAll(/District\.(\w+): "([A-Z*]+)"/g)].map(([, name, ring]) => [
    name?.toLowerCase(),
    ring,
  ]);
  expect(printed).toEqual([...Object.entries(RINGS.front), ...Object.entries(RINGS.back)]);
});

test("the ways are those of the Python package, but for the one back to City Hall", () => {
  const printed = [...pieces.matchAll(/ {4}Place\.(\w+): \((.*)\),\n/g)].map(([, from, next]) => [
    from?.toLowerCase(),
    [...(next ?? "").matchAll(/Place\.(\w+)/g)].map(([, to]) => to?.toLowerCase()),
  ]);
  expect(printed.at(-1)).toEqual(["central_park", ["city_hall"]]);
  expect(Object.fromEntries(printed.slice(0, -1))).toEqual(WAYS);
});

test("points and special scorings are those of the Python package", () => {
  expect(POINTS).toEqual(table("POINTS"));
  expect(SPECIAL_SCORINGS.map(({ districts }) => districts)).toEqual(table("SPECIAL_DISTRICTS"));
  expect(SPECIAL_SCORINGS.map(({ points }) => points)).toEqual(table("SPECIAL_POINTS"));
  expect(pieces).toContain(`\nPLACEMENTS = ${PLACEMENTS}\n`);
});

test("the lower the card, the more skyscrapers it shows", () => {
  expect(Object.values(VALUES).map(skyscrapersOn)).toEqual(table("SKYSCRAPERS_SHOWN"));
});
