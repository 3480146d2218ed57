/** Which part of the table comes forward: the one that the moment is about. */
import type { CityView } from "./state";

export type Sheet = "pairs" | "bids" | "bay" | "building" | "people";

/** The rounds whose consequence stands in the bay, once the bids are in. */
const IN_THE_BAY = ["bonus", "ride", "move", "extra", "double"];

export function forward(view: CityView): Sheet {
  const { state, over } = view;
  if (over || IN_THE_BAY.includes(state.phase)) return "bay";
  if (state.phase === "hire" || state.phase === "replace") return "building";
  if (state.bidding !== "none") return "bids";
  return liesOut(view) > 0 ? "pairs" : "bay";
}

/** How many pairs one can choose from: at first of start characters, then of cards. */
export function liesOut({ state, over }: CityView): number {
  if (over) return 0;
  const pairs = state.phase === "start" ? state.start_pairs : state.pairs;
  return pairs.filter(([first]) => first !== "none").length;
}
