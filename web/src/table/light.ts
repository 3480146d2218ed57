/** Lights up the pieces that events speak of. */
import { piece } from "../motion/flights";
import type { Teller } from "../motion/teller.svelte";
import type { Event } from "./contract";

export function light(teller: Teller, events: readonly Event[]): void {
  const stage = teller.stage;
  if (!stage) return;
  for (const lit of stage.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  for (const event of events) {
    const telling = teller.room.tell[event.kind]?.(event, teller.drawn);
    const names = [telling?.at, ...(telling?.flies ?? []).map(({ to }) => to)];
    for (const name of names) if (name !== undefined) piece(stage, name)?.setAttribute("data-lit", "");
  }
}
