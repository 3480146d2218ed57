/** Makes the table as high as the window leaves room for, so that nothing of it has to be scrolled to. */
import type { Attachment } from "svelte/attachments";

const LEAST = 560;
const LEAST_SHEET = 300;
const WIDE = "(min-width: 76rem)";

export const fillsFrame: Attachment<HTMLElement> = (board) => {
  const frame = board.closest<HTMLElement>(".frame");
  if (!frame) return;
  const measure = () => {
    const top = (element: Element) => element.getBoundingClientRect().top + scrollY;
    frame.style.setProperty("--frame-height", `${Math.max(LEAST, innerHeight - top(frame))}px`);
    const wide = matchMedia(WIDE).matches;
    const bottom = frame.querySelector<HTMLElement>(".bottom")?.offsetHeight ?? 0;
    const room = Math.max(LEAST_SHEET, innerHeight - top(board) - bottom - 8);
    if (wide) board.style.removeProperty("--board-height");
    else board.style.setProperty("--board-height", `${room}px`);
  };
  measure();
  const watching = new ResizeObserver(measure);
  watching.observe(document.documentElement);
  for (const part of frame.querySelectorAll(".seats, .bottom, .banner")) watching.observe(part);
  addEventListener("resize", measure);
  return () => {
    watching.disconnect();
    removeEventListener("resize", measure);
  };
};
