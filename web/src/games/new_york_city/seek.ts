/** Brings what can be chosen into sight when none of it is: the board is taller than a phone. */
import type { Attachment } from "svelte/attachments";
import { bringIntoSight } from "../../table/sight";
import type { CityView } from "./state";

export function seek(view: CityView): Attachment<Element> {
  return (board) => {
    if (view.choices.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const others = [...document.querySelectorAll("[data-touch]")].filter((piece) => !board.contains(piece));
      bringIntoSight([...board.querySelectorAll("[data-touch]"), ...others]);
    });
    return () => cancelAnimationFrame(frame);
  };
}
