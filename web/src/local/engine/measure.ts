/** What the benchmark measures in a browser (benchmarks/browser.py): the same work as natively, in one worker. */
import type { Declaration } from "./declaration";
import { Game, type Shown } from "./game";
import { blockAt, Machine } from "./machine";
import { freshSeed, freshStream, Match } from "./match";
import { newBuffers, TreeSearch } from "./search";

export interface Rate {
  readonly decisions: number;
  /** Games, or simulations of a search. */
  readonly whole: number;
  readonly seconds: number;
}

export class Bench {
  readonly #game: Game;
  readonly #match: Match;
  readonly #search: TreeSearch;

  constructor(told: Declaration, machine: Machine, shown: Shown, players: number, simulations: number) {
    this.#game = new Game(machine, shown);
    const options = Object.fromEntries(told.options.map(({ name, default: usual }) => [name, usual as null]));
    this.#match = new Match(this.#game, players, options, freshSeed());
    this.#search = new TreeSearch(this.#game, newBuffers(this.#game), simulations + 1);
  }

  static async open(folder: string, name: string, players: number, simulations: number): Promise<Bench> {
    const [told, code, showing] = await Promise.all([
      fetch(`${folder}/${name}.json`).then((response) => response.json() as Promise<Declaration>),
      fetch(`${folder}/${name}.wasm`).then((response) => response.arrayBuffer()),
      import(/* @vite-ignore */ `${folder}/${name}.mjs`) as Promise<{ default: Shown }>,
    ]);
    return new Bench(told, await Machine.start(told, code), showing.default, players, simulations);
  }

  /** Random games for about so long. */
  randomPlay(seconds: number, batch: number): Rate {
    const { machine, told, choices } = this.#game;
    const { size } = told.record;
    const [table, blank] = [machine.array(size, [1]), machine.array(size, [1])];
    const start = this.#game.blank(this.#match.players, this.#match.options);
    machine.bytes(blank).set(start);
    machine.bytes(table).set(start);
    const stream = this.#game.record.fields.get("stream")!;
    machine.bytes(blockAt(table.at + stream.at, 8, [1])).set(new Uint8Array(BigUint64Array.of(freshStream()).buffer));
    return timed(seconds, () => {
      const decisions = machine.call("random_games", table, blank, choices, batch);
      return { decisions, whole: batch };
    });
  }

  /** Searches from the start of a game, each of so many simulations, for about so long. */
  searches(seconds: number, simulations: number): Rate {
    return timed(seconds, () => {
      this.#search.begin(this.#match.imagined(0, freshStream()), 0);
      this.#search.grow(0, simulations);
      return { decisions: this.#search.decisions, whole: simulations };
    });
  }
}

function timed(seconds: number, work: () => Omit<Rate, "seconds">): Rate {
  const began = performance.now();
  let [decisions, whole, spent] = [0, 0, 0];
  while (spent < seconds) {
    const done = work();
    decisions += done.decisions;
    whole += done.whole;
    spent = (performance.now() - began) / 1000;
  }
  return { decisions, whole, seconds: spent };
}
