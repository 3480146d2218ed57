import { describe, expect, it, vi } from "vitest";
import type { Choice, Play } from "../../table/contract";
import { keysOf, pairKeys } from "./keys";
import type { CityView } from "./state";

const ask = vi.fn();
const play = {
  narrator: { text: (key: string) => key, action: ({ kind }: Choice) => `do ${kind}` },
  ask,
} as unknown as Play;

function at(phase: string, choices: Choice[], seat = 0): CityView {
  return { seat, turn: 0, choices, state: { phase, bidding: "elevator" } } as unknown as CityView;
}

const nothing = () => undefined;

describe("the keys under the thumb", () => {
  it("are the same four in a bid, lit where there is something to play", () => {
    const view = at("bid", [
      { id: 1, kind: "play" },
      { id: 2, kind: "pair", card: "dollar" },
      { id: 3, kind: "pass" },
    ]);
    const keys = keysOf(view, play, nothing);
    expect(keys.map(({ id }) => id)).toEqual(["play", "add_wild", "pairs", "pass"]);
    expect(keys.map(({ choice }) => choice?.id)).toEqual([1, undefined, undefined, 3]);
    expect(keys[2]!.press).toBe(nothing);
  });

  it("say why, where there is nothing to play", () => {
    const [, wild, pairs] = keysOf(at("bid", [{ id: 3, kind: "pass" }]), play, nothing);
    expect(pairs!.press).toBeUndefined();
    wild!.why!();
    expect(ask).toHaveBeenLastCalledWith({ kind: "add_wild" });
  });

  it("end a bid that has been begun, and let other things be", () => {
    const bid = keysOf(at("bid", [{ id: 4, kind: "finish_bid" }]), play, nothing);
    expect(bid.at(-1)).toMatchObject({ id: "finish_bid", title: "web-key-finish-bid", label: "do finish_bid" });
    const ride = keysOf(
      at("ride", [
        { id: 5, kind: "ride", borough: "queens" },
        { id: 6, kind: "forgo" },
      ]),
      play,
      nothing,
    );
    expect(ride.map(({ choice }) => choice?.id)).toEqual([6]);
  });

  it("are not there for who looks on", () => {
    expect(keysOf(at("bid", [{ id: 1, kind: "play" }], 1), play, nothing)).toEqual([]);
    expect(keysOf(at("bid", []), play, nothing)).toEqual([]);
  });

  it("offer every pair with its own key", () => {
    const view = at("bid", [
      { id: 1, kind: "pair", card: "dollar" },
      { id: 2, kind: "pair_with_wild", card: "dollar" },
    ]);
    const keys = pairKeys(view, play);
    expect(new Set(keys.map(({ id }) => id)).size).toBe(2);
    expect(keys.map(({ choice }) => choice?.id)).toEqual([1, 2]);
  });
});
