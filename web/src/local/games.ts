/** The games that were compiled for the page (`make wasm`), each loaded when it is first played. */
import type { Declaration } from "./engine/declaration";
import { Game, type Shown } from "./engine/game";
import { Machine } from "./engine/machine";
import { Refused } from "./refused";

const codes = import.meta.glob<string>("../../games/*.wasm", { query: "?url", import: "default", eager: true });
const told = import.meta.glob<Declaration>("../../games/*.json", { import: "default" });
const shown = import.meta.glob<Shown>("../../games/*.mjs", { import: "default" });

const loaded = new Map<string, Promise<Game>>();

export function loadGame(name: string): Promise<Game> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known;
}

async function load(name: string): Promise<Game> {
  const path = `../../games/${name}`;
  if (!(`${path}.wasm` in codes)) throw new Refused("no-game-here", "not_found", `There is no game ${name} here.`);
  if (typeof WebAssembly === "undefined")
    throw new Refused("cannot-play-here", "failed", "This browser cannot play by itself.");
  const [declaration, showing, code] = await Promise.all([
    told[`${path}.json`]!(),
    shown[`${path}.mjs`]!(),
    fetch(codes[`${path}.wasm`]!).then((response) => response.arrayBuffer()),
  ]).catch(() => {
    throw new Refused("not-loaded-here", "offline", "The game could not be loaded; try again with the network on.");
  });
  return new Game(await Machine.start(declaration, code), showing);
}

/** What is declared of all of them. */
export function declarations(): Promise<Declaration[]> {
  return Promise.all(Object.values(told).map((load) => load()));
}
