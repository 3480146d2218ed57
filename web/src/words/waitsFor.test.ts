import { expect, it } from "vitest";
import type { Seat } from "../net/types";
import { waitsFor } from "./waitsFor";

const seat = (name: string, is: Partial<Seat>) => ({ name, kind: "person", mine: false, ready: false, ...is }) as Seat;
const me = (ready: boolean) => seat("Ada", { mine: true, ready });

it("waits for players where a seat is open", () => {
  expect(waitsFor({ seats: [me(true), seat("", { kind: "open" })] })).toBe("Waiting for players");
});

it("names who has sat down and is not there", () => {
  expect(waitsFor({ seats: [me(true), seat("Ben", {})] })).toBe("Waiting for Ben");
});

it("says that it begins when only this device has to come", () => {
  expect(waitsFor({ seats: [me(false), seat("Bot", { kind: "bot", ready: true })] })).toContain("it begins");
});
