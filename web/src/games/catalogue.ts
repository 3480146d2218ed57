/** Every folder beside this file is a game; its drawings and its words are loaded when it is first needed. */
import type { Component } from "svelte";
import type { GameUi, Lookup } from "../table/contract";
import { LANGUAGES, type Language } from "../words/language.svelte";
import type { Sources } from "../words/texts";

const rooms = import.meta.glob<GameUi>("./*/index.ts", { import: "default" });
const miniatures = import.meta.glob<Component>("./*/Miniature.svelte", { import: "default" });
const lookups = import.meta.glob<Lookup>("./*/lookup.ts", { import: "default" });
const lessons = import.meta.glob<unknown>("./*/lesson.json", { import: "default" });
const facts = import.meta.glob<Facts>("./*/facts.json", { import: "default", eager: true });
const texts = import.meta.glob<string>("../../../src/midtown/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const board = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });
const engine = import.meta.glob<string>("../../../src/midtown/engine/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What one wants to know of a game before one looks closer. */
export interface Facts {
  /** The fewest and the most people. */
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** How much there is to think about, from 1 to 3. */
  readonly weight: number;
}

export function factsOf(game: string): Facts | undefined {
  return facts[`./${game}/facts.json`];
}

export const GAMES: readonly string[] = Object.keys(rooms).map((path) => path.split("/")[1]!);

export function loadGameUi(game: string): Promise<GameUi> {
  return load(rooms, `./${game}/index.ts`);
}

export function loadMiniature(game: string): Promise<Component> {
  return load(miniatures, `./${game}/Miniature.svelte`);
}

export function hasLookup(game: string): boolean {
  return `./${game}/lookup.ts` in lookups;
}

const loadedLookups = new Map<string, Promise<Lookup | null>>();

/** Every line of a log asks for it: looking for the file each time would hold up what moves. */
export function loadLookup(game: string): Promise<Lookup | null> {
  const loaded =
    loadedLookups.get(game) ??
    (hasLookup(game) ? load(lookups, `./${game}/lookup.ts`) : Promise.resolve(null)).catch((failure: unknown) => {
      loadedLookups.delete(game);
      throw failure;
    });
  loadedLookups.set(game, loaded);
  return loaded;
}

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in lessons;
}

export function loadLesson(game: string): Promise<unknown> {
  return load(lessons, `./${game}/lesson.json`);
}

/** The engine's messages, the game's and its board's, in every language: the language can change at any moment. */
export async function loadTexts(game: string): Promise<Sources> {
  const pairs = LANGUAGES.map(async (lang) => [lang, await messages(game, lang)] as const);
  return Object.fromEntries(await Promise.all(pairs)) as unknown as Sources;
}

async function messages(game: string, lang: Language): Promise<string[]> {
  const common = engine[`../../../src/midtown/engine/texts/${lang}.ftl`] ?? "";
  const own = load(texts, `../../../src/midtown/games/${game}/texts/${lang}.ftl`);
  return [common, await own, await load(board, `./${game}/texts/${lang}.ftl`)];
}

function load<T>(from: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const found = from[path];
  return found ? found() : Promise.reject(new Error(`There is no ${path}.`));
}
