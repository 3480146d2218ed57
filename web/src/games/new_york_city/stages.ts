/** Which part of the table comes forward: the one that the moment is about. */
import type { CityView } from "./state";

export type Sheet = "bids" | "bay" | "building" | "people";

/** The rounds whose consequence stands in the bay, once the bids are in. */
const IN_THE_BAY = ["bonus", "ride", "move", "extra", "double"];

export function forward({ state, over }: CityView): Sheet {
  if (over || IN_THE_BAY.includes(state.phase)) return "bay";
  if (state.phase === "hire" || state.phase === "replace") return "building";
  return state.bidding === "none" ? "bay" : "bids";
}
