/** The language the page speaks now. Whatever reads it is drawn again when it changes. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

let current = $state<Language>("en");

export const language = {
  get now(): Language {
    return current;
  },
  set now(chosen: Language) {
    current = chosen;
  },
};

export function isLanguage(given: unknown): given is Language {
  return LANGUAGES.includes(given as Language);
}
