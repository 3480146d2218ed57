/** Who sits at this device. A guest is made when one is first needed, so that nobody has to sign in to play. */
import { isLanguage, language } from "../words/language.svelte";
import { say } from "../words/page";
import { http } from "./http";
import type { Known, Me } from "./types";

let known = $state.raw<Me | null>(null);

export const me = {
  get now(): Me | null {
    return known;
  },
  set now(person: Me | null) {
    known = person;
  },
};

let asked: Promise<Me | null> | null = null;
let guest: Promise<Me> | null = null;

/** Who the server knows this device as, if anybody; asked once. */
export function recall(): Promise<Me | null> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<Me | null> {
  try {
    known = (await http.get<Known>("/sessions")).me;
    if (known && isLanguage(known.language)) language.now = known.language;
  } catch {
    asked = null;
  }
  return known;
}

/** Two guests at a table can be told apart, before they choose a name. */
function guestName(): string {
  return say("guest-number", { number: String(1000 + Math.floor(Math.random() * 9000)) });
}

/** Somebody in any case: the person known, or a new guest. */
export async function somebody(): Promise<Me> {
  if (known) return known;
  guest ??= recall()
    .then((found) => found ?? http.post<Me>("/guests", { name: guestName(), language: language.now }))
    .then((person) => (known = person))
    .finally(() => (guest = null));
  return guest;
}
