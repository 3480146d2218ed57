/** How the bids of a round stand. */
import type { CityView, Standing } from "./state";

/** The message, without its "web-", that says how a bid stands or why there is none. */
export function saysOfBid(view: CityView, seat: number): string {
  const { state } = view;
  const open = isOpen(view);
  if (state.winner === seat) return "wins";
  if (state.runner_up === seat && state.bidding === "prestige") return "runner-up";
  const stands = view.shown.standing[seat] ?? "none";
  if (stands !== "none") return stands;
  if (view.turn === seat && open) return "bidding";
  return open && state.order.slice(state.step).includes(seat) ? "to-come" : "passed";
}

function isOpen({ state }: CityView): boolean {
  return ["bid", "defer", "renew_reserve"].includes(state.phase);
}

/** What the choice that is pointed at would make of one's bid; null if it leaves it as it is. */
export function wouldBid(
  view: CityView,
  after: CityView | null,
  seat: number,
): { bid: number; stands: Standing } | null {
  const bid = after?.state.bid[seat];
  if (!isOpen(view) || seat !== view.seat || bid === undefined || bid === view.state.bid[seat]) return null;
  return { bid, stands: after?.shown.standing[seat] ?? "none" };
}

/** The seat with the highest bid, the first in the press among equals. */
export function ahead(view: CityView): number | null {
  const [first] = [...view.shown.press_order].sort((a, b) => view.state.bid[b]! - view.state.bid[a]!);
  return first !== undefined && (view.state.bid[first] ?? 0) > 0 ? first : null;
}
