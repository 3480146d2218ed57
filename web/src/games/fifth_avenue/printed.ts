/**
 * What is printed on the board and the cards: the rings of plots, the ways, the tables of points.
 *
 * The Python package keeps the same tables in `pieces.py`; a test compares the two.
 */
import type { Color, Commissioner, District, Place, Plot, Rank, State } from "./state";

const LETTERS: Readonly<Record<string, Plot>> = {
  O: "orange",
  G: "green",
  A: "gray",
  B: "brown",
  V: "violet",
  "*": "dashed",
};

/** The plots of each district in ring order: each touches the next, the last the first. */
export const RINGS: Readonly<Record<State["board"], Readonly<Record<District, string>>>> = {
  front: {
    west_34: "OGABV",
    east_34: "OAVGB",
    west_42: "OAGBV",
    times_square: "GAOBV",
    east_42: "OGVAB",
    west_52: "OGVBA",
    east_52: "OVAGB",
  },
  back: {
    west_34: "GABVO*",
    east_34: "AVGBO*",
    west_42: "GBVOA*",
    times_square: "BVGAO*",
    east_42: "VABOG*",
    west_52: "BAOGV*",
    east_52: "AGBOV*",
  },
};

export const WAYS: Readonly<Record<Exclude<Place, "central_park">, readonly Place[]>> = {
  city_hall: ["west_34", "east_34"],
  west_34: ["west_42", "times_square"],
  east_34: ["times_square", "east_42"],
  west_42: ["west_52"],
  times_square: ["west_52", "east_52"],
  east_42: ["east_52"],
  west_52: ["central_park"],
  east_52: ["central_park"],
};

/** What a skyscraper scores beside no, one, two, three or four types of business. */
export const POINTS = [1, 2, 3, 5, 8] as const;

/** After so many businesses, whoever has built in that many districts gets that many points. */
export const SPECIAL_SCORINGS = [
  { placed: 3, districts: 3, points: 4 },
  { placed: 6, districts: 4, points: 6 },
  { placed: 9, districts: 5, points: 8 },
] as const;
export const PLACEMENTS = 12;

export const VALUES: Readonly<Record<Rank, number>> = { four: 4, five: 5, six: 6 };

/** How many skyscrapers are drawn on a card of that value. */
export function skyscrapersOn(value: number): number {
  return 7 - value;
}

export function ringOf(side: State["board"], district: District): Plot[] {
  return [...RINGS[side][district]].map((letter) => LETTERS[letter]!);
}

export function isColor(plot: Plot): plot is Color {
  return plot !== "dashed";
}

/** A white commissioner wears a top hat, a beige one a bowler: told apart without colour. */
export const HATS: Readonly<Record<Commissioner, "top" | "bowler">> = { white: "top", beige: "bowler" };
