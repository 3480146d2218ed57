/** The rules pages of docs/rules, as HTML in which every clause can be gone to. */
import { marked } from "marked";
import type { Language } from "./language.svelte";

const pages = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

export async function rulesPage(game: string, lang: Language): Promise<string> {
  const load = pages[`../../../docs/rules/${game}.${lang}.md`];
  if (!load) throw new Error(`There is no rules page of ${game}.`);
  return withAnchors(await marked.parse(await load()));
}

/** A paragraph that begins with the number of a clause can be gone to by it. */
export function withAnchors(html: string): string {
  return html.replaceAll(/<p><strong>([A-Z]+-\d+\.\d+)<\/strong>/g, '<p id="$1"><strong>$1</strong>');
}

/** Words that name an entry become a button that says which; the first letter may be large. */
export function withEntries(html: string, entries: ReadonlyMap<string, string>): string {
  if (entries.size === 0) return html;
  const words = [...entries.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return html.replaceAll(new RegExp(words.join("|"), "g"), (name) => {
    return `<button type="button" class="entry" data-entry="${entries.get(name)}">${name}</button>`;
  });
}
