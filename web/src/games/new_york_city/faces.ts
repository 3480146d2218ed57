/** How each character is drawn: one or two signs and a short mark that say what it does. */
import type { Sign } from "./glyphs";
import { printedOn } from "./printed";
import { PIECES, type Character, type Lantern, type State } from "./state";

export interface Face {
  readonly signs: readonly Sign[];
  readonly mark: string;
  readonly lantern?: Lantern;
}

const FACES: Readonly<Record<number, Face>> = {
  1: { signs: ["cards", "star"], mark: "↻" },
  2: { signs: ["cards"], mark: "1+1" },
  3: { signs: ["reserve", "star"], mark: "+1" },
  4: { signs: ["cards"], mark: "2×2" },
  5: { signs: ["cards"], mark: "3" },
  6: { signs: ["dollar"], mark: "2" },
  7: { signs: ["person"], mark: "⇄" },
  8: { signs: ["reserve"], mark: "=" },
  9: { signs: ["cards", "dollar"], mark: "" },
  10: { signs: ["cards"], mark: "2" },
  11: { signs: ["skyscraper"], mark: "⇄" },
  12: { signs: ["reserve", "star"], mark: "↻" },
  13: { signs: ["wild"], mark: "1" },
  14: { signs: ["press"], mark: "−2" },
  15: { signs: ["reserve", "bid"], mark: "" },
  16: { signs: ["bid"], mark: "+1" },
  17: { signs: ["prestige"], mark: "+1" },
  18: { signs: ["last", "dollar"], mark: "" },
  19: { signs: ["prestige"], mark: "×2" },
  20: { signs: ["wild"], mark: "2" },
  21: { signs: ["skyscraper"], mark: "+1" },
  22: { signs: ["wild"], mark: "↩" },
  23: { signs: ["star"], mark: "2" },
  24: { signs: ["star", "skyscraper"], mark: "" },
  25: { signs: ["star"], mark: "3" },
  26: { signs: ["skyscraper", "press"], mark: "" },
  27: { signs: ["press"], mark: "+?" },
  33: { signs: ["press", "star"], mark: "" },
  34: { signs: ["reserve", "star"], mark: "2" },
  35: { signs: ["skyscraper", "star"], mark: "3+" },
  36: { signs: ["person", "star"], mark: "" },
};

export function numberOf(character: Character): number {
  return Number(character.slice(1));
}

/** The set that a character pays for, as the signs of its pieces. */
export function setOf(character: Character, state: State): { signs: Sign[]; points: number } | undefined {
  const number = printedOn(character).set;
  const set = number === undefined ? undefined : state.sets[number];
  if (number === undefined || !set) return undefined;
  const signs = PIECES.flatMap((piece) => Array.from({ length: set[piece] }, (): Sign => piece));
  return { signs, points: state.set_points[number] ?? 0 };
}

export function faceOf(character: Character, state: State): Face {
  const { lantern } = printedOn(character);
  if (lantern) return { signs: ["skyscraper"], mark: "", lantern };
  const set = setOf(character, state);
  if (set) return { signs: set.signs, mark: "" };
  return FACES[numberOf(character)] ?? { signs: ["person"], mark: "" };
}
