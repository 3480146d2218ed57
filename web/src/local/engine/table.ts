/** One record and the rules over it (src/midtown/engine/table.py). */
import { SEATS } from "./declaration";
import type { Asked, Game } from "./game";
import { python } from "./python";
import type { Json } from "./record";

export type Row = readonly number[];

const STORY_ROWS = 512;
const STORY_WIDTH = 7;

export class Table {
  readonly #whole: Uint8Array;
  /** The plain record, without the key. */
  readonly record: Uint8Array;
  /** Whether the last move drew chance. */
  drew = false;

  constructor(
    readonly game: Game,
    record: Uint8Array,
    key?: Uint8Array,
  ) {
    const { size, match_size, key: at } = game.told.record;
    this.#whole = new Uint8Array(match_size);
    this.#whole.set(record.subarray(0, size));
    this.record = this.#whole.subarray(0, size);
    if (key) this.#whole.set(key, at);
  }

  copy(): Table {
    const other = new Table(this.game, this.record);
    other.#whole.set(this.#whole);
    other.drew = this.drew;
    return other;
  }

  get turn(): number {
    return this.game.record.number(this.record, "turn");
  }

  begin(): readonly Row[] {
    return this.#moved("begin");
  }

  apply(action: number): readonly Row[] {
    return this.#moved("apply", action);
  }

  legal(): number[] {
    if (this.turn < 0) return [];
    const count = this.game.on(this.record, this.game.plain, "legal", this.game.choices);
    return [...this.game.machine.integers(this.game.choices).subarray(0, count)];
  }

  whyNot(action: number): number {
    return this.game.on(this.record, this.game.plain, "why_not", action);
  }

  flaw(): number {
    return this.game.on(this.record, this.game.plain, "flaw");
  }

  /** Deals afresh what the observer cannot see, as the plain generator has it from there on. */
  redetermine(observer: number, stream: bigint): void {
    const { at } = this.game.record.fields.get("stream")!;
    new DataView(this.record.buffer, this.record.byteOffset).setBigUint64(at, stream, true);
    this.game.on(this.record, this.game.plain, "redetermine", observer);
  }

  sheet(): number[][] {
    const { game } = this;
    const numbers = game.machine.integers(game.sheet).fill(0);
    game.on(this.record, game.plain, "score", game.sheet);
    const sources = game.told.sources.length;
    return Array.from({ length: SEATS }, (_, seat) => [...numbers.subarray(seat * sources, (seat + 1) * sources)]);
  }

  winners(): number[] {
    const { game } = this;
    const won = game.machine.integers(game.won).fill(0);
    game.on(this.record, game.plain, "winners", game.won);
    return [...won.keys()].filter((seat) => won[seat] !== 0);
  }

  shown(seat: number | null): Record<string, Json> {
    const { game, record } = this;
    const fields = new Proxy({}, { get: (_, name) => game.record.numbers(record, String(name)) });
    const asked: Asked = {
      record: fields,
      sheet: () => this.sheet(),
      ask: (entry, ...given) => game.ask(record, entry, ...given),
    };
    return game.shown(python, asked, seat);
  }

  #moved(entry: string, ...rest: readonly number[]): readonly Row[] {
    const { game } = this;
    const { drawn, story_length, story } = game.told.record;
    const before = this.#whole.slice(drawn, story_length);
    const view = new DataView(this.#whole.buffer);
    view.setBigInt64(story_length, 0n, true);
    game.on(this.#whole, game.whole, entry, ...rest);
    this.drew = before.some((byte, i) => byte !== this.#whole[drawn + i]);
    const length = Number(view.getBigInt64(story_length, true));
    if (length > STORY_ROWS) throw new RangeError(`A move told ${length} events.`);
    return Array.from({ length }, (_, row) =>
      Array.from({ length: STORY_WIDTH }, (_, i) => view.getInt16(story + 2 * (row * STORY_WIDTH + i), true)),
    );
  }
}
