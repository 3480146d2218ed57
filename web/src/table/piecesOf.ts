/** The pieces on the table that a choice is about. */
import { piece } from "../motion/flights";
import type { Choice } from "./contract";
import type { Controller } from "./controller.svelte";

/** Those the game names; else what offers the choice on the board or among one's own things. */
export function piecesOf({ playback, view, narrator }: Controller, choice: Choice): readonly Element[] {
  const { stage, ui } = playback;
  if (!stage) return [];
  const named = ui.about?.(choice, view, narrator)?.pieces ?? [];
  const found = named.flatMap((name) => piece(stage, name) ?? []);
  return found.length > 0 ? found : offering(stage, choice).slice(0, 1);
}

/** What offers a choice, less the lists of choices. */
export function offering(stage: ParentNode, choice: Choice): readonly Element[] {
  const all = [...stage.querySelectorAll(`[data-choice="${choice.id}"]`)];
  return all.filter((each) => !each.closest(".overlay") && each.checkVisibility());
}
