import { describe, expect, it } from "vitest";
import type { AnyView } from "../table/contract";
import { askCopy, imagine } from "./copy";
import type { Game } from "./engine/game";
import { freshSeed, Match, type Options } from "./engine/match";
import { load, noCores } from "./testing";
import { Thinkers } from "./thinkers";

const PLIES = 60;

/** What goes over a line: text, and nothing that text cannot say. */
const viewOf = (match: Match, seat: number) => JSON.parse(JSON.stringify(match.view(seat))) as AnyView;

function begun(game: Game, players: number): Match {
  const options = Object.fromEntries(game.told.options.map(({ name, default: usual }) => [name, usual])) as Options;
  return new Match(game, players, options, freshSeed());
}

/** A match at several of its moments, each after a few choices that nobody planned. */
function* moments(game: Game, players: number): Generator<Match> {
  const match = begun(game, players);
  for (let ply = 0; ply < PLIES && !match.over; ply++) {
    if (ply % 7 === 0) yield match;
    match.advance(match.legal[(ply * 31) % match.legal.length]!);
  }
}

describe.each(["skyline", "fifth_avenue", "new_york_city"])("%s", async (name) => {
  const game = await load(name);
  const all = [...game.told.actions.rows.keys()];

  it("gives from a seat's view the reasons that the match itself gives", () => {
    for (const match of moments(game, 3)) {
      const copy = imagine(game, viewOf(match, match.turn!));
      expect(all.map((action) => copy.whyNot(action))).toEqual(all.map((action) => match.whyNot(action)));
    }
  });

  it("shows from a seat's view what the match itself would show of every choice", () => {
    for (const match of moments(game, 2)) {
      const copy = imagine(game, viewOf(match, match.turn!));
      for (const action of match.legal) expect(copy.preview(action)).toEqual(match.preview(action));
    }
  });

  it("sees of a match what its seat sees, and deals the rest by chance", () => {
    for (const match of moments(game, 4)) {
      const view = viewOf(match, match.turn!);
      const again = viewOf(imagine(game, view), match.turn!);
      expect(again.choices).toEqual(view.choices);
      expect([again.state, again.shown]).toEqual([view.state, view.shown]);
    }
  });

  it("gives a hint of what may be chosen", async () => {
    const match = begun(game, 2);
    while (match.legal.length === 1) match.advance(match.legal[0]!);
    const view = viewOf(match, match.turn!);
    const thinker = new Thinkers(noCores).for(game, "hint");
    const { choices } = await askCopy(imagine(game, view), thinker, { type: "hint" });
    const hinted = (choices as { action: { id: number } }[]).map(({ action }) => action.id);
    expect(match.legal).toEqual(expect.arrayContaining(hinted));
    expect(hinted.length).toBeGreaterThan(0);
  });
});

it("is not asked about a match of another version, or with what only a server has", async () => {
  const game = await load("skyline");
  const view = viewOf(begun(game, 2), 0);
  const refusal = expect.objectContaining({ id: "option-not-here" }) as Error;
  expect(() => imagine(game, { ...view, version: 0 })).toThrow(refusal);
  expect(() => imagine(game, { ...view, options: { scenario: "of one's own" } })).toThrow(refusal);
});
