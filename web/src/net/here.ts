/** Tables that this device plays by itself, without the server. */
import { go } from "../shell/router.svelte";
import { say } from "../words/page";
import { http, HERE, Refusal } from "./http";
import { me } from "./me.svelte";
import type { SeatWish, TableWish } from "./service";
import type { Offer, Table, TableLine } from "./types";
import { remembered } from "./remembered";

const KEY = "midtown-here";
const PLAYS: readonly SeatWish["kind"][] = ["me", "hot_seat", "bot", "automatic"];
const compiled = import.meta.glob("../../games/*.wasm", { query: "?url" });

/** Whether this browser can play by itself at all. */
export const ableHere = ["Worker", "WebAssembly"].every((needed) => needed in globalThis);

export function unableHere(): Refusal {
  const message = "This browser cannot play by itself; tables of the server work as always.";
  return new Refusal({ id: "cannot-play-here", args: {}, code: "failed", message });
}

/** Whether this browser can play a game by itself, with these seats. */
export function playsHere(game: string, seats: readonly SeatWish[]): boolean {
  return ableHere && `../../games/${game}.wasm` in compiled && seats.every(({ kind }) => PLAYS.includes(kind));
}

export async function setTableHere(wish: Pick<TableWish, "game" | "options" | "seats" | "first">): Promise<void> {
  if (!ableHere) throw unableHere();
  const table = await http.post<Table>(`/tables/${HERE}`, { ...wish, me: me.now?.name ?? say("guest-name") });
  remembered.set(KEY, "yes");
  go(`/t/${table.id}`);
}

/** What this device can play by itself. */
export function offerHere(): Promise<Offer> {
  return http.get<Offer>(`/tables/${HERE}/games`);
}

/** A match from its record, checked and kept here. */
export async function bringHere(record: unknown): Promise<Table> {
  const table = await http.post<Table>(`/tables/${HERE}/records`, record);
  remembered.set(KEY, "yes");
  return table;
}

/** The tables kept here; nobody is asked where none was ever set. */
export async function tablesHere(): Promise<readonly TableLine[]> {
  if (remembered.get(KEY) === null) return [];
  const kept = await http.get<{ tables: TableLine[] }>(`/tables/${HERE}`).catch(() => ({ tables: [] }));
  return kept.tables;
}

/** So long the browser may take to save a file. */
const A_MINUTE = 60_000;

/** Saves what this device keeps under an address as a file. */
export async function saveHere(path: string, file: string): Promise<void> {
  const kept = await http.get<unknown>(path);
  const href = URL.createObjectURL(new Blob([JSON.stringify(kept)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(href), A_MINUTE);
}

/** Whether a table of this device is still kept although it cannot be played. */
export function isKeptUnplayed(refusal: unknown): boolean {
  return refusal instanceof Refusal && ["other-version-here", "damaged-here"].includes(refusal.id);
}
