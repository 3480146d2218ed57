/** A view of Skyline, and the board's own words for what is in it. */
import type { View } from "../../table/contract";
import type { ListOf6PerRise, ListOf7PerRise, Shown, State } from "./wire";

export { Die as DICE, Face as FACES, Rise as RISES } from "./wire";
export type { Die, Face, PerDie as Pile, PerDieAndFace as Rolled, Rise, Shown, State } from "./wire";

/** How many buildings there are of each kind and number of floors. */
export type Buildings = ListOf6PerRise | ListOf7PerRise;
export type SkylineView = View<State, Shown>;
