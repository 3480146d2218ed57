/** Lights up the pieces that events speak of. */
import { piece } from "../motion/flights";
import type { Playback } from "../motion/playback.svelte";
import type { Event } from "./contract";

export function light(playback: Playback, events: readonly Event[]): void {
  const stage = playback.stage;
  if (!stage) return;
  for (const lit of stage.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  for (const event of events) {
    const telling = playback.ui.tell[event.kind]?.(event, playback.drawn);
    const names = [telling?.at, ...(telling?.flies ?? []).map(({ to }) => to)];
    for (const name of names) if (name !== undefined) piece(stage, name)?.setAttribute("data-lit", "");
  }
}
