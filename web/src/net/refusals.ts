/** The server's "no", in the language of the moment: it speaks English itself. */
import de from "../../../src/midtown/server/texts/de.ftl?raw";
import { Texts } from "../words/texts";
import { attempt, say } from "../words/page";
import { Refusal } from "./http";
import { served } from "./served";
import type { Why } from "./why";

const texts = new Texts({ en: [], de: [de] });

/** What this page finds by itself. */
const OWN: ReadonlySet<string> = new Set([
  "offline",
  "no-service",
  "record-players",
  "record-position",
  "commitment-changed",
  "cannot-play-here",
  "no-store-here",
  "not-kept-here",
  "no-table-here",
  "no-game-here",
  "not-loaded-here",
  "damaged-here",
  "other-version-here",
  "option-not-here",
]);

export function sentence(refusal: unknown): string {
  if (!(refusal instanceof Error)) return String(refusal);
  if (!(refusal instanceof Refusal)) return refusal.message;
  if (OWN.has(refusal.id)) return (served ? null : attempt(`${refusal.id}-site`)) ?? say(refusal.id);
  return texts.attempt(`refusal-${refusal.id}`, refusal.args) ?? refusal.message;
}

/** Whether somebody took it back before it was sent: that needs no words. */
export function isWithdrawn(refusal: unknown): boolean {
  return refusal instanceof Refusal && refusal.id === "withdrawn";
}

/** Why the rules forbid it, where that is what was refused; else its sentence. */
export function whyOf(refusal: unknown): Why {
  if (refusal instanceof Refusal && refusal.id === "against-the-rules")
    return { reason: String(refusal.args["reason"]), clause: String(refusal.args["clause"]) };
  return { reason: null, clause: null, message: sentence(refusal) };
}
