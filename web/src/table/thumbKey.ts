/** One of the large keys under the thumb. */
import type { Snippet } from "svelte";
import type { Choice } from "./contract";

export interface ThumbKey {
  readonly id: string;
  /** What stands on it: a letter, a number, a word. */
  readonly title: string;
  readonly note?: string;
  /** In a disc before the title. */
  readonly letter?: string;
  /** Drawn above the words; is told the key's id. */
  readonly picture?: Snippet<[string]>;
  /** What it plays; without one, and without `press`, it is dull. */
  readonly choice?: Choice | undefined;
  /** Several choices stand behind it: pressing it shows them. */
  readonly press?: (() => void) | undefined;
  /** What it is called by those who hear it. */
  readonly label?: string;
  /** What pressing it asks for while it is dull. */
  readonly why?: (() => void) | undefined;
}
