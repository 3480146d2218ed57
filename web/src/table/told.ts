/** What the table has told so far, in the words of its log. */
import type { Playback } from "../motion/playback.svelte";
import type { Update } from "../net/types";
import type { Narrator } from "../words/narrator";
import { say } from "../words/page";

/**
 * A log without what the table has not told yet: it does not run ahead of the pieces.
 *
 * What is told to the end stays the same object, so that nobody draws its line again while the next one is told.
 */
export function toldSoFar(log: readonly Update[], playback: Playback): readonly Update[] {
  return log.flatMap((update) => {
    const events = playback.told(update.version);
    if (events === 0) return [];
    return [events < update.events.length ? { ...update, events: update.events.slice(0, events) } : update];
  });
}

/** What is said of an update that is no move. */
export function noteOf(update: Update, narrator: Narrator): string | null {
  return update.kind === "move" ? null : say(`update-${update.kind}`, { player: narrator.name(update.by) });
}

export function linesOf(update: Update, narrator: Narrator): readonly string[] {
  const note = noteOf(update, narrator);
  return [...(note === null ? [] : [note]), ...narrator.events(update.events)];
}
