/** One's own tables that are still played, those first where one has to decide: asked again while the page is looked at. */
import { http, isHere, isOffline } from "./http";
import { tablesHere } from "./here";
import { me } from "./me.svelte";
import type { TableLine } from "./types";

const PAUSE = 15_000;
const MOST = 12;

let lines = $state.raw<readonly TableLine[]>([]);

export const myTables = {
  get now(): readonly TableLine[] {
    return lines;
  },
};

export async function lookAfterMyTables(): Promise<void> {
  const [there, here] = await Promise.all([tablesThere().catch(lastThere), tablesHere()]);
  lines = [...here, ...there].filter(({ state }) => state === "playing" || state === "waiting");
}

/** Without a connection: what was known. */
function lastThere(refusal: unknown): readonly TableLine[] {
  if (!isOffline(refusal)) throw refusal;
  return lines.filter(({ id }) => !isHere(id));
}

async function tablesThere(): Promise<readonly TableLine[]> {
  if (!me.now) return [];
  return (await http.get<{ tables: TableLine[] }>(`/me/tables?limit=${MOST}`)).tables;
}

/** Looks now and again; returns how to stop. */
export function keepLooking(): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void lookAfterMyTables().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, PAUSE);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
