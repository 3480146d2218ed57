/** What the choice that is pointed at, or that one has, lights up on the map. */
import type { Choice, Play } from "../../table/contract";
import { lotKey } from "./site";
import type { AvenueView, District, Plot } from "./state";

const ON_LOTS = ["start", "place_business"];

/** The choices that belong to lots. */
export function lotChoices({ choices }: AvenueView): ReadonlyMap<string, Choice> {
  const those = choices.filter(({ kind }) => ON_LOTS.includes(kind));
  return new Map(those.map((choice) => [lotKey(choice["district"] as District, choice["plot"] as Plot), choice]));
}

/** The lots that a business could be placed on if it were taken: the view after that choice offers them. */
export function promised(play: Play): ReadonlySet<string> {
  const after = play.pointed?.kind === "take_business" ? (play.preview as AvenueView | null) : null;
  return new Set(after ? lotChoices(after).keys() : []);
}

/** In an auction, the colours one may bid with. */
export function biddable({ state, choices }: AvenueView): ReadonlySet<string> {
  if (state.phase !== "bid") return new Set();
  return new Set(
    choices.filter(({ kind, color }) => kind === "lay" && color !== "black").map(({ color }) => String(color)),
  );
}
