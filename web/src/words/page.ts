/** The page's own words. */
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import { Texts, type Arguments } from "./texts";

const texts = new Texts({ en: [en], de: [de] });

export function say(key: string, given: Arguments = {}): string {
  return texts.text(key, given);
}

/** Null where there are no such words. */
export function attempt(key: string, given: Arguments = {}): string | null {
  return texts.attempt(key, given);
}
