/** Pressing what cannot be chosen asks why. It is no button: whoever plays by keyboard meets only what can be done. */
import type { Attachment } from "svelte/attachments";
import type { Form, Play } from "../../table/contract";

export function explainOnClick(play: Play, form: Form | null): Attachment<Element> {
  return (element) => {
    if (!form) return;
    const listening = new AbortController();
    element.addEventListener(
      "click",
      (event) => {
        event.stopPropagation();
        play.ask(form);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  };
}
