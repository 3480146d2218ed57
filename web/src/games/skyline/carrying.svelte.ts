/** Carries a die to where it fits, with a mouse, a pen or a finger. Taps and keys do the same without. */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";
import type { ShownDie } from "./street";
import type { Side } from "./tray";

/** From so many pixels on it is no tap any more. */
const FAR = 7;
/** So many pixels beside a place still mean that place. */
const NEAR = 28;

export interface Carried {
  readonly die: ShownDie;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export class Carrying {
  now = $state.raw<Carried | null>(null);
  #listening: AbortController | null = null;

  constructor(
    readonly desk: Desk,
    readonly stage: () => HTMLElement | undefined,
    readonly press: (side: Side) => void,
  ) {}

  /** Makes an element the die that can be carried away. */
  from(die: ShownDie): Attachment<HTMLElement> {
    return (element) => {
      const begin = (event: PointerEvent) => event.button === 0 && event.isPrimary && this.#begin(die, event);
      element.addEventListener("pointerdown", begin);
      return () => element.removeEventListener("pointerdown", begin);
    };
  }

  #begin(die: ShownDie, start: PointerEvent): void {
    this.#end();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const moved = (event: PointerEvent) => {
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (this.now === null && (way < FAR || !this.desk.lift(die))) return;
      this.now = { die, x: event.clientX, y: event.clientY };
    };
    const dropped = (event: PointerEvent) => {
      const carried = this.now;
      this.#end();
      if (carried === null) return;
      swallowClick();
      if (!this.#drop(event)) this.desk.putDown();
    };
    addEventListener("pointermove", moved, { signal });
    addEventListener("pointerup", dropped, { signal });
    addEventListener("pointercancel", () => (this.now && this.desk.putDown(), this.#end()), { signal });
  }

  #end(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.now = null;
  }

  /** Builds on the place below, or presses the key that lies there; false where nothing is. */
  #drop(point: Point): boolean {
    const place = this.#place(point);
    if (place) return place.dispatchEvent(new MouseEvent("click"));
    const below = document.elementFromPoint(point.clientX, point.clientY);
    const side = below?.closest<HTMLElement>("[data-side]")?.dataset["side"] as Side | undefined;
    if (side) this.press(side);
    return side !== undefined;
  }

  /** The lit place below the point, else the nearest beside it. */
  #place({ clientX, clientY }: Point): Element | undefined {
    const away = (element: Element) => {
      const box = element.getBoundingClientRect();
      const x = Math.max(box.left - clientX, 0, clientX - box.right);
      return Math.hypot(x, Math.max(box.top - clientY, 0, clientY - box.bottom));
    };
    const places = [...(this.stage()?.querySelectorAll("[data-spot][data-choice]") ?? [])];
    return places.filter((place) => away(place) < NEAR).sort((a, b) => away(a) - away(b))[0];
  }
}

/** What was carried was not clicked. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.isTrusted && (event.stopPropagation(), event.preventDefault());
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
