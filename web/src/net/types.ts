/** What the table service sends: see docs/protocol.md. */
import type { AnyView, Choice, Event, Score } from "../table/contract";

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly account: string | null;
}

export interface Option {
  readonly name: string;
  readonly kind: "choice" | "free";
  readonly default: unknown;
  readonly values?: readonly string[];
  readonly players?: readonly number[];
}

export interface GameInfo {
  readonly name: string;
  readonly players: readonly number[];
  readonly prefix: string;
  readonly hidden: boolean;
  readonly options: readonly Option[];
}

export interface House {
  readonly games: readonly GameInfo[];
  /** What people choose from; `bots` has a few more. */
  readonly levels: readonly string[];
}

export interface Seat {
  readonly seat: number;
  readonly kind: "open" | "person" | "bot" | "automatic";
  readonly name: string | null;
  readonly person: string | null;
  readonly mine: boolean;
  readonly bot: string | null;
  readonly online: boolean;
  readonly left: boolean;
  readonly resigned: boolean;
}

export type ClockRule =
  | { readonly kind: "none" }
  | { readonly kind: "real_time"; readonly seconds: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number };

export interface Result {
  readonly ending: "finished" | "resigned" | "timeout" | "imported";
  readonly seat: number | null;
  readonly winners: readonly number[];
  readonly scores: readonly Score[];
}

export interface Motion {
  readonly motion: number;
  readonly kind: "undo" | "replace";
  readonly seat: number;
  readonly about: number | null;
  readonly bot: string | null;
  readonly needed: readonly number[];
  readonly votes: Readonly<Record<string, boolean>>;
  readonly state: "open" | "passed" | "failed" | "stale";
}

export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly state: "waiting" | "playing" | "over" | "closed";
  readonly owner: number | null;
  readonly clock: ClockRule;
  readonly touched: number;
  readonly seats: readonly Seat[];
  readonly mine: readonly number[];
  readonly turn: number | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  /** The table, and how many of its steps, that this one plays on from. */
  readonly forked_from: string | null;
  readonly forked_ply: number | null;
  readonly your_turn?: boolean;
}

export interface Table extends TableLine {
  readonly options: Readonly<Record<string, unknown>>;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly commitment: string;
  readonly motions: readonly Motion[];
  /** The number of the last thing said. */
  readonly chat: number;
  readonly watching: number;
}

export interface Clock {
  readonly left: readonly (number | null)[] | null;
  readonly running: number | null;
  /** When the running one was last started. */
  readonly since: number | null;
  readonly deadline: number | null;
  readonly now: number;
}

export interface Update {
  readonly version: number;
  readonly by: number | null;
  readonly kind: "move" | "undo" | "resign" | "timeout" | "replace";
  readonly events: readonly Event[];
}

export interface StateMessage {
  readonly match: string;
  readonly seat: number | null;
  readonly version: number;
  readonly view: AnyView;
  readonly missed: readonly Update[] | null;
  readonly clock: Clock;
  readonly table: Table;
}

export interface MovedMessage extends Update {
  readonly match: string;
  readonly seat: number | null;
  readonly view: AnyView;
  readonly clock: Clock;
}

export interface ChatMessage {
  readonly number: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Hint {
  readonly action: Choice;
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** The points at the end. */
  readonly points: number;
}

export interface Ply {
  readonly ply: number;
  readonly seat: number;
  readonly action: Choice;
  readonly events: readonly Event[];
}

export interface Replay {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly commitment: string;
  readonly plies: readonly Ply[];
  readonly opening: readonly Event[];
  readonly result: Result;
}

export interface Rating {
  readonly game: string;
  readonly rating: number;
  readonly uncertainty: number;
  readonly matches: number;
}
