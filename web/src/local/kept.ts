/** What is kept of a table on this device: enough to play it again from its first move. */
import { FORMAT, sealed } from "./engine/file";
import { commitmentTo } from "./engine/match";
import type { Json } from "./engine/record";
import type { Options, Origin } from "./engine/match";
import type { ChatMessage, Result, Seat, Table } from "../net/types";

export interface Entry {
  readonly kind: "move" | "undo" | "resign";
  readonly seat: number;
  readonly at: number;
  readonly action?: number;
  /** Where an undo leads back to. */
  readonly ply?: number;
  /** What a page called it, so that the same sent twice counts once. */
  readonly called?: string;
}

export interface Kept {
  readonly id: string;
  /** How often it was changed. */
  readonly revision: number;
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** Of a match that was brought: what its seed was bound by. */
  readonly commitment?: string;
  readonly origin: Origin;
  readonly start: Readonly<Record<string, Json>> | null;
  readonly seats: readonly Seat[];
  readonly first: Table["first"];
  readonly created: number;
  readonly forked_from: string | null;
  readonly forked_ply: number | null;
  readonly rematch: string | null;
  readonly touched: number;
  readonly entries: readonly Entry[];
  readonly result: Result | null;
  readonly notes: string;
  readonly chat: readonly ChatMessage[];
}

/** What is kept of a table as a record, without playing it: where this page cannot, another Midtown may. */
export function unplayed(kept: Kept): Record<string, unknown> {
  const { game, version, players, options, seed, origin, start, first } = kept;
  const actions: number[] = [];
  for (const { kind, action, ply } of kept.entries) {
    if (kind === "move") actions.push(action!);
    if (kind === "undo") actions.length = ply!;
  }
  const seats = kept.seats.map(({ kind, name }) => ({ kind, name }));
  const commitment = kept.commitment ?? commitmentTo(seed);
  const record = { midtown: FORMAT, game, version, players, options, seed, commitment, origin, actions, seats };
  return sealed({ ...record, ...(start && { position: start }), ...(first !== null && { first }) });
}
