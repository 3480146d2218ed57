/** Tables that this device plays by itself, without the server. */
import { go } from "../shell/router.svelte";
import { say } from "../words/page";
import { http, HERE } from "./http";
import { me } from "./me.svelte";
import type { SeatWish, TableWish } from "./service";
import type { Table, TableLine } from "./types";

const KEY = "midtown-here";
const PLAYS: readonly SeatWish["kind"][] = ["me", "hot_seat", "bot", "automatic"];
const compiled = import.meta.glob("../../games/*.wasm", { query: "?url" });

/** Whether this browser can play a game by itself, with these seats. */
export function playsHere(game: string, seats: readonly SeatWish[]): boolean {
  const able = "Worker" in globalThis && "WebAssembly" in globalThis && "indexedDB" in globalThis;
  return able && `../../games/${game}.wasm` in compiled && seats.every(({ kind }) => PLAYS.includes(kind));
}

export async function setTableHere(wish: Pick<TableWish, "game" | "options" | "seats" | "first">): Promise<void> {
  const table = await http.post<Table>(`/tables/${HERE}`, { ...wish, me: me.now?.name ?? say("you") });
  localStorage.setItem(KEY, "yes");
  go(`/t/${table.id}`);
}

/** The tables kept here; nobody is asked where none was ever set. */
export async function tablesHere(): Promise<readonly TableLine[]> {
  if (localStorage.getItem(KEY) === null) return [];
  const kept = await http.get<{ tables: TableLine[] }>(`/tables/${HERE}`).catch(() => ({ tables: [] }));
  return kept.tables;
}
