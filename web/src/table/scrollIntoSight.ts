/** What can be chosen may lie out of sight: a board is taller than a phone, and the prompt line lies over its end. */
import type { Attachment } from "svelte/attachments";
import { pace } from "../motion/pace.svelte";

/** For what appears because somebody asked for it, perhaps far below. */
export const comesIntoSight: Attachment = (element) => scrollIntoSight([element]);

/** Scrolls the first of these to the middle of what is free, unless one of them can be seen already. */
export function scrollIntoSight(elements: readonly Element[]): void {
  const [first] = elements;
  if (!first || elements.some(inSight)) return;
  const behavior = pace.flight > 0 ? "smooth" : "auto";
  const sheet = document.querySelector(".bottom");
  if (sheet?.contains(first)) return first.scrollIntoView({ block: "nearest", behavior });
  const { y, height } = first.getBoundingClientRect();
  const free = Math.min(innerHeight, sheet?.getBoundingClientRect().top ?? innerHeight);
  scrollBy({ top: y + height / 2 - free / 2, behavior });
}

/** Whether its middle and its lower end are on the screen with nothing over them. */
function inSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [0.5, 0.9].every((part) => {
    const there = document.elementFromPoint(x + width / 2, y + height * part);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}
