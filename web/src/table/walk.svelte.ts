/** The scoring walks across the board: source by source, in six seconds at most, as fast as one likes. */
import { pace } from "../motion/pace.svelte";
import { play } from "../motion/sound";
import type { Score } from "./contract";

const STEP = 700;
const LONGEST = 6000;

export class Walk {
  /** How many sources have been counted. */
  counted = $state(0);
  readonly sources: readonly string[];
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly scores: readonly Score[]) {
    const names = Object.keys(scores[0]?.sources ?? {});
    this.sources = names.filter((name) => scores.some((score) => score.sources[name]));
    if (pace.flight === 0) this.skip();
  }

  /** The source that is being counted. */
  get now(): string | null {
    return this.over ? null : (this.sources[this.counted] ?? null);
  }

  get over(): boolean {
    return this.counted >= this.sources.length;
  }

  points(seat: number): number {
    const score = this.scores[seat];
    if (!score || this.over) return score?.total ?? 0;
    return this.sources.slice(0, this.counted).reduce((sum, name) => sum + (score.sources[name] ?? 0), 0);
  }

  /** Begins, and says how to stop. */
  begin(finished: () => void): () => void {
    if (this.over) return (finished(), () => undefined);
    const step = Math.min(STEP, LONGEST / this.sources.length);
    this.#timer = setInterval(() => {
      play("count");
      this.counted++;
      if (!this.over) return;
      clearInterval(this.#timer);
      finished();
    }, step);
    return () => clearInterval(this.#timer);
  }

  skip(): void {
    this.counted = this.sources.length;
  }
}
