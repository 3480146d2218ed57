import { beforeAll, expect, it, vi } from "vitest";
import type { Narrator } from "../words/narrator";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { language: "en" });
const narrator = { name: (seat: number | null) => ["Ada", "Ben", "Cleo"][seat ?? 0] } as unknown as Narrator;
const scores = [30, 37, 21].map((total) => ({ total, sources: {} }));
let outcome: (typeof import("./outcome"))["outcome"];
beforeAll(async () => ({ outcome } = await import("./outcome")));

it("says who wins and by how much", () => {
  expect(outcome({ players: 3, winners: [1], scores }, narrator, 1)).toBe("You win by 7!");
  expect(outcome({ players: 3, winners: [1], scores }, narrator, 0)).toBe("Ben wins by 7!");
  expect(outcome({ players: 3, winners: [1], scores }, narrator, null)).toBe("Ben wins by 7!");
});

it("names all who share a win", () => {
  expect(outcome({ players: 3, winners: [0, 2], scores }, narrator, 2)).toBe("The win is shared: Ada and you.");
});

it("says first that somebody resigned, and never that the win is shared", () => {
  const end = { players: 2, winners: [1], scores, ending: "resigned", loser: 0 };
  expect(outcome(end, narrator, 0)).toBe("You have resigned. Ben wins!");
  expect(outcome(end, narrator, 1)).toBe("Ada has resigned. You win!");
});
