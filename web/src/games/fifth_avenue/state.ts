/** What a view of Fifth Avenue holds. */
import type { View } from "../../table/contract";

export const DISTRICTS = ["west_34", "east_34", "west_42", "times_square", "east_42", "west_52", "east_52"] as const;
export const PLACES = [...DISTRICTS, "central_park", "city_hall"] as const;
export const COLORS = ["orange", "green", "gray", "brown", "violet"] as const;
export const SUITS = [...COLORS, "black"] as const;
export const PLOTS = [...COLORS, "dashed"] as const;
export const NUMBERS = ["four", "five", "six"] as const;
export const BUSINESSES = ["boutique", "jeweler", "gallery", "perfume"] as const;
export const COMMISSIONERS = ["white", "beige"] as const;

export type District = (typeof DISTRICTS)[number];
export type Place = (typeof PLACES)[number];
export type Color = (typeof COLORS)[number];
export type Suit = (typeof SUITS)[number];
export type Plot = (typeof PLOTS)[number];
export type Rank = (typeof NUMBERS)[number];
export type Business = (typeof BUSINESSES)[number];
export type Commissioner = (typeof COMMISSIONERS)[number];
export type Builder = "nobody" | "first" | "second" | "third" | "fourth" | "alea";

export type Tiles = Readonly<Record<Business, number>>;
/** How many cards there are of each number. */
export type Cards = Readonly<Record<Rank, number>>;

export interface State {
  readonly board: "front" | "back";
  readonly phase: "start" | "choose" | "business" | "cards" | "move" | "bid" | "build" | "over";
  readonly mover: number;
  readonly part: number;
  readonly turns: number;
  /** How many businesses were placed from the supply row. */
  readonly placed: number;
  readonly skyscrapers: Readonly<Record<District, Readonly<Record<Color, number>>>>;
  readonly builder: Readonly<Record<District, Readonly<Record<Color, Builder>>>>;
  readonly businesses: Readonly<Record<District, Readonly<Record<Plot, Tiles>>>>;
  readonly closed: Readonly<Record<District, number>>;
  readonly commissioner: Readonly<Record<Commissioner, Place>>;
  readonly markers: Readonly<Record<Commissioner, Readonly<Record<District, number>>>>;
  readonly park_skyscrapers: readonly number[];
  readonly park_businesses: Tiles;
  readonly turned_up: Tiles;
  readonly row: readonly Tiles[];
  readonly taken: Tiles;
  readonly supply: readonly number[];
  readonly general_supply: readonly number[];
  readonly alea_supply: number;
  /** Hidden hands are null. */
  readonly hand: readonly (Readonly<Record<Suit, Cards>> | null)[];
  readonly laid: readonly (readonly number[] | null)[];
  readonly laid_black: readonly (Cards | null)[];
  readonly laid_color: readonly (Color | null)[];
  readonly laid_total: readonly (number | null)[];
  readonly hand_size: readonly Readonly<Record<Suit, number>>[];
  /** The number on the open card of each stack; 0 when the stack is empty. */
  readonly top: Readonly<Record<Color, number>>;
  readonly stack_size: Readonly<Record<Color, number>>;
  readonly returned: Readonly<Record<Color, readonly number[]>>;
  readonly black_size: number;
  readonly black_returned: Cards;
  readonly picked: Readonly<Record<Color, number>>;
  /** What is being auctioned; City Hall stands for nothing. */
  readonly auction: Place;
  readonly auctioneer: Commissioner;
  readonly bidding: readonly number[];
  readonly bid_color: readonly Color[];
  readonly bid: readonly (readonly number[])[];
  readonly bid_black: readonly Cards[];
  readonly bid_total: readonly number[];
  readonly highest: number;
  readonly alea: "out" | "waiting" | "stands";
  readonly alea_cards: Cards;
}

export interface Shown {
  readonly points: readonly number[];
  readonly points_if_ended: readonly number[];
  readonly hand_size: readonly number[];
  readonly stops_left: number;
  /** What one skyscraper scores on each plot now. */
  readonly worth: Readonly<Record<District, Readonly<Record<Color, number>>>>;
  /** What each district would score each seat now. */
  readonly district_points: Readonly<Record<District, readonly number[]>>;
  /** How many cards each stack has. */
  readonly stacks: Readonly<Record<Suit, number>>;
  /** What comes under the hammer in this series: the lot of the moment, and those that follow it. */
  readonly lots: readonly Place[];
  /** In an auction, who bids, from whoever called it. */
  readonly bidders: readonly (number | "alea")[];
  readonly leader: number | "alea" | null;
  /** How many skyscrapers the open cards of each seat let it build. */
  readonly limits: readonly number[];
  /** In an auction, the viewer's bid with the cards that are only laid. */
  readonly own_bid: { readonly total: number; readonly limit: number; readonly missing: number } | null;
}

export type AvenueView = View<State, Shown>;

const BUILDERS: readonly Builder[] = ["first", "second", "third", "fourth"];

/** The seat a builder sits in; null for Alea. */
export function seatOf(builder: Builder): number | null {
  const seat = BUILDERS.indexOf(builder);
  return seat < 0 ? null : seat;
}
