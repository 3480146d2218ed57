/** A match at a server as one seat of it sees it, imagined here: it answers what that seat may ask, and knows no more. */
import type { AnyView } from "../table/contract";
import type { Message } from "../net/socket.svelte";
import { hint, preview, whyNot } from "./answers";
import type { Thinker } from "./engine/bots";
import type { Game } from "./engine/game";
import { freshSeed, freshStream, Match, type Options } from "./engine/match";
import type { Json } from "./engine/record";
import { Table } from "./engine/table";
import { Refused } from "./refused";

/** What is needed of a view. */
interface Seen {
  readonly version: number;
  readonly players: number;
  readonly seat: number;
  readonly state: Readonly<Record<string, Json>>;
}

/** A possible match behind a view: what the seat cannot see is dealt as it might be. */
export function imagine(game: Game, view: AnyView): Match {
  const { players, seat, state, version } = view as unknown as Seen;
  const options = view.options as Options;
  if (version !== game.told.version || !game.plays(options))
    throw new Refused("option-not-here", "invalid", "This device cannot play that.");
  const table = new Table(game, game.record.fromSeen(state, seat));
  table.redetermine(seat, freshStream());
  return new Match(game, players, options, freshSeed(), undefined, undefined, game.record.toJson(table.record));
}

export async function askCopy(match: Match, thinker: Thinker, message: Message): Promise<Message> {
  switch (message.type) {
    case "why_not":
      return whyNot(match, message["action"]);
    case "preview":
      return preview(match, message["action"]);
    case "hint":
      return hint(thinker, match, () => Promise.resolve(true));
  }
  throw new Refused("not-here", "invalid", "A copy of a table has no such thing.");
}
