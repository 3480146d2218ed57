/** Players that are not people: the search of src/midtown/bots/search.py around the same compiled tree. */
import type { Level, Memory } from "./declaration";
import type { Game } from "./game";
import { blockAt, BYTES, type Block } from "./machine";
import { freshStream, type Match } from "./match";

export interface Candidate {
  readonly action: number;
  readonly visits: number;
  /** The chance to win that it expects; alone, 0.5 and more if it goes better than it looked. */
  readonly value: number;
  readonly points: number;
}

export type Budget = { readonly visits: number } | { readonly seconds: number };
/** Lets others have a word between two pieces of thinking; false when nobody waits for the answer any more. */
export type Pause = () => Promise<boolean>;

const WORLDS = 24;
const MOST_EDGES = 1 << 18;
const [FIRST_CHUNK, CHUNK, CHUNK_SECONDS] = [16, 256, 0.02];
const PASSING = 30;

export class Thinker {
  readonly #buffers: readonly Block[];
  readonly #root: Block;
  readonly #world: Block;
  readonly #values: Block;
  #search: TreeSearch | null = null;

  constructor(readonly game: Game) {
    const { machine, told } = game;
    this.#buffers = told.search.buffers.map((memory) => made(game, memory));
    this.#root = machine.array(told.record.size, [1]);
    this.#world = machine.array(told.record.size, [1]);
    this.#values = machine.array(8, [game.actions]);
  }

  /** The action that a bot of that name plays. */
  async choose(match: Match, bot: string, pause: Pause): Promise<number> {
    const choices = match.legal;
    if (choices.length === 1) return choices[0]!;
    if (bot === "random") return choices[below(choices.length)]!;
    const slip = this.game.told.search.carelessness[bot] ?? 0;
    const budget = budgetOf(bot, this.game.told.search.levels);
    if (budget === null) return careless(choices, this.#lookAhead(match, bot === "greedy"), slip);
    const found = await this.run(match, match.turn!, budget, pause);
    const known = found.filter(({ visits }) => visits * PASSING >= found[0]!.visits);
    if (slip === 0) return found[0]!.action;
    return careless(
      known.map(({ action }) => action),
      known.map(({ value }) => value),
      slip,
    );
  }

  /** What it makes of each action it tried, the best first. */
  run(match: Match, seat: number, budget: Budget, pause: Pause): Promise<readonly Candidate[]> {
    this.#search ??= new TreeSearch(this.game, this.#buffers);
    return this.#search.run(match.imagined(seat, freshStream()), seat, budget, pause);
  }

  #lookAhead(match: Match, plain: boolean): readonly number[] {
    const { machine } = this.game;
    const seat = match.turn!;
    machine.bytes(this.#root).set(match.imagined(seat, freshStream()));
    const count = machine.call(
      "look_ahead",
      this.#root,
      this.#world,
      ...this.#buffers,
      seat,
      WORLDS,
      plain,
      this.#values,
    );
    return [...machine.reals(this.#values).subarray(0, count)];
  }
}

/** One tree and the worlds it is grown in. */
export class TreeSearch {
  readonly #tree: Readonly<Record<string, Block>>;
  readonly #blocks: readonly Block[];
  readonly #root: Block;
  readonly #world: Block;
  readonly #words: Block;
  readonly #sight: Block;

  constructor(
    readonly game: Game,
    readonly buffers: readonly Block[],
    edges = MOST_EDGES,
  ) {
    const { machine, told } = game;
    const { size } = told.record;
    this.#tree = Object.fromEntries(told.search.tree.map((memory) => [memory.name, made(game, memory, edges)]));
    this.#blocks = Object.values(this.#tree);
    this.#root = machine.array(size, [1]);
    this.#world = machine.array(size, [1]);
    this.#words = blockAt(this.#world.at, 8, [size / 8]);
    this.#sight = machine.array(8, [size / 8]);
  }

  async run(root: Uint8Array, seat: number, budget: Budget, pause: Pause): Promise<readonly Candidate[]> {
    this.begin(root, seat);
    const began = performance.now();
    let [done, chunk] = [0, FIRST_CHUNK];
    for (;;) {
      this.grow(seat, chunk);
      done += chunk;
      const spent = (performance.now() - began) / 1000;
      const left = "visits" in budget ? budget.visits - done : Math.floor(((budget.seconds - spent) * done) / spent);
      if (left <= 0 || this.#settled(left)) return this.candidates();
      chunk =
        "visits" in budget
          ? Math.min(CHUNK, left)
          : Math.max(1, Math.min(left, Math.floor((done / spent) * CHUNK_SECONDS)));
      if (!(await pause())) return this.candidates();
    }
  }

  begin(root: Uint8Array, seat: number): void {
    const { machine, record } = this.game;
    machine.bytes(this.#root).set(root);
    machine.bytes(this.#sight).set(record.visible(seat));
    machine.call("reset_tree", ...this.#blocks);
  }

  grow(seat: number, visits: number): void {
    const { machine, told } = this.game;
    const places = [this.#root, this.#world, this.#words, this.#sight, ...this.#blocks, ...this.buffers];
    machine.call("run_visits", ...places, ...told.search.plan, seat, visits);
  }

  candidates(): readonly Candidate[] {
    const { machine } = this.game;
    const [action, visits] = [this.#integers("action"), this.#integers("visits")];
    const [total, points] = [machine.reals(this.#tree["total"]!), machine.reals(this.#tree["points"]!)];
    return this.#edges()
      .filter((edge) => visits[edge]! > 0)
      .map((edge) => ({
        action: action[edge]!,
        visits: visits[edge]!,
        value: total[edge]! / visits[edge]!,
        points: points[edge]! / visits[edge]!,
      }))
      .sort((one, two) => two.visits - one.visits || two.value - one.value || one.action - two.action);
  }

  /** Whether the action in front cannot be overtaken with the visits that are left. */
  #settled(left: number): boolean {
    const visits = this.#integers("visits");
    const [first, second] = this.#edges()
      .map((edge) => visits[edge]!)
      .sort((one, two) => two - one);
    return second !== undefined && first! - second > left;
  }

  #edges(): number[] {
    const next = this.#integers("next_edge");
    const edges = [];
    for (let edge = this.#integers("first_edge")[0]!; edge >= 0; edge = next[edge]!) edges.push(edge);
    return edges;
  }

  #integers(name: string): Int32Array {
    return this.game.machine.integers(this.#tree[name]!);
  }
}

function made(game: Game, { kind, shape, filled }: Memory, edges = 0): Block {
  const block = game.machine.array(BYTES[kind], shape ?? [edges]);
  if (kind === "i4") game.machine.integers(block).fill(filled);
  else game.machine.bytes(block).fill(0);
  return block;
}

/** How long a bot of that name searches; null for one that looks one action ahead. */
export function budgetOf(bot: string, levels: Readonly<Record<string, Level | null>>): Budget | null {
  const typed = /^search:(?:(\d+)|([\d.]+)s)$/.exec(bot);
  if (typed) return typed[1] ? { visits: Number(typed[1]) } : { seconds: Number(typed[2]) };
  const level = levels[bot];
  if (!level) return null;
  return level.visits === null ? { seconds: level.seconds! } : { visits: level.visits };
}

/** One of the actions, the less likely the more chance to win it gives away. */
function careless(actions: readonly number[], values: readonly number[], slip: number): number {
  const best = Math.max(...values);
  if (slip === 0) return actions[values.indexOf(best)]!;
  const weights = values.map((value) => Math.exp((value - best) / slip));
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => (left -= weight) < 0);
  return actions[place < 0 ? actions.length - 1 : place]!;
}

const below = (count: number) => Math.floor(Math.random() * count);
