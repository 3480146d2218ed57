/** Which page is shown. Addresses are real, so that they can be kept, sent and gone back to. */

export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

function read(): Route {
  const { pathname, search, hash } = location;
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

export function go(address: string, replace = false): void {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is read once
  const leaves = new URL(address, location.href).pathname !== location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  current = read();
  if (leaves) scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read()));

/** Links within the page change the page without loading it anew. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.href);
});
