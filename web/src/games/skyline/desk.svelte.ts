/** The tray as the board holds it: what it becomes by taps and keys, and what is played from it one by one. */
import { untrack } from "svelte";
import type { Choice, Form, Play } from "../../table/contract";
import type { Die, SkylineView } from "./state";
import type { ShownDie } from "./street";
import * as tray from "./tray";
import { question } from "./words";

export class Desk {
  tray = $state.raw<tray.Tray>(tray.EMPTY);
  /** The tray before a die was lifted. */
  #before: tray.Tray = tray.EMPTY;
  /** What is still to be played, in this order. */
  #waiting = $state.raw<readonly Form[]>([]);
  readonly #view: () => SkylineView;
  readonly #play: () => Play;
  readonly table = $derived.by(() => tray.tableOf(this.#view()));

  constructor(view: () => SkylineView, play: () => Play) {
    this.#view = view;
    this.#play = play;
    $effect.pre(() => {
      void this.#view().choices;
      untrack(() => (this.tray = tray.settled(this.tray, this.table)));
    });
    $effect(() => {
      if (this.#play().live && this.#waiting.length > 0) untrack(() => this.#go());
    });
  }

  get lit(): readonly Choice[] {
    return tray.lit(this.tray, this.table);
  }

  get doomed(): readonly Choice[] {
    return tray.doomed(this.tray, this.table);
  }

  /** What a second press of a key would play; more dice may follow the first. */
  nextOf(use: tray.Use): Choice | undefined {
    const { plays } = tray.press(this.tray, this.table, use);
    return plays[0] && tray.found(this.table.choices, plays[0]);
  }

  /** Presses a key; one that cannot be used says why. */
  press(side: tray.Side): void {
    const { table } = this;
    if (!table.mine || table.stage === "resting") return;
    const key = tray.keysOf(this.tray, table)[side];
    if (key.state !== "no") return this.#become(tray.press(this.tray, table, key.use));
    const asked = question(key, this.tray, table);
    if (asked) this.#play().ask(asked);
  }

  /** Taps a die by its place. */
  pick(place: number): void {
    const die = this.table.dice[place];
    if (die && this.table.mine) this.tap([die]);
  }

  tap(group: readonly ShownDie[]): void {
    const next = tray.tapGroup(this.tray, this.table, group);
    const [die] = group;
    if (next !== this.tray) this.tray = next;
    else if (die && this.table.stage === "after") this.#play().ask({ kind: "hold", die: die.die, face: die.face });
  }

  /** Takes a die in the hand to carry it somewhere; false when that is not possible now. */
  lift(die: ShownDie): boolean {
    if (!this.#play().live || !tray.canLift(this.table)) return false;
    this.#before = this.tray;
    this.tray = tray.lift(die);
    return true;
  }

  /** What was carried to nowhere lies again where it lay. */
  putDown(): void {
    this.tray = this.#before;
  }

  reach(die: Die): (() => void) | undefined {
    const next = tray.reach(this.tray, this.table, die);
    return next === this.tray ? undefined : () => (this.tray = next);
  }

  putBack(die: Die): void {
    this.tray = tray.putBack(this.tray, die);
  }

  aim(choices: readonly Choice[]): void {
    this.tray = tray.aim(this.tray, choices);
  }

  demolish(): void {
    this.#become(tray.demolish(this.tray, this.table));
  }

  build(choice: Choice): void {
    this.#become({ tray: tray.EMPTY, plays: [choice] });
  }

  /** One step back; false when there was nothing to take back. */
  escape(): boolean {
    const next = tray.escape(this.tray);
    const changed = next !== this.tray;
    this.tray = next;
    return changed;
  }

  #become({ tray: next, plays }: tray.Outcome): void {
    this.tray = next;
    this.#waiting = plays;
  }

  /** Plays the next that waits. Where the table has become another, nothing of it is played any more. */
  #go(): void {
    const [form, ...rest] = this.#waiting;
    const choice = form && tray.found(this.table.choices, form);
    this.#waiting = choice ? rest : [];
    if (choice) this.#play().choose(choice, true);
  }
}
