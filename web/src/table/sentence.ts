/** What the prompt line says: what happens, how it ended, what is to be done, or whom the table waits for. */
import { say } from "../words/page";
import type { Voice } from "../words/voice";
import type { AnyView } from "./contract";
import type { Desk } from "./desk.svelte";

/** `saying` stands instead of the task: the words of a lesson, the step of a replay. */
export function sentence(desk: Desk, saying?: string): string {
  const { view, voice } = desk;
  if (desk.teller.told) return voice.event(desk.teller.told);
  if (saying !== undefined) return saying;
  if (view.over) return outcome(view.players, view.winners ?? [], voice);
  if (view.choices.length > 0) return desk.teller.room.prompt?.(view, voice) ?? task(view, voice);
  return say(view.turn === view.seat ? "on-turn-named" : "turn-of", { player: voice.name(view.turn) });
}

export function outcome(players: number, winners: readonly number[], voice: Voice): string {
  if (players === 1) return say(winners.length > 0 ? "won-alone" : "lost-alone");
  const names = winners.map((seat) => voice.name(seat)).join(", ");
  return say(winners.length === 1 ? "won" : "won-together", { players: names });
}

function task(view: AnyView, voice: Voice): string {
  const phase = (view.state as { phase?: string }).phase;
  return phase === undefined ? say("your-turn") : voice.thing("phase", phase);
}
