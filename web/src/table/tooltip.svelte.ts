/** The fuller words about a piece, shown while it is pointed at, focused or held under a finger. */
import type { Attachment } from "svelte/attachments";

export interface TooltipText {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Shown extends TooltipText {
  readonly of: Element;
  readonly beside: Element;
}

/** How long a finger holds, and how long a mouse rests, before the words appear. */
const HELD_MS = 450;
const RESTED_MS = 250;

let shown = $state.raw<Shown | null>(null);

export const tooltip = {
  get now(): Shown | null {
    return shown;
  },
  close(): void {
    shown = null;
  },
};

/** Without words the element is left alone. What has words can have the focus: arrow keys get there. */
export function showsTooltip(words: TooltipText | undefined): Attachment<Element> {
  return (element) => {
    if (!words) return;
    if (!element.matches("button, a, [tabindex]")) element.setAttribute("tabindex", "-1");
    const listening = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const on = (name: string, act: (event: Event) => void, capture = false) =>
      element.addEventListener(name, act, { signal: listening.signal, capture });
    /** Words about a part stand beside the whole, so that they hide nothing of it. */
    const show = () => (shown = { ...words, of: element, beside: element.closest("[data-whole]") ?? element });
    const hide = () => {
      clearTimeout(waiting);
      // A piece that goes away loses the focus while the table is being drawn, when nothing may change.
      queueMicrotask(() => shown?.of === element && (shown = null));
    };
    let heldLong = false;
    on("pointerenter", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") waiting = setTimeout(show, RESTED_MS);
    });
    on("pointerleave", hide);
    on("focus", () => element.matches(":focus-visible") && show());
    on("blur", hide);
    on("pointerdown", (event) => {
      heldLong = false;
      if ((event as PointerEvent).pointerType === "mouse") return;
      waiting = setTimeout(() => ((heldLong = true), show()), HELD_MS);
    });
    on("pointerup", () => clearTimeout(waiting));
    on("contextmenu", (event) => heldLong && event.preventDefault());
    // A finger that held to read does not also choose.
    on("click", (event) => heldLong && (event.stopImmediatePropagation(), event.preventDefault()), true);
    return () => (listening.abort(), hide());
  };
}
