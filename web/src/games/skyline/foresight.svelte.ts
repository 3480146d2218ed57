/** What choices would bring or cost their seat in points, as the table says; the board itself counts nothing. */
import { untrack } from "svelte";
import type { Choice, Play } from "../../table/contract";
import type { SkylineView } from "./state";

export class Foresight {
  #points = $state.raw<Readonly<Record<number, number>>>({});
  #asked: number[] = [];
  #for: SkylineView | null = null;

  /** Looks ahead at what `choices` says, as long as the table stands as it does. */
  constructor(
    readonly view: () => SkylineView,
    readonly play: () => Play,
    choices: () => readonly Choice[],
  ) {
    $effect(() => {
      const [view, wanted] = [this.view(), choices()];
      untrack(() => this.#look(view, wanted));
    });
  }

  /** The points gained, or lost below zero; undefined while nobody knows. */
  of(choice: Choice | undefined): number | undefined {
    return choice && this.#points[choice.id];
  }

  #look(view: SkylineView, choices: readonly Choice[]): void {
    if (this.#for?.choices !== view.choices) {
      this.#for = view;
      this.#asked = [];
      this.#points = {};
    }
    for (const choice of choices) if (!this.#asked.includes(choice.id)) void this.#ask(view, choice);
  }

  async #ask(view: SkylineView, choice: Choice): Promise<void> {
    this.#asked.push(choice.id);
    const seat = view.seat ?? 0;
    const after = (await this.play().look(choice)) as SkylineView | null;
    if (after === null || this.#for?.choices !== view.choices) return;
    const gain = (after.shown.points[seat] ?? 0) - (view.shown.points[seat] ?? 0);
    this.#points = { ...this.#points, [choice.id]: gain };
  }
}
