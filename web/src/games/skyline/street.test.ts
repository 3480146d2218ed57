import { expect, it } from "vitest";
import { buildings, rolled } from "./street";

it("tells equal columns apart", () => {
  const none = { low: [0, 0, 0], mid: [0, 0, 0, 0], high: [0, 0, 0, 0, 0, 0, 0] };
  expect(buildings({ ...none, mid: [0, 2, 0, 0] })).toEqual([
    { rise: "mid", floors: 1, copy: 0 },
    { rise: "mid", floors: 1, copy: 1 },
  ]);
});

it("lays out every die that was rolled", () => {
  const nothing = { low: 0, mid: 0, high: 0, blank: 0 };
  const dice = { ground: { ...nothing, low: 2 }, upper: nothing, penthouse: { ...nothing, blank: 1 } };
  expect(rolled(dice).map(({ die, face }) => `${die} ${face}`)).toEqual([
    "ground low",
    "ground low",
    "penthouse blank",
  ]);
});
