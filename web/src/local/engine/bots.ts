/** Players that are not people: the search of src/midtown/bots/search.py around the same compiled tree. */
import type { Level } from "./declaration";
import type { Game } from "./game";
import type { Block } from "./machine";
import { freshStream, type Match } from "./match";
import { merged, newBuffers, TreeSearch, type Budget, type Candidate, type Helper, type Pause } from "./search";

const WORLDS = 24;
const PASSING = 30;

export class Thinker {
  readonly #buffers: readonly Block[];
  readonly #root: Block;
  readonly #world: Block;
  readonly #values: Block;
  #search: TreeSearch | null = null;
  /** What is thought about before: there is one tree. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly game: Game,
    /** The cores that have nothing else to do just now. */
    readonly helpers: (game: string) => readonly Helper[] = () => [],
  ) {
    const { machine, told } = game;
    this.#buffers = newBuffers(game);
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

  /** What it makes of each action it tried, the best first: by the clock with every core there is, as natively. */
  run(match: Match, seat: number, budget: Budget, pause: Pause): Promise<readonly Candidate[]> {
    const found = this.#before.then(() => this.#run(match, seat, budget, pause));
    this.#before = found.catch(() => undefined);
    return found;
  }

  async #run(match: Match, seat: number, budget: Budget, pause: Pause): Promise<readonly Candidate[]> {
    this.#search ??= new TreeSearch(this.game, this.#buffers);
    const root = () => match.imagined(seat, freshStream());
    const helpers = "seconds" in budget ? this.helpers(this.game.told.name) : [];
    const others = helpers.map((helper) => helper.grow(root(), seat, budget));
    const own = await this.#search.run(root(), seat, budget, pause);
    for (const helper of helpers) helper.stop();
    return merged([own, ...(await Promise.all(others))]);
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
