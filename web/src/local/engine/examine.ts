/** What the tests ask of the page's own engine: one match, and all that it would tell anybody at every step of it. */
import type { Declaration } from "./declaration";
import { writeRecord } from "./file";
import { Game, type Shown } from "./game";
import { Machine } from "./machine";
import { Match, type Options, type Origin } from "./match";
import type { Json } from "./record";

export interface Wanted {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly origin: Origin;
  readonly actions: readonly number[];
  /** How often to look at previews. */
  readonly previews: number;
}

function everything(match: Match, previews: boolean): Json {
  const audiences = [...Array(match.players).keys(), null];
  const legal = match.over ? [] : match.legal;
  const told = {
    views: audiences.map((seat) => JSON.stringify(match.view(seat))),
    sights: audiences.map((seat) => match.sight(seat)),
    undoable: match.undoable,
    position: JSON.stringify(match.position()),
    legal,
    why: match.over
      ? []
      : [...match.game.told.actions.rows.keys()].map((action) => match.whyNot(action)?.reason ?? null),
    previews: previews ? legal.map((action) => JSON.stringify(match.preview(action))) : [],
  };
  return told;
}

export async function examine(wanted: Wanted, told: Declaration, code: BufferSource, shown: Shown): Promise<Json> {
  const game = new Game(await Machine.start(told, code), shown);
  const match = new Match(game, wanted.players, wanted.options, wanted.seed, undefined, wanted.origin);
  const audiences = [...Array(match.players).keys(), null];
  const steps: Json[] = [everything(match, true)];
  const opening = match.opening.map((row) => JSON.stringify(match.event(row, "open")));
  for (const action of wanted.actions) {
    const story = match.advance(action);
    const events = audiences.map((seat) => story.map((row) => JSON.stringify(match.event(row, seat))));
    steps.push({ events, ...(everything(match, match.ply % wanted.previews === 0) as object) });
  }
  const position = match.position();
  const again = new Match(game, match.players, match.options, match.seed, undefined, undefined, position);
  const record = writeRecord(match, [], null) as Json;
  return { opening, steps, record, again: JSON.stringify(again.position()) };
}
