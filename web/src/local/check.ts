/** Plays a finished match again by its record, and compares what was told of it: were these the dice? */
import type { Replay } from "../net/types";
import { checksum } from "./engine/file";
import { sorted, type Game } from "./engine/game";
import { commitmentTo, Match, type Options, type Origin } from "./engine/match";
import type { Json } from "./engine/record";
import { Refused } from "./refused";

interface Recorded {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly commitment: string;
  readonly origin: Origin;
  readonly actions: readonly number[];
  readonly position?: Readonly<Record<string, Json>>;
  readonly checksum: string;
}

const same = (one: unknown, two: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(two));

/** Whether the record leads, by the rules and its seed alone, to everything that the replay tells. */
export function checkReplay(game: Game, given: unknown, replay: Replay): boolean {
  const record = given as Recorded;
  if (record.version !== game.told.version || !game.plays(record.options))
    throw new Refused("other-version-here", "stale", "This match was played with other rules than this page has.");
  if (checksum(record as unknown as Record<string, unknown>) !== record.checksum) return false;
  const promised = record.seed === replay.seed && record.commitment === replay.commitment;
  return promised && sameGame(record, replay) && leadsThere(game, record, replay);
}

function sameGame(record: Recorded, replay: Replay): boolean {
  const own = record.origin.kind === "agreed" || commitmentTo(record.seed) === record.commitment;
  const table = record.game === replay.game && record.players === replay.players;
  const played = replay.plies.map(({ action }) => action.id);
  return own && table && same(record.options, replay.options) && same(record.actions, played);
}

function leadsThere(game: Game, record: Recorded, { opening, plies, result }: Replay): boolean {
  const { players, options, seed, commitment, origin, position } = record;
  const match = new Match(game, players, options, seed, commitment, origin, position ?? null);
  const told = (rows: Match["opening"]) => rows.map((row) => match.event(row, "open"));
  if (!same(told(match.opening), opening)) return false;
  for (const { seat, action, events } of plies) {
    if (match.turn !== seat || match.whyNot(action.id) !== null) return false;
    if (!same(told(match.advance(action.id)), events)) return false;
  }
  if (!result) return false;
  return same(match.scores, result.scores) && (!match.over || same(match.winners, result.winners));
}
