/** What happened since a seat last decided. */
import type { Update } from "../net/types";

/**
 * Nothing for spectators, and nothing before the first decision. What others did in answer to that decision, such as
 * an automatic player's steps, came with it; a step back of one's own is no news.
 */
export function newsFor(log: readonly Update[], seat: number | null): readonly Update[] {
  const last = log.findLastIndex(({ by, kind }) => by === seat && (kind === "move" || kind === "undo"));
  if (seat === null || last < 0) return [];
  return [...answers(log[last]!, seat), ...log.slice(last + 1)];
}

function answers(update: Update, seat: number): readonly Update[] {
  const first = update.events.findIndex((event) => event.seat !== null && event.seat !== seat);
  return update.kind === "move" && first >= 0 ? [{ ...update, events: update.events.slice(first) }] : [];
}

/** The seats that did something in it, in the order in which they came. */
export function actors(news: readonly Update[], seat: number | null): readonly number[] {
  const seats = news.flatMap(({ events }) => events.map((event) => event.seat));
  return [...new Set(seats.filter((actor) => actor !== null))].filter((actor) => actor !== seat);
}
