/** What is printed on the boards, tiles and characters, as the game itself tells: see docs/web.md. */
import printed from "./printed.json";
import type { Character, Lantern, Tile, Vessel } from "./state";

/** When a character is used: in one of the three phases, or counted at the end. */
export type When = "one" | "two" | "three" | "end";

interface Printed {
  readonly when: When;
  readonly lantern?: Lantern;
  /** The number of the set that it pays for. */
  readonly set?: number;
}

export const {
  rounds: ROUNDS,
  last_space: LAST_SPACE,
  bonus_space: BONUS_SPACE,
  neutral: NEUTRAL,
  statue: STATUE_POINTS,
  named_toms: NAMED_TOMS,
  tom_levels: TOM_LEVELS,
} = printed;

/** The character by which choices of a kind are made. */
export const CHARACTER_OF: Readonly<Record<string, Character>> = printed.character_of as Record<string, Character>;

const CHARACTERS = printed.characters as Readonly<Partial<Record<Character, Printed>>>;
const TILES = printed.tiles as Readonly<Record<Tile, Vessel>>;
const LINKS = printed.links as readonly Vessel[];

export function printedOn(character: Character): Printed {
  return CHARACTERS[character] ?? { when: "end" };
}

export function tileVessel(tile: Tile): Vessel {
  return TILES[tile];
}

export function linkVessel(link: number): Vessel {
  return LINKS[link]!;
}
