/** Bids as cards on the table. */
import type { Event, Play } from "../../table/contract";
import { valueOf } from "./printed";
import { NUMBERS, type AvenueView, type Cards, type Color, type Rank, type Suit } from "./state";

export interface BidCard {
  readonly suit: Suit;
  readonly value: number;
}

/** The cards of a seat that lie open in this auction, coloured ones in the order they were laid. */
export function openCards({ state }: AvenueView, seat: number): BidCard[] {
  return [...colored(state.bid_color[seat]!, state.bid[seat]!), ...black(state.bid_black[seat]!)];
}

/** The cards the viewer has laid but not declared. */
export function laidCards({ state, seat }: AvenueView): BidCard[] {
  const laid = seat === null ? null : state.laid[seat];
  if (seat === null || !laid) return [];
  return [...colored(state.laid_color[seat]!, laid), ...black(state.laid_black[seat]!)];
}

/** What Alea has drawn; the card of the event that is played, where the auction is over before her cards can be seen. */
export function aleaCards({ state }: AvenueView, current: Event | null): BidCard[] {
  const cards = black(state.alea_cards);
  if (cards.length > 0 || current?.kind !== "alea_drew") return cards;
  return [{ suit: "black", value: valueOf(current["number"] as Rank) }];
}

/** The plot a seat bids for: as its open cards say, or as its laid ones would. */
export function myPlot({ state }: AvenueView, seat: number): Color | null {
  if (state.bid_total[seat]! > 0) return state.bid_color[seat]!;
  return (state.laid_total[seat] ?? 0) > 0 ? (state.laid_color[seat] ?? null) : null;
}

/** The plot that the card one points at would bid for. */
export function pointedCard({ pointed }: Play): Color | null {
  return pointed?.kind === "lay" && pointed["color"] !== "black" ? (pointed["color"] as Color) : null;
}

/** Where the highest bid wants to build; Alea names no plot. */
export function leaderPlot({ state, shown }: AvenueView): { seat: number; plot: Color; total: number } | null {
  const { leader } = shown;
  if (leader === null || leader === "alea" || state.auction === "central_park") return null;
  return { seat: leader, plot: state.bid_color[leader]!, total: state.highest };
}

export function total(cards: readonly BidCard[]): number {
  return cards.reduce((sum, { value }) => sum + value, 0);
}

/** The seats that bid for the plot of a colour, the viewer with cards that are only laid among them. */
export function bidders({ state, seat, players }: AvenueView, color: Color): number[] {
  return Array.from({ length: players }, (_, each) => each).filter((each) => {
    const laying = each === seat && (state.laid_total[each] ?? 0) > 0 && state.laid_color[each] === color;
    return (state.bid_total[each]! > 0 && state.bid_color[each] === color) || (laying && state.bid_total[each] === 0);
  });
}

export function isAuction({ state }: AvenueView): boolean {
  return state.phase === "bid" || state.phase === "build";
}

function colored(suit: Suit, values: readonly number[]): BidCard[] {
  return values.filter((value) => value > 0).map((value) => ({ suit, value }));
}

function black(cards: Cards): BidCard[] {
  return NUMBERS.flatMap((rank) =>
    Array.from({ length: cards[rank] }, () => ({ suit: "black" as const, value: valueOf(rank) })),
  );
}
