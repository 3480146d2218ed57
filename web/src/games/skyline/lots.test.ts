import { expect, it } from "vitest";
import { founded, grown, standing } from "./lots";

const none = { low: [0, 0, 0], mid: [0, 0, 0, 0, 0], high: [0, 0, 0, 0, 0, 0, 0] };
const column = (rise: "low" | "mid" | "high", floors: number) => ({ rise, floors, done: false });
const tile = (rise: "low" | "mid" | "high", floors: number) => ({ rise, floors, done: true });
const row = (street: ReturnType<typeof founded>) =>
  street.lots.map(({ rise, floors, done }) => `${done ? rise.toUpperCase() : rise} ${floors}`);

it("knows what stands from the counts of a view", () => {
  expect(standing({ ...none, mid: [0, 0, 1, 0, 0] }, { ...none, low: [0, 2, 0] })).toEqual([
    tile("mid", 2),
    column("low", 1),
    column("low", 1),
  ]);
});

it("puts the tallest into the middle for somebody who has just arrived", () => {
  const street = founded([tile("low", 2), tile("high", 6), tile("high", 5), tile("mid", 3)]);
  expect(row(street)).toEqual(["MID 3", "HIGH 6", "HIGH 5", "LOW 2"]);
});

it("lets a building grow on its lot until it is finished there", () => {
  const start = founded([column("mid", 2), column("high", 1), column("low", 1)]);
  const floor = grown(start, [column("mid", 3), column("high", 1), column("low", 1)]);
  const done = grown(floor, [tile("mid", 4), column("high", 1), column("low", 1)]);
  const at = (street: typeof start, rise: string) => street.lots.findIndex((lot) => lot.rise === rise);
  expect([at(floor, "mid"), at(done, "mid")]).toEqual([at(start, "mid"), at(start, "mid")]);
  expect(done.lots.find(({ rise }) => rise === "mid")).toMatchObject({ done: true, floors: 4 });
});

it("brings back what was cleared for a moment, to its place", () => {
  const start = founded([column("mid", 3), column("high", 1), column("low", 1)]);
  const gone = grown(start, [column("high", 1), column("low", 1)]);
  const back = grown(gone, [tile("mid", 4), column("high", 1), column("low", 1)]);
  expect(back.lots.map(({ id }) => id)).toEqual(start.lots.map(({ id }) => id));
});

it("begins new lots at the end", () => {
  const start = founded([column("mid", 2)]);
  expect(row(grown(start, [column("mid", 2), column("low", 1)]))).toEqual(["mid 2", "low 1"]);
});

it("changes the lot that was touched, not an equal one", () => {
  const start = founded([column("mid", 1), column("mid", 1)]);
  const touched = start.lots[1]!.id;
  const after = grown(start, [column("mid", 1), column("mid", 2)], touched);
  expect(after.lots.find(({ id }) => id === touched)?.floors).toBe(2);
});

it("numbers equal buildings by their age", () => {
  const start = founded([column("mid", 1), column("mid", 2)]);
  const after = grown(start, [column("mid", 2), column("mid", 2)]);
  const newest = after.lots.reduce((a, b) => (a.since > b.since ? a : b));
  expect(newest.copy).toBe(1);
});
