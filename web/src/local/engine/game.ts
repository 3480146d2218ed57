/** A game ready to be played here: its module, its declaration, and the memory its entries work in. */
import type { Declaration } from "./declaration";
import { blockAt, Machine, type Block } from "./machine";
import { RecordType, type Json } from "./record";
import { SEATS } from "./declaration";
import type { python } from "./python";

/** What a translated `shown` may ask. */
export interface Asked {
  /** Its fields, by name. */
  readonly record: Readonly<Record<string, unknown>>;
  sheet(): number[][];
  ask(entry: string, ...given: (number | number[] | number[][])[]): number;
}

export type Shown = (py: typeof python, table: Asked, seat: number | null) => Record<string, Json>;

export interface Action {
  readonly id: number;
  readonly kind: string;
  readonly [argument: string]: string | number;
}

const LONGEST_ARRAY = 1 << 12;

export class Game {
  readonly told: Declaration;
  readonly record: RecordType;
  /** The record that entries are called with, as a match has it and without what only a match has. */
  readonly whole: Block;
  readonly plain: Block;
  readonly choices: Block;
  readonly sheet: Block;
  readonly won: Block;
  readonly #room: number;

  constructor(
    readonly machine: Machine,
    readonly shown: Shown,
  ) {
    this.told = machine.told;
    this.record = new RecordType(this.told);
    const { size, match_size } = this.told.record;
    this.whole = machine.array(match_size, [1]);
    this.plain = blockAt(this.whole.at, size, [1]);
    this.choices = machine.array(4, [this.actions]);
    this.sheet = machine.array(4, [SEATS, this.told.sources.length]);
    this.won = machine.array(4, [SEATS]);
    this.#room = machine.room(LONGEST_ARRAY);
  }

  get actions(): number {
    return this.told.actions.rows.length;
  }

  /** An action as the wire has it. */
  action(id: number): Action {
    const row = this.told.actions.rows[id]!;
    const { kind, arguments: known } = this.told.actions.kinds[row[0]!]!;
    const words = known.map(({ name, words }, i) => [name, words ? words[row[i + 1]!]! : row[i + 1]!] as const);
    return { id, kind, ...Object.fromEntries(words) };
  }

  /** The number of an action, given as that or in its structured form; none if there is no such action. */
  read(given: unknown): number | null {
    if (typeof given === "number") return given in this.told.actions.rows ? given : null;
    if (typeof given !== "object" || given === null) return null;
    const wanted = JSON.stringify(sorted(given));
    for (let id = 0; id < this.actions; id++) {
      const { id: _, ...form } = this.action(id);
      if (JSON.stringify(sorted(form)) === wanted) return id;
    }
    return null;
  }

  /** The record before the table is set. */
  blank(players: number, options: Readonly<Record<string, unknown>>): Uint8Array {
    const blank = bytes(this.told.blank[players]!);
    for (const option of this.told.options) {
      const value = options[option.name] ?? option.default;
      if (option.values) this.record.put(blank, option.name, option.values.indexOf(String(value)));
      for (const [seat, level] of Object.entries(option.by_seat ? (value as Record<string, string>) : {})) {
        const { fields } = option.by_seat![level]!;
        for (const [name, number] of Object.entries(fields)) this.record.put(blank, name, number, Number(seat));
      }
    }
    return blank;
  }

  /** Whether a page can play with these options: what only a file describes, it cannot. */
  plays(options: Readonly<Record<string, unknown>>): boolean {
    return this.told.options.every(({ name, values, by_seat, default: usual }) => {
      const value = options[name] ?? usual;
      if (values) return values.includes(String(value));
      if (by_seat) return Object.values(value as Record<string, string>).every((level) => level in by_seat);
      return value === usual;
    });
  }

  /** The seats that these options give to automatic players, and what they are called. */
  automatic(options: Readonly<Record<string, unknown>>): Map<number, string> {
    const taken = this.told.options.flatMap(({ name, by_seat, default: usual }) =>
      by_seat
        ? Object.entries((options[name] ?? usual) as Record<string, string>).map(
            ([seat, level]) => [Number(seat), by_seat[level]!.name] as const,
          )
        : [],
    );
    return new Map(taken);
  }

  /** Calls an entry on a record; what it does to the record is in the bytes that come back. */
  on(bytes: Uint8Array, block: Block, entry: string, ...given: readonly (number | Block)[]): number {
    this.machine.bytes(block).set(bytes);
    const answer = this.machine.call(entry, block, ...given);
    bytes.set(this.machine.bytes(block));
    return answer;
  }

  /** An entry of the game's own about a record; lists of numbers are filled in. */
  ask(record: Uint8Array, entry: string, ...given: readonly (number | number[] | number[][])[]): number {
    let at = this.#room;
    const blocks = given.map((each) => {
      if (typeof each === "number") return each;
      const shape = Array.isArray(each[0]) ? [each.length, each[0].length] : [each.length];
      const block = blockAt(at, 4, shape);
      at += (block.size + 63) & -64;
      if (at > this.#room + LONGEST_ARRAY) throw new RangeError(`${entry} is asked with too much.`);
      this.machine.integers(block).set(each.flat());
      return block;
    });
    this.machine.bytes(this.plain).set(record);
    const answer = this.machine.call(entry, this.plain, ...blocks);
    for (const [i, block] of blocks.entries())
      if (typeof block === "object") fill(given[i] as number[], this.machine.integers(block));
    return answer;
  }
}

function fill(lists: number[] | number[][], numbers: Int32Array): void {
  let next = 0;
  for (const [i, each] of lists.entries()) {
    if (Array.isArray(each)) for (const j of each.keys()) each[j] = numbers[next++]!;
    else (lists as number[])[i] = numbers[next++]!;
  }
}

export const bytes = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hex = (given: Uint8Array) => Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Keys in one order, at every depth. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, sorted(each)] as const);
  return Object.fromEntries(entries.sort(([one], [two]) => (one < two ? -1 : 1)));
}
