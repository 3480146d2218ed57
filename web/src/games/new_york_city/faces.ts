/** The number of a character, and the set that it pays for. */
import { printedOn } from "./printed";
import { PIECES, type Character, type Piece, type State } from "./state";

export function numberOf(character: Character): number {
  return Number(character.slice(1));
}

/** The set that a character pays for, as its pieces. */
export function setOf(character: Character, state: State): { signs: Piece[]; points: number } | undefined {
  const number = printedOn(character).set;
  const set = number === undefined ? undefined : state.sets[number];
  if (number === undefined || !set) return undefined;
  const signs = PIECES.flatMap((piece) => Array.from({ length: set[piece] }, () => piece));
  return { signs, points: state.set_points[number] ?? 0 };
}
