/** Calls somebody whose turn it has become: a soft chime, and a notification if the page is not in sight. */
import { say } from "../words/page";
import { preferences } from "./preferences.svelte";

let called = false;

export function call(mine: boolean, name: string): void {
  if (mine && !called) {
    if (preferences.sound) chime();
    if (preferences.notify && document.hidden) notify(name);
  }
  called = mine;
}

function notify(name: string): void {
  if ("Notification" in window && Notification.permission === "granted")
    new Notification("Midtown", { body: say("call", { player: name }) });
}

/** Two notes of a lift bell. Browsers stay silent until the page was touched once; that is fine. */
function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [i, pitch] of [880, 1174.7].entries()) {
    const start = audio.currentTime + i * 0.14;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.08, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void audio.close(), 1000);
}
