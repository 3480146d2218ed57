/** What is kept of a table on this device: enough to play it again from its first move. */
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
