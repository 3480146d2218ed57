import { expect, it } from "vitest";
import { forkSeat } from "./forkSeat";
import type { Seat } from "./types";

function table(kinds: Seat["kind"][], mine: number[] = []) {
  return { seats: kinds.map((kind, seat) => ({ seat, kind }) as Seat), mine };
}

it("seats one on one's own seat, also when a bot was on turn", () => {
  expect(forkSeat(table(["person", "bot"], [0]), 1, null)).toBe(0);
  expect(forkSeat(table(["bot", "person"], [1]), 0, null)).toBe(1);
  expect(forkSeat(table(["person", "person"], [0]), 1, null)).toBe(0);
});

it("seats one where one looks from, if that was a person's seat", () => {
  expect(forkSeat(table(["person", "person"], [0]), 0, 1)).toBe(1);
  expect(forkSeat(table(["person", "bot"], [0]), 0, 1)).toBe(0);
});

it("seats one who was not there on the seat that is on turn, or the first of a person", () => {
  expect(forkSeat(table(["person", "person"]), 1, null)).toBe(1);
  expect(forkSeat(table(["bot", "person", "person"]), 0, null)).toBe(1);
  expect(forkSeat(table(["person", "automatic"]), null, null)).toBe(0);
});

it("seats one who had two seats at one device on the one that is on turn", () => {
  expect(forkSeat(table(["person", "bot", "person"], [0, 2]), 2, null)).toBe(2);
});
