/** One's own tables that are still played, those first where one has to decide: asked again while the page is looked at. */
import { http } from "./http";
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
  if (!me.now) {
    lines = [];
    return;
  }
  const { tables } = await http.get<{ tables: TableLine[] }>(`/me/tables?limit=${MOST}`);
  lines = tables.filter(({ state }) => state === "playing" || state === "waiting");
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
