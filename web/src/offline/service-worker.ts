/// <reference lib="webworker" />
/**
 * Keeps one whole version of the page on this device, so that it opens without a network.
 *
 * The page itself comes from the network where there is one: nobody is shown an old page by a newer server. Its parts
 * are named after their content and come from what is kept.
 */
import { neverChanges, outlived, whatIsAsked } from "./requests";

declare const self: ServiceWorkerGlobalScope;
// The build writes both before this file.
declare const VERSION: string;
declare const FILES: readonly string[];

const PREFIX = "midtown ";
const NAME = PREFIX + VERSION;
const HOME = self.registration.scope;
/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 4000;

const addressOf = (file: string) => new URL(file, HOME).href;

/** All of it or nothing: an installation that fails leaves everything as it was and is tried again. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all([keepPage(cache), ...FILES.map((file) => keep(cache, file))]);
}

async function keepPage(cache: Cache): Promise<void> {
  const page = arrived(await fetch(HOME, { cache: "no-cache" }));
  if (!(await page.clone().text()).includes(VERSION)) throw new Error("The page and its parts are of two versions.");
  await cache.put(HOME, page);
}

async function keep(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const before = neverChanges(file) ? await caches.match(address) : undefined;
  const response = before ?? arrived(await fetch(address, { cache: neverChanges(file) ? "default" : "no-cache" }));
  await cache.put(address, response);
}

function arrived(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} did not arrive: ${response.status}.`);
  return response;
}

async function activate(): Promise<void> {
  for (const name of outlived(await caches.keys(), NAME, PREFIX)) await caches.delete(name);
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const asked = fetch(request);
  const response = await Promise.race([asked, silence()]).catch(() => null);
  if (response && response.status < 500) return response;
  return (await caches.match(HOME, { cacheName: NAME })) ?? asked;
}

function silence(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), PATIENCE));
}

async function part(request: Request): Promise<Response> {
  const options = { ignoreSearch: true, ignoreVary: true };
  const kept = await caches.match(request, { ...options, cacheName: NAME });
  return kept ?? (await caches.match(request, options)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const asked = whatIsAsked(event.request, HOME);
  if (asked === "page") event.respondWith(page(event.request));
  if (asked === "part") event.respondWith(part(event.request));
});
self.addEventListener("message", ({ data, ports }) => {
  if (data === "version") ports[0]?.postMessage(VERSION);
  if (data === "take over") void self.skipWaiting();
});
