/** A match that is played here: what src/midtown/engine/match.py does, over the same compiled rules. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { Game, Action } from "./game";
import { bytes, hex } from "./game";
import type { Json } from "./record";
import { Table, type Row } from "./table";

export interface Told {
  readonly kind: string;
  readonly seat: number | null;
  readonly [argument: string]: string | number | null;
}

export interface Why {
  readonly reason: string;
  readonly clause: string;
  readonly message: string;
}

export interface Score {
  readonly total: number;
  readonly sources: Readonly<Record<string, number>>;
}

export type MatchView = Record<string, Json>;
export type Options = Readonly<Record<string, Json>>;

/** Where a seed came from, with all its parts. */
export interface Origin {
  readonly kind: "drawn" | "given" | "agreed";
  readonly secret?: string;
  readonly contributions?: readonly (string | null)[];
}

const NOBODY = -1;
const FEW_BITS = 8;

/** The bits of a stream of chance that nobody chose; never zero. */
export function freshStream(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]! | 1n;
}

export class Match {
  readonly actions: number[] = [];
  /** Of each action whether it drew, revealed or passed the turn. */
  readonly #final: boolean[] = [];
  readonly opening: readonly Row[];
  #table: Table;

  constructor(
    readonly game: Game,
    readonly players: number,
    readonly options: Options,
    readonly seed: string,
    readonly commitment = commitmentTo(seed),
    readonly origin: Origin = { kind: "drawn" },
    readonly start: Readonly<Record<string, Json>> | null = null,
    actions: readonly number[] = [],
  ) {
    const key = bytes(seed);
    if (start) {
      this.#table = new Table(game, game.record.fromJson(start), key);
      this.opening = [];
    } else {
      this.#table = new Table(game, game.blank(players, options), key);
      this.opening = this.#table.begin();
    }
    for (const action of actions) this.advance(action);
  }

  get turn(): number | null {
    return this.over ? null : this.#table.turn;
  }

  get over(): boolean {
    return this.#table.turn < 0;
  }

  get ply(): number {
    return this.actions.length;
  }

  get legal(): readonly number[] {
    return this.#table.legal();
  }

  /** Plays a legal action and returns what happened, as the rules tell it. */
  advance(action: number): readonly Row[] {
    if (this.over || this.#table.whyNot(action) !== 0) throw new Error(`Action ${action} is against the rules.`);
    const [actor, before] = [this.#table.turn, this.#table.record.slice()];
    const story = this.#table.apply(action);
    this.#final.push(this.#table.drew || this.#passedOrRevealed(actor, before));
    this.actions.push(action);
    return story;
  }

  #passedOrRevealed(actor: number, before: Uint8Array): boolean {
    if (this.#table.turn !== actor) return true;
    const { record } = this.game;
    const everybody = record.visible(null);
    const others = [null, ...this.#seats.filter((seat) => seat !== actor)].map((seat) => record.visible(seat));
    const now = this.#table.record;
    const hidden = record.changed(before, now, (at) => everybody[at] === 0);
    return hidden && record.changed(before, now, (at) => others.some((mask) => mask[at] !== 0));
  }

  get #seats(): number[] {
    return [...Array(this.players).keys()];
  }

  whyNot(action: number): Why | null {
    const code = this.#table.whyNot(action);
    if (code === 0) return null;
    const { reason, clause, sentence } = this.game.told.reasons[code]!;
    return { reason, clause, message: sentence };
  }

  /** How many of the last decisions can be taken back: those that drew, revealed and passed nothing. */
  get undoable(): number {
    const last = this.#final.lastIndexOf(true);
    return this.#final.length - 1 - last;
  }

  /** The match as it stood after so many actions. */
  at(ply: number): Match {
    const { game, players, options, seed, commitment, origin, start } = this;
    return new Match(game, players, options, seed, commitment, origin, start, this.actions.slice(0, ply));
  }

  get scores(): readonly Score[] {
    const sheet = this.#table.sheet();
    return this.#seats.map((seat) => ({
      total: sheet[seat]!.reduce((sum, points) => sum + points, 0),
      sources: Object.fromEntries(this.game.told.sources.map((source, i) => [source, sheet[seat]![i]!])),
    }));
  }

  get winners(): readonly number[] {
    return this.over ? this.#table.winners() : [];
  }

  /** All that a seat, or a spectator, may know. */
  view(seat: number | null): MatchView {
    const mine = seat !== null && seat === this.turn;
    return {
      ...this.#outside(seat),
      state: this.game.record.seen(this.#table.record, seat),
      shown: this.#table.shown(seat),
      choices: mine ? this.legal.map((id) => this.game.action(id) as unknown as Json) : [],
      undoable: mine ? this.undoable : 0,
    };
  }

  #outside(seat: number | null): MatchView {
    const { game, players, options, ply, turn, over, commitment } = this;
    const outside: MatchView = {
      game: game.told.name,
      version: game.told.version,
      players,
      options,
      seat,
      ply,
      turn,
      over,
      commitment,
    };
    if (!over) return outside;
    const ended = { seed: this.seed, origin: this.origin, scores: this.scores, winners: this.winners };
    return { ...outside, ...(ended as unknown as MatchView) };
  }

  /** What a choice leads to, as far as the seat that chooses can tell; null where chance or secrets decide. */
  preview(action: number): { events: readonly Told[]; view: MatchView } | null {
    const seat = this.#table.turn;
    const world = this.imagined(seat, freshStream());
    if (this.#drawsOrUncovers(world, action, seat)) return null;
    const start = this.game.record.toJson(world);
    const after = new Match(this.game, this.players, this.options, freshSeed(), undefined, undefined, start);
    const events = after.advance(action).map((row) => this.event(row, seat));
    const { ply: _, commitment: __, seed: ___, origin: ____, ...view } = after.view(seat);
    return { events, view };
  }

  #drawsOrUncovers(world: Uint8Array, action: number, seat: number): boolean {
    const table = new Table(this.game, world, bytes(freshSeed()));
    const mask = this.game.record.visible(seat);
    table.apply(action);
    return table.drew || this.game.record.changed(world, table.record, (at) => mask[at] === 0);
  }

  /** All that a seat, or a spectator, can see of the state, to compare. */
  sight(seat: number | null): string {
    const world = this.imagined(seat ?? NOBODY, 1n);
    const mask = this.game.record.visible(seat);
    return hex(world.filter((_, at) => mask[at] !== 0));
  }

  /** The plain record as that seat may imagine it, with chance of its own. */
  imagined(seat: number, stream: bigint): Uint8Array {
    const world = new Table(this.game, this.#table.record);
    world.redetermine(seat, stream);
    return world.record;
  }

  /** The whole position, hidden things included. */
  position(): Record<string, Json> {
    return this.game.record.toJson(this.#table.record);
  }

  choice(id: number): Action {
    return this.game.action(id);
  }

  /** What happened, as that seat, or a spectator, may know it; with "open" everything. */
  event([kind, seat, ...values]: Row, to: number | null | "open"): Told {
    const { kind: name, arguments: known } = this.game.told.events[kind!]!;
    const whose = seat === NOBODY ? null : seat!;
    const words = known
      .map((argument, i) => [argument, values[i]!] as const)
      .filter(([{ secret }]) => !secret || to === "open" || to === whose)
      .map(([{ name, words }, value]) => [name, words ? words[value]! : value] as const);
    return { kind: name, seat: whose, ...Object.fromEntries(words) };
  }
}

export function freshSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(4 * FEW_BITS)));
}

/** What is published of a seed when the match begins. */
export function commitmentTo(seed: string): string {
  return hex(sha256(bytes(seed)));
}
