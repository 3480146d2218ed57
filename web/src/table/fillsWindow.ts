/** Makes a board as high as the window leaves room for, or a part of that, with the prompt line below it in sight. */
import type { Attachment } from "svelte/attachments";

const LEAST = 480;
const EDGE = 10;

/** Fills a part of that room, but is never lower than `least`. */
export const fillsPart =
  (part: number, least = () => LEAST): Attachment<HTMLElement> =>
  (board) => {
    const section = board.parentElement ?? board;
    const main = section.parentElement;
    const measure = () => {
      const top = board.getBoundingClientRect().top + scrollY;
      const gap = main ? parseFloat(getComputedStyle(main).rowGap) || 0 : 0;
      const room = innerHeight - top - EDGE - heights(section, gap);
      board.style.height = `${Math.max(least(), room) * part}px`;
    };
    measure();
    const watching = new ResizeObserver(measure);
    if (main) for (const part of main.children) if (part !== section) watching.observe(part);
    if (main) watching.observe(main);
    addEventListener("resize", measure);
    return () => {
      watching.disconnect();
      removeEventListener("resize", measure);
    };
  };

export const fillsWindow = fillsPart(1);

/** How much stands below: parts that stick to the window's edge count with their own height. */
function heights(section: Element, gap: number): number {
  let sum = 0;
  for (let next = section.nextElementSibling; next; next = next.nextElementSibling) {
    sum += (next as HTMLElement).offsetHeight + gap;
  }
  return sum;
}
