import { expect, it } from "vitest";
import type { Replay } from "../net/types";
import { checkReplay } from "./check";
import { sealed, writeRecord } from "./engine/file";
import { freshSeed, Match } from "./engine/match";
import { load, Tab } from "./testing";

const game = await load("skyline");

/** A finished match of this device: its record and what is told of it. */
async function finished(): Promise<{ record: Record<string, unknown>; replay: Replay }> {
  const tab = new Tab(game);
  const { id } = await tab.open();
  const over = async () => ((await tab.host.request("GET", `/tables/${id}`, undefined)) as { state: string }).state;
  while ((await over()) !== "over") await tab.play(id);
  const asked = ["record", "replay"].map((what) => tab.host.request("GET", `/tables/${id}/${what}`, undefined));
  const [record, replay] = await Promise.all(asked);
  return { record: record as Record<string, unknown>, replay: replay as Replay };
}

const { record, replay } = await finished();

it("finds right what really happened", () => {
  expect(checkReplay(game, record, replay)).toBe(true);
});

it.each<[string, Replay]>([
  ["another seed", { ...replay, seed: "00".repeat(32) }],
  ["points that nobody made", { ...replay, result: { ...replay.result!, scores: replay.result!.scores.toReversed() } }],
  ["another winner", { ...replay, result: { ...replay.result!, winners: [] } }],
  ["other dice", { ...replay, plies: replay.plies.map((ply) => ({ ...ply, events: [] })) }],
  ["a decision less", { ...replay, plies: replay.plies.slice(1) }],
])("finds out %s", (_, told) => {
  expect(checkReplay(game, record, told)).toBe(false);
});

it("finds out a record that was changed, and one whose seed was swapped in both", () => {
  expect(checkReplay(game, { ...record, players: 3 }, replay)).toBe(false);
  const seed = freshSeed();
  const swapped = sealed({ ...record, seed, checksum: undefined });
  expect(checkReplay(game, swapped, { ...replay, seed })).toBe(false);
});

it("checks a match that was played on from a position", () => {
  const half = new Match(game, 2, { scenario: "none" }, freshSeed());
  for (let ply = 0; ply < 10; ply++) half.advance(half.legal[0]!);
  const match = new Match(game, 2, half.options, freshSeed(), undefined, undefined, half.position());
  const plies = [];
  while (!match.over) {
    const [seat, id] = [match.turn, match.legal[0]!];
    const events = match.advance(id).map((row) => match.event(row, "open"));
    plies.push({ ply: plies.length + 1, seat, action: game.action(id), events });
  }
  const { seed, commitment, origin, options, scores, winners } = match;
  const result = { ending: "finished", seat: null, winners, scores };
  const told = { game: "skyline", game_version: game.told.version, players: 2, options, seed, commitment, origin };
  const whole = { ...told, opening: [], plies, result } as unknown as Replay;
  expect(checkReplay(game, writeRecord(match, [], null), whole)).toBe(true);
});

it("does not judge what was played by other rules", () => {
  const refusal = expect.objectContaining({ id: "other-version-here" }) as Error;
  expect(() => checkReplay(game, { ...record, version: 0 }, replay)).toThrow(refusal);
});
