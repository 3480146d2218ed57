/** Which requests the service worker answers, and how. */

/** The page itself; a part of it; or null: that goes to the network as if nothing stood between. */
export type Asked = "page" | "part" | null;

/** What only the table service answers: no answer of it is ever kept. */
const OF_THE_SERVICE = ["api", "healthz"];

export function whatIsAsked(request: Pick<Request, "method" | "mode" | "url">, scope: string): Asked {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return null;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  const first = path.split("/")[0]!;
  if (OF_THE_SERVICE.includes(first)) return null;
  return request.mode === "navigate" ? "page" : "part";
}

/** What is named after its content never changes. */
export const neverChanges = (file: string) => file.startsWith("assets/");

/** A new version leaves the one before it, for pages that are still open; returns what can go. */
export function outlived(caches: readonly string[], now: string, prefix: string): readonly string[] {
  return caches.filter((name) => name.startsWith(prefix) && name !== now).slice(0, -1);
}
