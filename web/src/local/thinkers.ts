/** Who thinks for whom: a bot at its turn and a hint elsewhere do not wait for each other. */
import type { Cores } from "./cores";
import { Thinker } from "./engine/bots";
import type { Game } from "./engine/game";

export type Purpose = "bot" | "hint";

export class Thinkers {
  readonly #known = new Map<string, Thinker>();

  constructor(readonly cores: Cores) {}

  for(game: Game, purpose: Purpose): Thinker {
    const key = `${game.told.name} ${purpose}`;
    const known = this.#known.get(key) ?? new Thinker(game, (name) => this.cores.freeFor(name));
    this.#known.set(key, known);
    return known;
  }
}
