/** What the table has told so far, in the words of its log. */
import type { Playback } from "../motion/playback.svelte";
import type { Update } from "../net/types";
import type { Narrator } from "../words/narrator";
import { say } from "../words/page";

/** A log without what the table has not told yet: it does not run ahead of the pieces. */
export function toldSoFar(log: readonly Update[], playback: Playback): readonly Update[] {
  return log.flatMap((update) => {
    const events = playback.told(update.version);
    return events === 0 ? [] : [{ ...update, events: update.events.slice(0, events) }];
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
