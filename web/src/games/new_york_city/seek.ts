/** Brings what can be chosen into sight when none of it is: the board is taller than a phone. */
import type { Attachment } from "svelte/attachments";
import { pace } from "../../motion/pace.svelte";
import type { CityView } from "./state";

export function seek(view: CityView): Attachment<Element> {
  return (board) => {
    if (view.choices.length === 0) return;
    const frame = requestAnimationFrame(() => {
      const all = [...document.querySelectorAll("[data-touch]")];
      const first = board.querySelector("[data-touch]");
      if (!first || all.some(inSight)) return;
      first.scrollIntoView({ block: "center", behavior: pace.flight > 0 ? "smooth" : "auto" });
    });
    return () => cancelAnimationFrame(frame);
  };
}

/** Whether the middle of the element is on the screen with nothing before it. */
function inSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && element.contains(there);
}
