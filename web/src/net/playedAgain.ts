/** Does a finished match, played again in this browser from its record, go as it was told? */
import { http } from "./http";
import type { Finding } from "./seedCheck";
import type { Replay } from "./types";

/** Null where this browser cannot play it. */
export async function playedAgain(table: string, replay: Replay): Promise<Finding> {
  try {
    const [record, line] = await Promise.all([http.get(`/tables/${table}/record`), import("../local/line")]);
    return { about: "replay", right: await line.ask<boolean>({ record, replay }) };
  } catch {
    return { about: "replay", right: null };
  }
}
