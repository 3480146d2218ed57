/** A worker on a core of its own: it grows a tree for a search that another worker began. */
import { TreeSearch, type Budget, type Found } from "./engine/search";
import { loadGame } from "./games";
import { pause } from "./pause";

export type Task =
  | { readonly load: string }
  | { readonly grow: string; readonly root: Uint8Array; readonly seat: number; readonly budget: Budget }
  | { readonly stop: true };

export type Done = { readonly loaded: string } | { readonly found: readonly Found[] };

const searches = new Map<string, TreeSearch>();
let stopped = false;

const send = (done: Done) => postMessage(done);

async function load(name: string): Promise<void> {
  if (!searches.has(name)) searches.set(name, new TreeSearch(await loadGame(name)));
  send({ loaded: name });
}

async function goesOn(): Promise<boolean> {
  await pause();
  return !stopped;
}

onmessage = async ({ data }: MessageEvent<Task>) => {
  if ("load" in data) return load(data.load);
  stopped = "stop" in data;
  if ("grow" in data) send({ found: await searches.get(data.grow)!.run(data.root, data.seat, data.budget, goesOn) });
};
