/** The server's "no", in the language of the moment: it speaks English itself. */
import { attempt } from "../words/page";
import { Refusal } from "./http";

export function sentence(refusal: unknown): string {
  if (!(refusal instanceof Error)) return String(refusal);
  const { message } = refusal;
  const code = refusal instanceof Refusal ? refusal.code : "";
  return attempt(`refusal-${slug(message)}`) ?? attempt(`refusal-code-${code}`, { message }) ?? message;
}

/** The key of a sentence: its words, joined. */
export function slug(message: string): string {
  return (message.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
}
