/** Brings what can be chosen into sight when none of it is: the board is taller than a phone. */
import type { Attachment } from "svelte/attachments";
import { scrollIntoSight } from "../../table/scrollIntoSight";
import type { CityView } from "./state";

export function scrollToChoice(view: CityView): Attachment<Element> {
  return (board) => {
    if (view.choices.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const others = [...document.querySelectorAll("[data-touch]")].filter((piece) => !board.contains(piece));
      scrollIntoSight([...board.querySelectorAll("[data-touch]"), ...others]);
    });
    return () => cancelAnimationFrame(frame);
  };
}
