/** Makes a shape or an element a choice: focus, keyboard, label, pointing and pressing, all in one attachment. */
import type { Attachment } from "svelte/attachments";
import type { Choice, Play } from "./contract";

/** Without a choice the element is left alone. `press` replaces playing at once, for choices of several steps. */
export function pressable(play: Play, choice: Choice | undefined, press?: () => void): Attachment<Element> {
  return (element) => {
    if (!choice) return;
    const act = press ?? (() => play.choose(choice));
    const labelled = element.hasAttribute("aria-label");
    if (!labelled) element.setAttribute("aria-label", play.narrator.action(choice));
    if (!(element instanceof HTMLButtonElement)) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
    }
    element.setAttribute("data-choice", String(choice.id));
    element.classList.add("choice");
    const listening = new AbortController();
    const on = (name: string, act: (event: Event) => void) =>
      element.addEventListener(name, act, { signal: listening.signal });
    on("click", act);
    on("keydown", (event) => pressed(event, element, act));
    const leave = points(play, choice)(element);
    return () => {
      listening.abort();
      leave?.();
      for (const name of ["role", "tabindex", "data-choice"]) element.removeAttribute(name);
      if (!labelled) element.removeAttribute("aria-label");
      element.classList.remove("choice");
    };
  };
}

/** Points at the choice while the pointer or the focus is on the element. */
export function points(play: Play, choice: Choice | null): Attachment<Element> {
  return (element) => {
    if (!choice) return;
    const listening = new AbortController();
    const on = (name: string, to: Choice | null) =>
      element.addEventListener(name, () => play.point(to), { signal: listening.signal });
    on("pointerenter", choice);
    on("pointerleave", null);
    on("focus", choice);
    on("blur", null);
    return () => listening.abort();
  };
}

/** A button presses itself on Enter and the space bar; a shape has to be told. */
function pressed(event: Event, element: Element, act: () => void): void {
  const key = (event as KeyboardEvent).key;
  if (element instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
  event.preventDefault();
  act();
}
