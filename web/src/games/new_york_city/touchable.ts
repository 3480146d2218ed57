/** Makes a shape of the map a piece that can be touched, and while it is not looked for, a picture with a name. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "../../table/contract";
import { choiceAt, isNext, touchPiece } from "./selection.svelte";
import { points } from "../../table/pressable";
import type { CityView } from "./state";

/**
 * `stop`: whether the Tab key stops here even when there is nothing to choose; arrow keys always do.
 * `otherwise`: what pressing it does while there is nothing to choose.
 */
export function touchable(
  view: CityView,
  play: Play,
  piece: string,
  stop = false,
  otherwise?: () => void,
): Attachment<Element> {
  return (element) => {
    const lit = isNext(view, piece);
    const act = lit ? () => touchPiece(view, play, piece) : otherwise;
    element.setAttribute("role", act ? "button" : "img");
    element.setAttribute("tabindex", act || stop ? "0" : "-1");
    element.classList.toggle("choice", lit);
    if (!act) return;
    const choice = lit ? choiceAt(view, piece) : null;
    if (choice) element.setAttribute("data-choice", String(choice.id));
    const listening = new AbortController();
    element.addEventListener("click", act, { signal: listening.signal });
    element.addEventListener("keydown", (event) => pressed(event as KeyboardEvent, act), { signal: listening.signal });
    const leave = points(play, choice)(element);
    return () => {
      listening.abort();
      leave?.();
      element.removeAttribute("data-choice");
    };
  };
}

function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
