/** A view of New York City, and the board's own words for what is in it. */
import type { View } from "../../table/contract";
import { Bidding, Character, type Shown, type State } from "./wire";

export {
  Borough as BOROUGHS,
  Card as CARDS,
  Lantern as LANTERNS,
  Piece as PIECES,
  Tile as TILES,
  Vessel as VESSELS,
} from "./wire";
export type Standing = Shown["standing"][number];
export type { Bidding, Borough, Card, Character, Lantern, Piece, Shown, Slot, State, Tile, Vessel } from "./wire";

export const BIDDINGS = Bidding.filter((bidding) => bidding !== "none");
export const CHARACTERS = Character.filter((character) => character !== "none");

export type CityView = View<State, Shown>;
