/**
 * Says what can be chosen and what happened, as the Python package's narrator does.
 *
 * An argument that names a thing, such as die: "upper", reaches a message as the words for it (message `die-upper`),
 * and as `die-id` by its plain name; a number also as `place-nth`, counted from one; a thing with an ability
 * brings it as `character-ability`.
 */
import type { Choice, Event, Form } from "../table/contract";
import { Texts, type Arguments, type Sources } from "./texts";

export class Narrator extends Texts {
  constructor(
    sources: Sources,
    /** What the seats are called: asked each time, for a bot's name changes with the language. */
    readonly names: () => readonly string[],
  ) {
    super(sources);
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.names()[seat] ?? this.text("player", { number: seat + 1 }));
  }

  thing(kind: string, name: string): string {
    return this.text(dashed(`${kind}-${name}`));
  }

  letter(kind: string, name: string): string {
    return this.text(`${dashed(`${kind}-${name}`)}.letter`);
  }

  /** Variants that say nothing leave blanks behind; they are tidied away. */
  action(action: Choice | Form): string {
    const { kind, id: _, ...given } = action;
    return this.text(`action-${dashed(kind)}`, this.#words(given))
      .split(/\s+/)
      .join(" ")
      .trim();
  }

  reason(reason: string): string {
    return this.text(`reason-${dashed(reason)}`);
  }

  event(event: Event): string {
    return this.#run([event]);
  }

  /** One sentence an event, except that a run of one kind that the texts can list becomes one sentence. */
  events(events: readonly Event[]): string[] {
    return this.runs(events).map((run) => this.#run(run));
  }

  /** The events that share a sentence, together. */
  runs(events: readonly Event[]): Event[][] {
    const runs: Event[][] = [];
    for (const event of events) {
      const last = runs.at(-1)?.[0];
      const joins = last?.kind === event.kind && last.seat === event.seat && this.#listed(event.kind);
      if (joins) runs.at(-1)!.push(event);
      else runs.push([event]);
    }
    return runs;
  }

  #listed(kind: string): boolean {
    return this.has(`event-${dashed(kind)}.each`);
  }

  #run(run: readonly Event[]): string {
    const { kind, seat } = run[0]!;
    const key = `event-${dashed(kind)}`;
    const player = this.name(seat);
    const hidden = () => this.text(`${key}.hidden`, { player, count: run.length });
    const words = run.map(({ kind: _, seat: __, ...given }) => ({ player, ...this.#words(given) }));
    if (!this.#listed(kind)) return this.attempt(key, words[0]) ?? hidden();
    const items = words.map((each) => this.attempt(`${key}.each`, each));
    return items.includes(null) ? hidden() : this.text(key, { player, items: items.join(", ") });
  }

  #words(given: Readonly<Record<string, string | number | null>>): Arguments {
    const words: Arguments = {};
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue;
      words[name] = value;
      if (typeof value === "number") {
        words[`${name}-nth`] = value + 1;
        continue;
      }
      words[name] = this.thing(name, value);
      words[`${name}-id`] = value;
      const ability = this.attempt(`${dashed(`${name}-${value}`)}.ability`);
      if (ability !== null) words[`${name}-ability`] = ability;
    }
    return words;
  }
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}
