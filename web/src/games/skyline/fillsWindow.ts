/** Makes a board as high as the window leaves room for, with the prompt line below it in sight. */
import type { Attachment } from "svelte/attachments";

const LEAST = 480;
const EDGE = 8;

export const fillsWindow: Attachment<HTMLElement> = (board) => {
  const around = board.closest("main") ?? board.parentElement;
  const measure = () => {
    const here = board.getBoundingClientRect();
    const below = (around?.getBoundingClientRect().bottom ?? here.bottom) - here.bottom;
    const room = innerHeight - (here.top + scrollY) - below - EDGE;
    board.style.height = `${Math.max(LEAST, room)}px`;
  };
  measure();
  const watching = new ResizeObserver(measure);
  if (around) watching.observe(around);
  addEventListener("resize", measure);
  return () => {
    watching.disconnect();
    removeEventListener("resize", measure);
  };
};
