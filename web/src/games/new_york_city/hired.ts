/** The boroughs in which a character that is pointed at would count. */
import type { Choice } from "../../table/contract";
import { printedOn } from "./printed";
import { BOROUGHS, type Borough, type Character, type State } from "./state";

export function counting(pointed: Choice | null, state: State): readonly Borough[] {
  if (pointed?.kind !== "hire") return [];
  const { lantern } = printedOn(pointed["character"] as Character);
  return lantern ? BOROUGHS.filter((borough) => state.lanterns[lantern][borough] > 0) : [];
}
