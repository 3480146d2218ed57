/** The flat record of a game: from its bytes to its JSON form and back, by its declaration. */
import { SEATS, type Axis, type Declaration, type Field, type NumberKind } from "./declaration";
import { BYTES } from "./machine";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Tree = number | Tree[];

const length = (axis: Axis) => axis.names?.length ?? axis.size ?? 0;

function read(view: DataView, kind: NumberKind, at: number): number {
  switch (kind) {
    case "i1":
      return view.getInt8(at);
    case "u1":
      return view.getUint8(at);
    case "i2":
      return view.getInt16(at, true);
    case "u2":
      return view.getUint16(at, true);
    case "i4":
      return view.getInt32(at, true);
    case "u8":
      return Number(view.getBigUint64(at, true));
    case "f8":
      return view.getFloat64(at, true);
  }
}

function write(view: DataView, kind: NumberKind, at: number, value: number): void {
  if (BYTES[kind] === 1) view.setInt8(at, value);
  else if (BYTES[kind] === 2) view.setInt16(at, value, true);
  else if (BYTES[kind] === 4) view.setInt32(at, value, true);
  else throw new TypeError(`No field of kind ${kind} is written from outside.`);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export class RecordType {
  readonly fields: ReadonlyMap<string, Field>;
  readonly #seen = new Map<number | null, Uint8Array>();

  constructor(readonly told: Declaration) {
    this.fields = new Map(told.record.fields.map((field) => [field.name, field]));
  }

  /** The numbers of a field, in lists along its axes. */
  numbers(record: Uint8Array, name: string): Tree {
    const field = this.fields.get(name)!;
    const lengths = field.axes.map(length);
    return tree(viewOf(record), field.kind, field.at, lengths);
  }

  number(record: Uint8Array, name: string): number {
    return this.numbers(record, name) as number;
  }

  put(record: Uint8Array, name: string, value: number, place = 0): void {
    const { kind, at } = this.fields.get(name)!;
    write(viewOf(record), kind, at + place * BYTES[kind], value);
  }

  /** Everything, in words. */
  toJson(record: Uint8Array): Record<string, Json> {
    const fields = [...this.fields.values()].filter(({ name }) => name !== "stream");
    return Object.fromEntries(fields.map((field) => [field.name, this.#encoded(record, field)]));
  }

  /** What a seat, or a spectator, may see; another's own things are null. */
  seen(record: Uint8Array, seat: number | null): Record<string, Json> {
    const sight: Record<string, Json> = {};
    for (const field of this.fields.values()) {
      if (field.audience === "everybody") sight[field.name] = this.#encoded(record, field);
      if (field.audience === "owner") {
        const whole = this.#encoded(record, field) as readonly Json[];
        sight[field.name] = whole.map((mine, i) => (i === seat ? mine : null));
      }
    }
    return sight;
  }

  fromJson(given: Readonly<Record<string, Json>>): Uint8Array {
    const record = new Uint8Array(this.told.record.size);
    this.put(record, "turn", -1);
    for (const [name, value] of Object.entries(given)) {
      const field = this.#named(name);
      decode(viewOf(record), field, field.at, field.axes, value);
    }
    return record;
  }

  /** What a seat sees, as its view has it; what it does not see is zero. */
  fromSeen(seen: Readonly<Record<string, Json>>, seat: number): Uint8Array {
    const own = (name: string) => this.#named(name).audience === "owner";
    const [mine, open] = [true, false].map((wanted) => Object.entries(seen).filter(([name]) => own(name) === wanted));
    const record = this.fromJson(Object.fromEntries(open!));
    for (const [name, value] of mine!) {
      const field = this.#named(name);
      const [, ...axes] = field.axes;
      const step = axes.reduce((product, each) => product * length(each), BYTES[field.kind]);
      decode(viewOf(record), field, field.at + seat * step, axes, (value as readonly Json[])[seat]!);
    }
    return record;
  }

  #named(name: string): Field {
    const field = this.fields.get(name);
    if (field === undefined || name === "stream") throw new Error(`A position has no field ${name}.`);
    return field;
  }

  /** Which bytes a seat, or a spectator, may see: 255 for those, 0 for the others. */
  visible(seat: number | null): Uint8Array {
    const known = this.#seen.get(seat);
    if (known) return known;
    const mask = new Uint8Array(this.told.record.size);
    for (const { at, kind, axes, audience } of this.fields.values()) {
      const size = axes.reduce((product, axis) => product * length(axis), BYTES[kind]);
      if (audience === "everybody") mask.fill(255, at, at + size);
      const own = size / SEATS;
      if (audience === "owner" && seat !== null) mask.fill(255, at + seat * own, at + (seat + 1) * own);
    }
    this.#seen.set(seat, mask);
    return mask;
  }

  /** Whether a byte that counts is another in two records. */
  changed(before: Uint8Array, after: Uint8Array, among: (at: number) => boolean): boolean {
    for (const { at, kind, axes } of this.fields.values()) {
      const size = axes.reduce((product, axis) => product * length(axis), BYTES[kind]);
      for (let i = at; i < at + size; i++) if (before[i] !== after[i] && among(i)) return true;
    }
    return false;
  }

  #encoded(record: Uint8Array, field: Field): Json {
    return encode(this.numbers(record, field.name), field.axes, field.values, this.number(record, "players"));
  }
}

function tree(view: DataView, kind: NumberKind, at: number, lengths: readonly number[]): Tree {
  if (lengths.length === 0) return read(view, kind, at);
  const [first, ...rest] = lengths;
  const step = rest.reduce((product, each) => product * each, BYTES[kind]);
  return Array.from({ length: first! }, (_, i) => tree(view, kind, at + i * step, rest));
}

function encode(value: Tree, axes: readonly Axis[], values: Field["values"], players: number): Json {
  const [axis, ...rest] = axes;
  if (!axis) return values ? values[value as number]! : value;
  const all = value as Tree[];
  const entries = (axis.seats ? all.slice(0, players) : all).map((each) => encode(each, rest, values, players));
  return axis.names ? Object.fromEntries(axis.names.map((name, i) => [name, entries[i]!])) : entries;
}

function decode(view: DataView, field: Field, at: number, axes: readonly Axis[], value: Json): void {
  const [axis, ...rest] = axes;
  if (!axis) {
    write(view, field.kind, at, field.values ? named(field.values, value) : (value as number));
    return;
  }
  const step = rest.reduce((product, each) => product * length(each), BYTES[field.kind]);
  const entries = axis.names ? Object.entries(value as object) : [...(value as readonly Json[]).entries()];
  for (const [key, entry] of entries as [string | number, Json][]) {
    const place = axis.names ? axis.names.indexOf(String(key)) : Number(key);
    if (place < 0) throw new Error(`A position has no entry ${key}.`);
    decode(view, field, at + place * step, rest, entry);
  }
}

function named(values: NonNullable<Field["values"]>, value: Json): number {
  const found = Object.entries(values).find(([, word]) => word === value);
  if (!found) throw new Error(`Nothing is called ${JSON.stringify(value)}.`);
  return Number(found[0]);
}
