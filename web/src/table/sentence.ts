/** What the prompt line says: what happens, how it ended, what is to be done, or whom the table waits for. */
import { say } from "../words/page";
import type { Narrator } from "../words/narrator";
import type { AnyView } from "./contract";
import type { Controller } from "./controller.svelte";
import { outcome } from "./outcome";

/** `instruction` stands instead of the task: the words of a lesson, the step of a replay. */
export function sentence(controller: Controller, instruction?: string): string {
  const { view, narrator } = controller;
  if (controller.playback.currentEvent) return narrator.event(controller.playback.currentEvent);
  if (instruction !== undefined) return instruction;
  if (view.over)
    return outcome(
      { players: view.players, winners: view.winners ?? [], scores: view.scores ?? [] },
      narrator,
      view.seat,
    );
  if (view.choices.length > 0) return controller.playback.ui.prompt?.(view, narrator) ?? task(view, narrator);
  return say(view.turn === view.seat ? "on-turn-named" : "turn-of", { player: narrator.name(view.turn) });
}

function task(view: AnyView, narrator: Narrator): string {
  const phase = (view.state as { phase?: string }).phase;
  return phase === undefined ? say("your-turn") : narrator.thing("phase", phase);
}
