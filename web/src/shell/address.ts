/**
 * Addresses within the page. A table service answers at every one of them; a folder of files has but one page, so there
 * they stand behind its `#`.
 */
import { served } from "../net/served";

/** What a link to a page needs: `to("/t/abc?ply=3")`. */
export function to(page: string): string {
  return served ? page : `#${page}`;
}

/** The page that an address leads to, beginning with `/`. */
export function pageAt(address: Pick<URL, "pathname" | "search" | "hash">, withService = served): URL {
  const { pathname, search, hash } = address;
  const page = withService ? pathname + search + hash : hash.startsWith("#/") ? hash.slice(1) : "/";
  return new URL(page, "http://page");
}
