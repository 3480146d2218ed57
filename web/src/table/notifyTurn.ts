/** Calls somebody whose turn it has become: a soft sound, and a notification if the page is not in sight. */
import { play } from "../motion/sound";
import { say } from "../words/page";
import { preferences } from "./preferences.svelte";

let called = false;

export function call(mine: boolean, name: string): void {
  if (mine && !called) {
    play("turn");
    if (preferences.notify && document.hidden) notify(name);
  }
  called = mine;
}

function notify(name: string): void {
  if ("Notification" in window && Notification.permission === "granted")
    new Notification("Midtown", { body: say("call", { player: name }) });
}
