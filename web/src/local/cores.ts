/** The cores of this device that help a search; one is left to the page itself. */
import type { Done, Task } from "./core";
import type { Budget, Found, Helper } from "./engine/search";

/** So many trees grow at once, the table's own among them. */
const MOST_TREES = 4;

/** How many cores help the worker of the table on a device with so many. */
export function helpersFor(cores: number): number {
  return Math.max(0, Math.min(cores - 1, MOST_TREES) - 1);
}

/** What a worker looks like from outside. */
export interface Port {
  postMessage(task: Task): void;
  onmessage: ((event: MessageEvent<Done>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** One of them: it takes on one tree at a time. What breaks helps no more, and nobody waits for it. */
class Core {
  readonly #asked = new Set<string>();
  readonly #loaded = new Set<string>();
  #waiting: ((found: readonly Found[]) => void) | null = null;
  #broken = false;

  constructor(readonly port: Port) {
    port.onmessage = ({ data }) => this.#receive(data);
    port.onerror = () => {
      this.#broken = true;
      this.#answer([]);
    };
  }

  isFreeFor(game: string): boolean {
    return this.#loaded.has(game) && !this.#broken && !this.#waiting;
  }

  load(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    this.port.postMessage({ load: game });
  }

  grow(game: string, root: Uint8Array, seat: number, budget: Budget): Promise<readonly Found[]> {
    this.port.postMessage({ grow: game, root, seat, budget });
    return new Promise((done) => (this.#waiting = done));
  }

  stop(): void {
    if (this.#waiting) this.port.postMessage({ stop: true });
  }

  #receive(done: Done): void {
    if ("loaded" in done) this.#loaded.add(done.loaded);
    else this.#answer(done.found);
  }

  #answer(found: readonly Found[]): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(found);
  }
}

export class Cores {
  #cores: readonly Core[] | null = null;

  constructor(
    readonly count: number,
    readonly start: () => Port,
  ) {}

  /** Starts them, if they are not there yet, and has them load a game. */
  prepare(game: string): void {
    this.#cores ??= Array.from({ length: this.count }, () => new Core(this.start()));
    for (const core of this.#cores) core.load(game);
  }

  /** Those that know the game and have nothing to do. */
  freeFor(game: string): readonly Helper[] {
    this.prepare(game);
    return this.#cores!.filter((core) => core.isFreeFor(game)).map((core) => ({
      grow: (root, seat, budget) => core.grow(game, root, seat, budget),
      stop: () => core.stop(),
    }));
  }
}

/** The cores of this device, each a worker; none where a worker cannot start another. */
export function coresHere(): Cores {
  const count = typeof Worker === "undefined" ? 0 : helpersFor(navigator.hardwareConcurrency ?? 1);
  return new Cores(count, () => new Worker(new URL("./core.ts", import.meta.url), { type: "module" }));
}
