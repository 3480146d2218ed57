/** What is printed on the board and the cards, as the game itself tells: see docs/web.md. */
import printed from "./printed.json";
import type { Color, Commissioner, District, Place, Plot, Rank, State } from "./state";

/** The plots of each district in ring order: each touches the next, the last the first. */
export const RINGS = printed.rings as unknown as Readonly<
  Record<State["board"], Readonly<Record<District, readonly Plot[]>>>
>;

/** Where one step leads a commissioner from each place. */
export const WAYS = printed.ways as Readonly<Record<Place, readonly Place[]>>;

/** What a skyscraper scores beside no, one, two, three or four types of business. */
export const POINTS: readonly number[] = printed.points;

export const { special_scorings: SPECIAL_SCORINGS, placements: PLACEMENTS, stops: STOPS } = printed;

export function valueOf(rank: Rank): number {
  return printed.cards[rank].value;
}

/** How many skyscrapers are drawn on a card of that value. */
export function skyscrapersOn(value: number): number {
  return Object.values(printed.cards).find((card) => card.value === value)?.skyscrapers ?? 0;
}

export function isColor(plot: Plot): plot is Color {
  return plot !== "dashed";
}

/** A white commissioner wears a top hat, a beige one a bowler: told apart without colour. */
export const HATS: Readonly<Record<Commissioner, "top" | "bowler">> = { white: "top", beige: "bowler" };

/** Each commissioner has so many markers. */
export const MARKERS = 3;
