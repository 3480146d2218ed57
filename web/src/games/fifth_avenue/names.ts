/** The names of Fifth Avenue's pieces, for events that move them. */
import type { Business, Color, Commissioner, District, Plot, Rank, Suit } from "./state";

/** Whose: a seat, or Alea. */
export type Who = number | "alea";

export const pieceOf = {
  district: (district: District) => `district:${district}`,
  closed: (district: District) => `closed:${district}`,
  plot: (district: District, plot: Plot) => `plot:${district}:${plot}`,
  towers: (district: District, plot: Plot) => `towers:${district}:${plot}`,
  /** One skyscraper of a tower, counted from the ground. */
  storey: (district: District, plot: Plot, nth: number) => `storey:${district}:${plot}:${nth}`,
  sign: (district: District, plot: Plot, nth: number) => `sign:${district}:${plot}:${nth}`,
  commissioner: (who: Commissioner) => `commissioner:${who}`,
  marker: (who: Commissioner, district: District) => `marker:${who}:${district}`,
  /** A marker that he has not laid yet. */
  waiting: (who: Commissioner, nth: number) => `waiting:${who}:${nth}`,
  /** A tile of the current set. */
  offer: (business: Business, copy: number) => `offer:${business}:${copy}`,
  taken: "taken",
  placed: "placed",
  hall: "city_hall",
  park: "central_park",
  parkSign: (business: Business, copy: number) => `park-sign:${business}:${copy}`,
  turnedUp: (business: Business, copy: number) => `turned-up:${business}:${copy}`,
  parkTowers: (seat: number) => `park-towers:${seat}`,
  parkStorey: (seat: number, nth: number) => `park-storey:${seat}:${nth}`,
  top: (color: Color) => `top:${color}`,
  black: "black",
  card: (suit: Suit, rank: Rank) => `card:${suit}:${rank}`,
  cards: (seat: number) => `cards:${seat}`,
  supply: (seat: number) => `supply:${seat}`,
  points: (seat: number) => `points:${seat}`,
  lot: "lot",
  bidder: (who: Who) => `bidder:${who}`,
  bid: (who: Who) => `bid:${who}`,
} as const;
