/** A game's compiled module and its memory. Arrays are passed as Numba passes them. */
import type { Declaration, NumberKind } from "./declaration";

const ALIGNED = 64;
const PAGE = 1 << 16;

export const BYTES: Readonly<Record<NumberKind, number>> = { i1: 1, i2: 2, i4: 4, u1: 1, u2: 2, u8: 8, f8: 8 };

/** An array in the memory of a module. */
export interface Block {
  readonly at: number;
  readonly size: number;
  /** As it is passed to an entry: no owner, no parent, how many, how large each, where, its shape, its strides. */
  readonly passed: readonly (number | bigint)[];
}

type Given = number | bigint | boolean | Block;
type Entry = (...given: (number | bigint)[]) => number;

export class Machine {
  readonly #memory: WebAssembly.Memory;
  readonly #entries: Readonly<Record<string, Entry>>;
  readonly #result: number;
  #top: number;

  private constructor(
    readonly told: Declaration,
    { exports }: WebAssembly.Instance,
  ) {
    this.#memory = exports["memory"] as WebAssembly.Memory;
    this.#entries = exports as unknown as Record<string, Entry>;
    this.#top = (exports["__heap_base"] as WebAssembly.Global).value as number;
    this.#result = this.room(ALIGNED);
  }

  static async start(told: Declaration, code: BufferSource): Promise<Machine> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Machine(told, instance);
  }

  /** Memory for good. */
  room(size: number): number {
    const at = (this.#top + ALIGNED - 1) & -ALIGNED;
    this.#top = at + size;
    const lacking = this.#top - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    return at;
  }

  /** An array of its own. */
  array(itemBytes: number, shape: readonly number[]): Block {
    const count = shape.reduce((product, length) => product * length, 1);
    return blockAt(this.room(itemBytes * count), itemBytes, shape);
  }

  bytes(block: Block): Uint8Array {
    return new Uint8Array(this.#memory.buffer, block.at, block.size);
  }

  integers(block: Block): Int32Array {
    return new Int32Array(this.#memory.buffer, block.at, block.size / 4);
  }

  reals(block: Block): Float64Array {
    return new Float64Array(this.#memory.buffer, block.at, block.size / 8);
  }

  /** Calls an entry with arrays, records (by a block of theirs) and numbers, in the order it takes them. */
  call(name: string, ...given: readonly Given[]): number {
    const { takes, returns } = this.told.entries[name]!;
    const passed = given.flatMap((each, i) =>
      typeof each === "object" ? pass(each, takes[i]!) : number(each, takes[i]!),
    );
    const status = this.#entries[name]!(this.#result, this.#result + 16, ...passed);
    if (status !== 0) throw new Error(`${name} ended with status ${status}.`);
    const view = new DataView(this.#memory.buffer, this.#result, 8);
    if (returns === "i") return Number(view.getBigInt64(0, true));
    if (returns === "f") return view.getFloat64(0, true);
    return returns === "b" ? view.getInt8(0) : 0;
  }
}

/** The same memory may be looked at as arrays of different kinds. */
export function blockAt(at: number, itemBytes: number, shape: readonly number[]): Block {
  const count = shape.reduce((product, length) => product * length, 1);
  const strides = shape.map((_, i) => shape.slice(i + 1).reduce((product, length) => product * length, itemBytes));
  const passed = [0, 0, BigInt(count), BigInt(itemBytes), at, ...shape.map(BigInt), ...strides.map(BigInt)];
  return { at, size: itemBytes * count, passed };
}

function pass(block: Block, letter: string): readonly (number | bigint)[] {
  return letter === "r" ? [block.at] : block.passed;
}

function number(given: number | bigint | boolean, letter: string): number | bigint {
  return letter === "i" ? BigInt(given) : Number(given);
}
