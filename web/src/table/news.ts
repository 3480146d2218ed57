/** What happened since a seat last decided. */
import type { Update } from "../net/types";

/** Nothing for spectators, and nothing before the first decision. */
export function newsFor(log: readonly Update[], seat: number | null): readonly Update[] {
  const last = log.findLastIndex((update) => update.by === seat && update.kind === "move");
  return seat === null || last < 0 ? [] : log.slice(last + 1);
}
