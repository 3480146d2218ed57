/** What `midtown.wasm` exports of a game: everything that is declared about it, as data. */

export type Letter = "a1" | "a2" | "i" | "f" | "b" | "r";

export interface Signature {
  readonly takes: readonly Letter[];
  readonly returns: "i" | "f" | "b" | "n";
}

export interface Axis {
  readonly size?: number;
  /** Only the seats that are taken count. */
  readonly seats?: boolean;
  readonly names?: readonly string[];
}

export type NumberKind = "i1" | "i2" | "i4" | "u1" | "u2" | "u8" | "f8";
export type Words = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly at: number;
  readonly kind: NumberKind;
  readonly axes: readonly Axis[];
  readonly audience: "everybody" | "owner" | "nobody";
  readonly values?: Words;
}

export interface OptionTold {
  readonly name: string;
  readonly default: unknown;
  readonly values?: readonly string[];
  readonly players?: readonly number[];
  /** Of an option that gives seats to automatic players: by level, their name and what is written for their seat. */
  readonly by_seat?: Readonly<Record<string, { name: string; fields: Readonly<Record<string, number>> }>>;
}

export interface Argument {
  readonly name: string;
  readonly words?: Words;
  readonly secret?: boolean;
}

export interface Kind {
  readonly kind: string;
  readonly arguments: readonly Argument[];
}

export interface Memory {
  readonly name: string;
  readonly kind: NumberKind;
  readonly filled: number;
  /** None where there is an entry for every edge. */
  readonly shape?: readonly number[];
}

export interface Level {
  readonly visits: number | null;
  readonly seconds: number | null;
}

export interface Declaration {
  readonly made_of: string;
  readonly entries: Readonly<Record<string, Signature>>;
  readonly name: string;
  readonly version: number;
  readonly players: readonly number[];
  readonly draws_first: boolean;
  readonly hidden: boolean;
  readonly sources: readonly string[];
  readonly options: readonly OptionTold[];
  readonly blank: Readonly<Record<string, string>>;
  readonly record: {
    readonly size: number;
    readonly match_size: number;
    readonly fields: readonly Field[];
    readonly key: number;
    readonly drawn: number;
    readonly story_length: number;
    readonly story: number;
  };
  readonly actions: { readonly kinds: readonly Kind[]; readonly rows: readonly (readonly number[])[] };
  readonly events: readonly Kind[];
  readonly reasons: Readonly<Record<string, { reason: string; clause: string; sentence: string }>>;
  readonly search: {
    readonly plan: readonly [number, number, number, boolean];
    readonly carelessness: Readonly<Record<string, number>>;
    readonly levels: Readonly<Record<string, Level | null>>;
    readonly tree: readonly Memory[];
    readonly buffers: readonly Memory[];
  };
}

export const SEATS = 4;
