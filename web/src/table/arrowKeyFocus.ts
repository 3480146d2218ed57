/** One stop for the Tab key in a field of many buttons: the arrow keys walk from one to the next. */
import type { Attachment } from "svelte/attachments";

type Direction = readonly [x: number, y: number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest box that way; what lies off the line counts double. */
export function nearest(from: DOMRect, boxes: readonly DOMRect[], [x, y]: Direction): number {
  const costs = boxes.map((box) => {
    const right = box.x + box.width / 2 - from.x - from.width / 2;
    const down = box.y + box.height / 2 - from.y - from.height / 2;
    const along = right * x + down * y;
    return along < 1 ? Infinity : along + 2 * Math.abs(right * y + down * x);
  });
  const best = Math.min(...costs);
  return best === Infinity ? -1 : costs.indexOf(best);
}

export function arrowKeyFocus(): Attachment<Element> {
  return (field) => {
    const walk = (event: Event) => {
      const direction = ARROWS[(event as KeyboardEvent).key];
      if (!direction || !(event.target instanceof Element)) return;
      const stops = [...field.querySelectorAll<HTMLElement | SVGElement>("button, [tabindex]")];
      const boxes = stops.map((stop) => stop.getBoundingClientRect());
      const next = stops[nearest(event.target.getBoundingClientRect(), boxes, direction)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    field.addEventListener("keydown", walk);
    return () => field.removeEventListener("keydown", walk);
  };
}
