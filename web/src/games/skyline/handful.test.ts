import { expect, it } from "vitest";
import { changed, fits, isHandful, left, NOTHING } from "./handful";

const take = (ground: number, upper: number, penthouse: number) => ({
  id: ground * 16 + upper * 4 + penthouse,
  kind: "take_yard",
  ground,
  upper,
  penthouse,
});
const choices = [take(1, 2, 0), take(3, 0, 0), { id: 99, kind: "take_district" }];

it("grows only towards something that can be taken", () => {
  const one = changed(NOTHING, "upper", 1);
  expect(fits(choices, one)).toBe(true);
  expect(fits(choices, changed(one, "penthouse", 1))).toBe(false);
});

it("is complete when it is exactly one of the choices", () => {
  const full = { ground: 1, upper: 2, penthouse: 0 };
  expect(choices.filter((choice) => isHandful(choice, full))).toEqual([choices[0]]);
  expect(left(choices, full)).toBe(0);
  expect(left(choices, NOTHING)).toBe(3);
});
