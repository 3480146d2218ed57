/** Which page is shown. Addresses are real, so that they can be kept, sent and gone back to. */
import { served } from "../net/served";
import { pageAt, to } from "./address";

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

function read(): Route {
  const { pathname, search, hash } = pageAt(location);
  return {
    path: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: decodeURIComponent(hash.slice(1)),
  };
}

let current = $state.raw<Route>(read());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(page: string, replace = false): void {
  const before = pageAt(location).pathname;
  history[replace ? "replaceState" : "pushState"](null, "", to(page));
  current = read();
  if (pageAt(location).pathname !== before) scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read()));

/** Links within the page change the page without loading it anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  if (!served && !link.hash.startsWith("#/")) return goWithin(event, link.hash);
  event.preventDefault();
  const { pathname, search, hash } = pageAt(link);
  go(pathname + search + hash);
});

/** A place on the page that is shown, whose name must not take the place of the page's own. */
function goWithin(event: Event, hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus();
}
