/** Messages of Project Fluent in both languages, from the very files that the Python package reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, language, type Language } from "./language.svelte";

export type Arguments = Record<string, FluentVariable>;
export type Sources = Record<Language, readonly string[]>;

export class Texts {
  readonly #bundles: Record<Language, FluentBundle>;

  constructor(sources: Sources) {
    this.#bundles = Object.fromEntries(LANGUAGES.map((lang) => [lang, bundle(lang, sources[lang])])) as Record<
      Language,
      FluentBundle
    >;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The message of that key, `message` or `message.attribute`; the key itself where the texts have none. */
  text(key: string, given: Arguments = {}): string {
    return this.attempt(key, given) ?? key;
  }

  /** The message, or null when it does not exist or lacks an argument. */
  attempt(key: string, given: Arguments = {}): string | null {
    const pattern = this.#pattern(key);
    if (pattern === null) return null;
    const errors: Error[] = [];
    const said = this.#bundles[language.now].formatPattern(pattern, given, errors);
    return errors.length > 0 ? null : said;
  }

  #pattern(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundles[language.now].getMessage(id);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

function bundle(lang: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}
