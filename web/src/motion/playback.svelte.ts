/** Tells what happened, event by event, so that one can follow. A tap or a newer page ends it at once. */
import { tick } from "svelte";
import type { AnyView, Event, Flight, GameUi, Telling } from "../table/contract";
import { fly, places } from "./flights";
import { pace } from "./pace.svelte";
import { play, type Sound } from "./sound";
import { reveal } from "./reveal";

export interface Step {
  readonly events: readonly Event[];
  readonly view: AnyView;
  /** The version of the match that it leads to, where somebody keeps a log. */
  readonly version?: number;
}

/** More than this many moves at once are not told but shown, as after a long absence. */
const TOO_MANY = 24;

export class Playback {
  /** What is drawn: the latest view, or one on the way to it. */
  drawn = $state.raw<AnyView>() as AnyView;
  currentEvent = $state.raw<Event | null>(null);
  /** The piece beside which the event's sentence stands now. */
  captioned = $state.raw<string | null>(null);
  /** How many views have been shown to the end so far. */
  moment = $state(0);
  /** The step that is being told, and how many of its events have been told or are being told. */
  #now = $state.raw<{ step: Step; events: number } | null>(null);
  stage: HTMLElement | null = null;
  #steps: Step[] = [];
  #busy = $state(false);
  #hurry = false;

  constructor(
    view: AnyView,
    readonly ui: GameUi,
  ) {
    this.drawn = view;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** How many events of a version have been told; all of them once it is shown. */
  told(version: number): number {
    const now = this.#now?.step.version;
    if (now === undefined || version < now) return Infinity;
    return version === now ? (this.#now?.events ?? 0) : 0;
  }

  push(step: Step): void {
    this.#steps.push(step);
    if (this.#steps.length > TOO_MANY) this.skip();
    if (!this.#busy) void this.#run();
  }

  /** Shows a view without telling how it came about. */
  jump(view: AnyView): void {
    this.#steps = [{ events: [], view }];
    this.skip();
    if (!this.#busy) void this.#run();
  }

  skip(): void {
    this.#hurry = true;
    for (const animation of this.stage?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    this.#wake();
  }

  #wake: () => void = () => {};

  async #run(): Promise<void> {
    this.#busy = true;
    this.#hurry = false;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      this.#now = { step, events: 0 };
      for (const [i, event] of step.events.entries()) {
        this.#now = { step, events: i + 1 };
        // A telling that fails must not keep the table from the true view.
        if (!this.#hurry) await this.#tell(event, step.view).catch(reportError);
      }
      this.#rest(step.view);
    }
    this.#now = null;
    this.#busy = false;
  }

  #rest(view: AnyView): void {
    this.drawn = view;
    this.moment++;
    this.currentEvent = null;
    this.captioned = null;
  }

  async #tell(event: Event, next: AnyView): Promise<void> {
    const telling: Telling = this.ui.tell[event.kind]?.(event, next) ?? {};
    const { shows = [], flies = [], at = null } = telling;
    const before = this.stage && places(this.stage, flies);
    this.currentEvent = event;
    this.captioned = at;
    for (const name of heard(flies)) play(name);
    if (shows.length > 0) this.drawn = reveal(this.drawn, next, shows);
    await tick();
    if (this.stage && before && flies.length > 0 && pace.flight > 0) {
      const flying = fly(this.stage, flies, before, pace.flight);
      await Promise.all(flying.map((animation) => animation.finished.catch(() => undefined)));
    }
    if (at !== null) await this.#pause(pace.caption);
  }

  #pause(duration: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, duration);
      this.#wake = () => (clearTimeout(timer), done());
    });
  }
}

/** What moving pieces sound like. */
const SOUND_OF: Readonly<Record<NonNullable<Flight["how"]>, Sound>> = {
  tumble: "dice",
  rise: "tower",
  land: "tower",
  walk: "card",
  turn: "card",
  fly: "card",
};

function heard(flights: readonly Flight[]): ReadonlySet<Sound> {
  return new Set(flights.map(({ how }) => SOUND_OF[how ?? "fly"]));
}
