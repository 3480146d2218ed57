/** A hand as groups of cards that lie fanned, and how wide a card may be to have room for all of them. */
import { valueOf } from "./printed";
import { NUMBERS, SUITS, type Rank, type State, type Suit } from "./state";

export interface Pile {
  readonly rank: Rank;
  readonly value: number;
  readonly count: number;
}

export interface Group {
  readonly suit: Suit;
  readonly piles: readonly Pile[];
  readonly count: number;
  readonly sum: number;
}

/** How much of a card that lies under another is seen: its middle, too, so that it can be pressed there. */
export const STEP = 0.54;
const GAP = 18;
const NARROW_GAP = 8;
const A_ROW = 3;
const LEAST = 18;

export function groups(hand: State["hand"][number]): readonly Group[] {
  if (!hand) return [];
  return SUITS.map((suit) => {
    const piles = NUMBERS.filter((rank) => hand[suit][rank] > 0).map((rank) => ({
      rank,
      value: valueOf(rank),
      count: hand[suit][rank],
    }));
    const count = piles.reduce((sum, pile) => sum + pile.count, 0);
    return { suit, piles, count, sum: piles.reduce((sum, pile) => sum + pile.count * pile.value, 0) };
  }).filter(({ count }) => count > 0);
}

export function widthOf(all: readonly Group[], room: number, most: number, narrow: boolean): number {
  const rows = narrow && all.length > A_ROW ? [all.slice(0, A_ROW), all.slice(A_ROW)] : [all];
  const gap = narrow ? NARROW_GAP : GAP;
  const widths = rows
    .filter((row) => row.length > 0)
    .map((row) => (room - (row.length - 1) * gap) / row.reduce((sum, { count }) => sum + 1 + (count - 1) * STEP, 0));
  return Math.max(LEAST, Math.min(most, ...widths));
}
