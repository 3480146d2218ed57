/** Where the person at the table decides: what is pointed at, what is asked, what is sent. */
import { isWithdrawn, whyOf } from "../net/refusals";
import type { Update } from "../net/types";
import type { Playback } from "../motion/playback.svelte";
import type { Narrator } from "../words/narrator";
import type { AnyView, Choice, Event, Form, Play } from "./contract";
import type { Why } from "../net/why";
import { preferences } from "./preferences.svelte";
import { sentence as sentenceOf } from "./sentence";
import { linesOf, toldSoFar } from "./told";
import type { Walk } from "./walk.svelte";

/** What an action would lead to; with chance in between nobody knows. */
export interface Preview {
  readonly chance: boolean;
  readonly view?: AnyView;
}

/** Whoever knows the rules: the server, a stored example or a lesson. */
export interface Backend {
  move(choice: Choice): Promise<void>;
  preview(choice: Choice): Promise<Preview>;
  whyNot(form: Form): Promise<Why | null>;
}

/** So many lines of the log a board may repeat. */
const LAST = 2;

export class Controller implements Play {
  pointed = $state.raw<Choice | null>(null);
  preview = $state.raw<AnyView | null>(null);
  #asked = $state.raw<{ choice: Choice; view: AnyView } | null>(null);
  #why = $state.raw<{ why: Why; view: AnyView } | null>(null);
  /** The final scoring, from its beginning on. */
  walk = $state.raw<Walk | null>(null);
  /** The log of the match, as far as this table knows it. */
  log: () => readonly Update[] = () => [];
  /** The choice that is on its way. */
  sent = $state.raw<Choice | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache that nobody draws
  #known = new Map<number, Promise<Preview>>();
  #knownFor: AnyView | null = null;

  constructor(
    readonly playback: Playback,
    readonly narrator: Narrator,
    readonly backend: Backend,
  ) {}

  get currentEvent(): Event | null {
    return this.playback.currentEvent;
  }

  get view(): AnyView {
    return this.playback.drawn;
  }

  get events(): readonly Event[] {
    return toldSoFar(this.log(), this.playback).flatMap((update) => update.events);
  }

  get lastLines(): readonly string[] {
    const told = toldSoFar(this.log(), this.playback).slice(-LAST);
    return told.flatMap((update) => linesOf(update, this.narrator)).slice(-LAST);
  }

  counted(seat: number): number | null {
    return this.walk && !this.walk.over ? this.walk.points(seat) : null;
  }

  get sentence(): string {
    return sentenceOf(this);
  }

  /** The choice that waits for a second tap, because it cannot be undone. It is forgotten when the table moves on. */
  get asked(): Choice | null {
    return this.#asked?.view === this.view ? this.#asked.choice : null;
  }

  /** A choice in words that name its pieces. */
  words(choice: Choice): string {
    return this.playback.ui.about?.(choice, this.view, this.narrator)?.words ?? this.narrator.action(choice);
  }

  /** Why not, as long as the table stands as it did. */
  get why(): Why | null {
    return this.#why?.view === this.view ? this.#why.why : null;
  }

  /** Whether a choice is on its way to the server. */
  get sending(): boolean {
    return this.sent !== null;
  }

  /** Whether this seat may choose now. */
  get live(): boolean {
    return !this.playback.busy && !this.sending && this.view.choices.length > 0;
  }

  /** Letting go waits a moment: an element may lose the focus because it is just being taken away. */
  point(choice: Choice | null): void {
    if (choice) this.#pointAt(choice);
    else queueMicrotask(this.#letGo.bind(this, this.pointed));
  }

  #letGo(choice: Choice | null): void {
    if (this.pointed !== choice) return;
    this.pointed = null;
    this.preview = null;
  }

  #pointAt(choice: Choice): void {
    this.pointed = choice;
    this.preview = null;
    void this.#look(choice).then((seen) => this.pointed === choice && (this.preview = seen.view ?? null));
  }

  async look(choice: Choice): Promise<AnyView | null> {
    return (await this.#look(choice)).view ?? null;
  }

  choose(choice: Choice, sure = false): void {
    this.#why = null;
    if (!this.live) this.playback.skip();
    else void this.#choose(choice, sure || this.asked?.id === choice.id || this.#goesWithoutSaying(choice));
  }

  /** Plays what was asked about, and does not ask about its kind again. */
  trust(): void {
    const choice = this.asked;
    if (!choice) return;
    preferences.trust(this.view.game, choice.kind);
    this.choose(choice, true);
  }

  cancel(): void {
    this.#asked = null;
    this.#why = null;
    this.point(null);
  }

  ask(form: Form): void {
    const view = this.view;
    this.#asked = null;
    void this.backend.whyNot(form).then((why) => (this.#why = why && { why, view }));
  }

  async #choose(choice: Choice, sure: boolean): Promise<void> {
    const view = this.view;
    const final = !sure && (await this.#isFinal(choice));
    if (this.view !== view) return;
    if (final) {
      this.#asked = { choice, view };
      return;
    }
    this.sent = choice;
    this.cancel();
    try {
      await this.backend.move(choice);
    } catch (refusal) {
      if (!isWithdrawn(refusal)) this.#why = { why: whyOf(refusal), view: this.view };
    } finally {
      this.sent = null;
    }
  }

  /** Nobody is asked where nothing is given up, about the only thing to do, or about what they said not to ask again. */
  #goesWithoutSaying(choice: Choice): boolean {
    if (!preferences.confirm || this.view.choices.length === 1) return true;
    const { stakes } = this.playback.ui;
    const harmless = stakes !== undefined && !stakes.includes(choice.kind);
    return harmless || preferences.trusts(this.view.game, choice.kind);
  }

  async #isFinal(choice: Choice): Promise<boolean> {
    const seen = await this.#look(choice);
    return seen.chance || (seen.view?.undoable ?? 0) === 0;
  }

  #look(choice: Choice): Promise<Preview> {
    if (this.#knownFor !== this.view) {
      this.#known.clear();
      this.#knownFor = this.view;
    }
    const known = this.#known.get(choice.id) ?? this.backend.preview(choice).catch(() => ({ chance: true }));
    this.#known.set(choice.id, known);
    return known;
  }
}
