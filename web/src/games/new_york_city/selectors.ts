/** Small questions that a picture of the table asks of a view. */
import { NEUTRAL } from "./printed";
import {
  BOROUGHS,
  CARDS,
  CHARACTERS,
  TILES,
  type Borough,
  type Card,
  type Character,
  type CityView,
  type State,
  type Tile,
} from "./state";

export interface Group {
  readonly card: Card;
  readonly count: number;
}

/** The kinds of cards in a pile, with how many there are of each. */
export function groups(pile: Readonly<Record<Card, number>> | null | undefined): Group[] {
  return CARDS.map((card) => ({ card, count: pile?.[card] ?? 0 })).filter(({ count }) => count > 0);
}

export function size(pile: Readonly<Record<Card, number>>): number {
  return CARDS.reduce((sum, card) => sum + pile[card], 0);
}

export function seats(view: CityView): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat);
}

export function isTom(state: State, seat: number): boolean {
  return state.tom[seat] !== "person";
}

export interface Presence {
  /** Null for the neutral skyscrapers. */
  readonly seat: number | null;
  readonly count: number;
  /** How many more the choice that is pointed at would bring. */
  readonly extra: number;
  /** What this rank would bring now. */
  readonly pays: number;
}

/** Who stands in a borough, the first in rank first; with a preview, as they would stand then. */
export function presences(view: CityView, after: CityView | null, borough: Borough): Presence[] {
  const then = after ?? view;
  const all = then.shown.ranking[borough].map((token, i) => {
    const count = standing(view.state, token, borough);
    const extra = Math.max(0, standing(then.state, token, borough) - count);
    return { seat: token === NEUTRAL ? null : token, count, extra, pays: then.shown.pays[borough][i] ?? 0 };
  });
  // While events are told, somebody may have a rank before the skyscraper is there.
  return all.filter(({ count, extra }) => count + extra > 0);
}

function standing(state: State, token: number, borough: Borough): number {
  return token === NEUTRAL ? state.neutral[borough] : (state.skyscrapers[token]?.[borough] ?? 0);
}

/** The tokens on each space of the press track, from the bottom of the stack to its top. */
export function stacks(view: CityView, spaces: number): number[][] {
  const { press, height } = view.state;
  const tokens = [...seats(view), NEUTRAL].sort((a, b) => height[a]! - height[b]!);
  return Array.from({ length: spaces }, (_, space) => tokens.filter((token) => press[token] === space));
}

export function tileValue(state: State, tile: Tile): number {
  return state.tile_values[TILES.indexOf(tile)] ?? 0;
}

export function tilesAt(state: State, place: string): Tile[] {
  return TILES.filter((tile) => state.tiles[tile] === place);
}

/** The vessels a seat has gathered, by the number of their links. */
export function vesselsOf(state: State, seat: number): number[] {
  return state.vessels.flatMap((owner, link) => (owner === seat + 1 ? [link] : []));
}

export interface Own {
  readonly name: Character;
  readonly count: number;
  /** How many of them have a dollar on them. */
  readonly used: number;
}

export function charactersOf(state: State, seat: number): Own[] {
  return CHARACTERS.map((name) => ({
    name,
    count: state.characters[seat]?.[name] ?? 0,
    used: state.used[seat]?.[name] ?? 0,
  })).filter(({ count }) => count > 0);
}

export function isBorough(name: string): name is Borough {
  return BOROUGHS.includes(name as Borough);
}
