/** A view of Fifth Avenue, and the board's own words for what is in it. */
import type { View } from "../../table/contract";
import type { Builder, Shown, State } from "./wire";

export {
  Business as BUSINESSES,
  Color as COLORS,
  Commissioner as COMMISSIONERS,
  District as DISTRICTS,
  Number as NUMBERS,
  Place as PLACES,
  Plot as PLOTS,
  Suit as SUITS,
} from "./wire";
export type {
  Builder,
  Business,
  Color,
  Commissioner,
  District,
  PerBusiness as Tiles,
  PerNumber as Cards,
  Place,
  Plot,
  Number as Rank,
  Shown,
  State,
  Suit,
} from "./wire";

export type AvenueView = View<State, Shown>;

const BUILDERS: readonly Builder[] = ["first", "second", "third", "fourth"];

/** The seat a builder sits in; null for Alea. */
export function seatOf(builder: Builder): number | null {
  const seat = BUILDERS.indexOf(builder);
  return seat < 0 ? null : seat;
}
