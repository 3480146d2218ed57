/** Plays a stored introduction: only the next step of the script can be chosen. */
import type { Step, Playback } from "../motion/playback.svelte";
import type { AnyView } from "./contract";
import type { Why } from "../net/why";
import type { Preview, Backend } from "./controller.svelte";

interface ScriptStep extends Step {
  /** The words before a step of the learner's; steps without words play by themselves. */
  readonly say: string | null;
  readonly action: number;
}

export interface Script {
  readonly view: AnyView;
  readonly steps: readonly ScriptStep[];
}

export class Lesson implements Backend {
  at = $state(0);

  constructor(
    readonly script: Script,
    readonly playback: Playback,
  ) {
    playback.jump(this.#guided(script.view));
  }

  get length(): number {
    return this.script.steps.length;
  }

  get done(): boolean {
    return this.at >= this.length;
  }

  get words(): string {
    const next = this.script.steps.slice(this.at).find(({ say }) => say !== null);
    return next?.say ?? "web-lesson-done";
  }

  move(): Promise<void> {
    do this.#advance();
    while (!this.done && this.script.steps[this.at]!.say === null);
    return Promise.resolve();
  }

  preview(): Promise<Preview> {
    return Promise.resolve({ chance: false, view: { ...this.playback.drawn, undoable: Infinity } });
  }

  whyNot(): Promise<Why | null> {
    return Promise.resolve(null);
  }

  #advance(): void {
    const { events, view } = this.script.steps[this.at]!;
    this.at++;
    this.playback.push({ events, view: this.#guided(view) });
  }

  /** The view with nothing but the script's next step to choose. */
  #guided(view: AnyView): AnyView {
    const next = this.script.steps[this.at]?.action;
    return { ...view, choices: view.choices.filter(({ id }) => id === next), undoable: 0 };
  }
}
