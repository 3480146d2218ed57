/** What a view of New York City holds. */
import type { View } from "../../table/contract";

export const CARDS = ["press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild"] as const;
export const BIDDINGS = ["press", "dollar", "elevator", "plans", "prestige", "skyscraper"] as const;
export const BOROUGHS = ["manhattan", "bronx", "queens", "brooklyn", "staten_island", "jersey_city"] as const;
export const VESSELS = ["taxi", "subway", "streetcar", "bus", "boat"] as const;
export const LANTERNS = ["green", "white", "brown", "violet", "orange"] as const;
export const PIECES = [...VESSELS, "any_vessel", "dollar", "skyscraper"] as const;

export type Card = (typeof CARDS)[number];
export type Slot = Card | "none";
export type Borough = (typeof BOROUGHS)[number];
export type Vessel = (typeof VESSELS)[number];
export type Lantern = (typeof LANTERNS)[number];
export type Piece = (typeof PIECES)[number];
/** "c1" to "c42", or "none". */
export type Character = string;
/** "taxi_low" to "boat_high". */
export type Tile = string;

export type Standing = "none" | "leads" | "ties" | "trails";

type Counts<Key extends string> = Readonly<Record<Key, number>>;

export interface State {
  readonly edition: "de" | "en";
  readonly tom: readonly ("person" | "a" | "b" | "c")[];
  readonly tom_cards: readonly number[];
  readonly phase: string;
  readonly rounds_played: number;
  readonly bidding: Slot;
  readonly mayor: Borough;
  readonly statue: number;
  readonly sequence: Readonly<Record<Borough, string>>;
  readonly base: Counts<Borough>;
  readonly neutral: Counts<Borough>;
  readonly skyscrapers: readonly Counts<Borough>[];
  /** Where each prestige tile is: a borough, "stack", "offered" or "gone". */
  readonly tiles: Readonly<Record<Tile, string>>;
  /** Who has the vessel of each link: 0 while it stands on the map, else the seat plus one. */
  readonly vessels: readonly number[];
  readonly press: readonly number[];
  readonly height: readonly number[];
  readonly discards: Counts<Card>;
  readonly pairs: readonly (readonly [Slot, Slot])[];
  readonly reserve: readonly Counts<Card>[];
  readonly hand: readonly (Counts<Card> | null)[];
  readonly hand_size: readonly number[];
  readonly supply: readonly Counts<Card>[];
  readonly played: readonly Counts<Card>[];
  readonly row: readonly (readonly Character[])[];
  readonly start_pairs: readonly (readonly [Character, Character])[];
  readonly characters: readonly Counts<Character>[];
  readonly used: readonly Counts<Character>[];
  readonly dollars: readonly number[];
  readonly board: readonly number[];
  readonly order: readonly number[];
  readonly step: number;
  readonly starter: number;
  readonly winner: number;
  readonly runner_up: number;
  readonly bid: readonly number[];
  readonly swaps_left: number;
  readonly hire_limit: number;
  readonly tile: Tile;
  readonly value: Counts<Character>;
  readonly links: readonly (readonly [Borough, Borough])[];
  readonly lanterns: Readonly<Record<Lantern, Counts<Borough>>>;
  readonly sets: readonly Counts<Piece>[];
  readonly set_points: readonly number[];
  readonly tile_values: readonly number[];
}

export interface Shown {
  readonly points: readonly number[];
  readonly press_order: readonly number[];
  readonly worth: Counts<Borough>;
  /** The tokens of those who have skyscrapers there, the first in rank first. */
  readonly ranking: Readonly<Record<Borough, readonly number[]>>;
  /** In a bidding round, who bids in which order. */
  readonly bidders: readonly number[];
  /** How each bid stands among the others. */
  readonly standing: readonly Standing[];
  readonly draw_pile: number;
  readonly round: number;
}

export type CityView = View<State, Shown>;
