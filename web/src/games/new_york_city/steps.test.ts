import { describe, expect, it } from "vitest";
import texts from "../../../../src/midtown/games/new_york_city/texts/en.ftl?raw";
import type { Choice } from "../../table/contract";
import { kinds } from "../../words/kinds";
import { along, ON_BOARD, touch, ways } from "./steps";

const moment = { phase: "bid", bidding: "elevator" };
const choices: Choice[] = [
  { id: 1, kind: "pass" },
  { id: 2, kind: "play" },
  { id: 3, kind: "pair", card: "plans" },
  { id: 4, kind: "pair_with_wild", card: "plans" },
  { id: 5, kind: "swap", card: "plans", reserve: "press" },
  { id: 6, kind: "swap", card: "wild", reserve: "press" },
  { id: 7, kind: "play_as_two", card: "plans" },
  { id: 8, kind: "step_back", steps: 1 },
  { id: 9, kind: "step_back", steps: 2 },
  { id: 10, kind: "use", character: "c18" },
];
const all = ways(choices, moment);
const ids = (open: readonly Choice[]) => open.map(({ id }) => id);

describe("touching pieces", () => {
  it("plays a matching card by one touch on it", () => {
    expect(touch(all, [], "hand:elevator")?.decided?.id).toBe(2);
  });

  it("opens what one piece can mean", () => {
    const step = touch(all, [], "hand:plans");
    expect(step?.decided).toBeNull();
    expect(ids(step!.open)).toEqual([3, 4]);
  });

  it("begins an exchange with the card of the reserve", () => {
    const step = touch(all, [], "reserve:press");
    expect(step?.decided).toBeNull();
    expect(step?.open).toEqual([]);
    expect(touch(all, step!.touched, "hand:wild")?.decided?.id).toBe(6);
  });

  it("lets a character decide what a card is played as", () => {
    const { touched } = touch(all, [], "character:c20")!;
    expect(touch(all, touched, "hand:plans")?.decided?.id).toBe(7);
  });

  it("asks how far a character goes", () => {
    expect(ids(touch(all, [], "character:c14")!.open)).toEqual([8, 9]);
  });

  it("starts afresh where the way does not go on", () => {
    expect(touch(all, ["reserve:press"], "character:c18")?.decided?.id).toBe(10);
    expect(touch(all, [], "office:c9")).toBeNull();
  });

  it("leaves buttons of the prompt line alone", () => {
    expect(along(all, []).some(({ choice }) => choice.kind === "pass")).toBe(false);
  });

  it("takes the second single card without touching the character again", () => {
    const single = ways([{ id: 1, kind: "take_single", place: 2, side: 1 }], { phase: "single", bidding: "none" });
    expect(touch(single, [], "single:2:1")?.decided?.id).toBe(1);
  });
});

describe("every kind of choice", () => {
  it("is on the board, but for those that only end something", () => {
    const ending = ["finish_bid", "pass", "forgo", "done"];
    expect([...ON_BOARD, ...ending].sort()).toEqual(kinds(texts, "action").sort());
  });
});
