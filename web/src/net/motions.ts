/** What the others have to agree to. */
import type { Motion } from "./types";

/** Whether that seat is asked and has not answered yet. */
export function mayVote({ state, needed, votes }: Motion, seat: number | null): boolean {
  return state === "open" && seat !== null && needed.includes(seat) && !(String(seat) in votes);
}
