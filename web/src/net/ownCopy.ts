/**
 * This page's own copy of what a seat sees at a server's table: it answers without a way to the server and back.
 *
 * The server stays the authority: it decides what is played, and is asked wherever this browser cannot say.
 */
import type { AnyView } from "../table/contract";
import type { Message } from "./socket.svelte";

/** The games whose rules were asked for, and those that have come. */
const wanted = new Set<string>();
const ready = new Set<string>();

/** Has the rules of that game loaded, so that its questions can be answered here from then on. */
export function prepareOwnCopy(view: AnyView): void {
  if (wanted.has(view.game) || !("Worker" in globalThis && "WebAssembly" in globalThis)) return;
  wanted.add(view.game);
  void ask(view, { type: "why_not", action: 0 }).then(
    () => ready.add(view.game),
    () => undefined,
  );
}

/** The answer, or null where the server has to be asked. */
export async function askOwnCopy(view: AnyView, message: Message): Promise<Message | null> {
  if (!ready.has(view.game) || view.choices.length === 0) return null;
  return ask(view, message).catch(() => null);
}

async function ask(view: AnyView, about: Message): Promise<Message> {
  const line = await import("../local/line");
  return line.ask<Message>({ view, about });
}
