/** The auctions of a series: those that are over, what is under the hammer, and what follows. */
import type { Event } from "../../table/contract";
import type { AvenueView, Place } from "./state";

export interface Series {
  readonly over: readonly Place[];
  readonly now: Place | undefined;
  readonly next: readonly Place[];
}

/** A series begins with the step that calls it, and nobody walks before it has ended. */
export function seriesOf(view: AvenueView, events: readonly Event[]): Series {
  const [now, ...next]: readonly Place[] = view.shown.lots;
  const begun = events
    .slice(events.findLastIndex(({ kind }) => kind === "moved") + 1)
    .filter(({ kind }) => kind === "auction_began")
    .map((event) => event["place"] as Place);
  return { over: begun.filter((place) => place !== now && !next.includes(place)), now, next };
}
