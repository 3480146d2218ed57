/** A tree of search in compiled code, and what several of them found together (src/midtown/bots/search.py). */
import type { Memory } from "./declaration";
import type { Game } from "./game";
import { blockAt, BYTES, type Block } from "./machine";

/** What a tree found out about an action at its root, in sums, so that trees can be added up. */
export interface Found {
  readonly action: number;
  readonly visits: number;
  readonly total: number;
  readonly points: number;
}

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

/** Another core, which grows a tree of its own. */
export interface Helper {
  /** What it found until the budget was spent or it was told to stop. */
  grow(root: Uint8Array, seat: number, budget: Budget): Promise<readonly Found[]>;
  stop(): void;
}

/** The place of the decisions among what a tree has used. */
const DECISIONS = 2;
const MOST_EDGES = 1 << 18;
const [FIRST_CHUNK, CHUNK, CHUNK_SECONDS] = [16, 256, 0.02];

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
    readonly buffers = newBuffers(game),
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

  async run(root: Uint8Array, seat: number, budget: Budget, pause: Pause): Promise<readonly Found[]> {
    this.begin(root, seat);
    const began = performance.now();
    let [done, chunk] = [0, FIRST_CHUNK];
    for (;;) {
      this.grow(seat, chunk);
      done += chunk;
      const spent = (performance.now() - began) / 1000;
      const left = "visits" in budget ? budget.visits - done : Math.floor(((budget.seconds - spent) * done) / spent);
      if (left <= 0 || this.#settled(left)) return this.found();
      chunk =
        "visits" in budget
          ? Math.min(CHUNK, left)
          : Math.max(1, Math.min(left, Math.floor((done / spent) * CHUNK_SECONDS)));
      if (!(await pause())) return this.found();
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

  found(): readonly Found[] {
    const { machine } = this.game;
    const [action, visits] = [this.#integers("action"), this.#integers("visits")];
    const [total, points] = [machine.reals(this.#tree["total"]!), machine.reals(this.#tree["points"]!)];
    return this.#edges()
      .filter((edge) => visits[edge]! > 0)
      .map((edge) => ({
        action: action[edge]!,
        visits: visits[edge]!,
        total: total[edge]!,
        points: points[edge]!,
      }));
  }

  /** How many decisions were simulated for it. */
  get decisions(): number {
    return this.#integers("used")[DECISIONS]!;
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

/** What trees that grew side by side make of each action together, the best first. */
export function merged(trees: readonly (readonly Found[])[]): readonly Candidate[] {
  const sums = new Map<number, Found>();
  for (const { action, visits, total, points } of trees.flat()) {
    const sum = sums.get(action) ?? { action, visits: 0, total: 0, points: 0 };
    sums.set(action, {
      action,
      visits: sum.visits + visits,
      total: sum.total + total,
      points: sum.points + points,
    });
  }
  return [...sums.values()]
    .map(({ action, visits, total, points }) => ({ action, visits, value: total / visits, points: points / visits }))
    .sort((one, two) => two.visits - one.visits || two.value - one.value || one.action - two.action);
}

/** The memory that bots think in, apart from the tree. */
export function newBuffers(game: Game): readonly Block[] {
  return game.told.search.buffers.map((memory) => made(game, memory));
}

function made(game: Game, { kind, shape, filled }: Memory, edges = 0): Block {
  const block = game.machine.array(BYTES[kind], shape ?? [edges]);
  if (kind === "i4") game.machine.integers(block).fill(filled);
  else game.machine.bytes(block).fill(0);
  return block;
}
