/** Small questions that a picture of the table asks of a view. */
import {
  BOROUGHS,
  CARDS,
  CHARACTERS,
  NEUTRAL,
  TILES,
  VESSELS,
  type Borough,
  type Card,
  type Character,
  type CityView,
  type State,
  type Tile,
  type Vessel,
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

/** Who counts knows how many cards the draw pile has: there are 105. */
export function deck(state: State): number {
  const open = [...state.reserve, ...state.supply, ...state.played].reduce((sum, pile) => sum + size(pile), 0);
  const laid = state.pairs.flat().filter((card) => card !== "none").length;
  const hands = state.hand_size.reduce((sum, count) => sum + count, 0);
  return 105 - size(state.discards) - open - laid - hands;
}

export interface Presence {
  /** Null for the neutral skyscrapers. */
  readonly seat: number | null;
  readonly count: number;
}

/** Who stands in a borough, most skyscrapers first; equals as they stand on the press track. */
export function ranking(view: CityView, borough: Borough): Presence[] {
  const { skyscrapers, neutral, press, height } = view.state;
  const token = ({ seat }: Presence) => seat ?? NEUTRAL;
  const ahead = (a: number, b: number) => press[b]! - press[a]! || height[b]! - height[a]!;
  const all: Presence[] = [
    ...seats(view).map((seat) => ({ seat, count: skyscrapers[seat]![borough] })),
    { seat: null, count: neutral[borough] },
  ];
  return all.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || ahead(token(a), token(b)));
}

/** The tokens on each space of the press track, from the bottom of the stack to its top. */
export function stacks(view: CityView, spaces: number): number[][] {
  const { press, height } = view.state;
  const tokens = [...seats(view), NEUTRAL].sort((a, b) => height[a]! - height[b]!);
  return Array.from({ length: spaces }, (_, space) => tokens.filter((token) => press[token] === space));
}

export function tileVessel(tile: Tile): Vessel {
  return tile.split("_")[0] as Vessel;
}

export function tileValue(state: State, tile: Tile): number {
  return state.tile_values[TILES.indexOf(tile)] ?? 0;
}

export function tilesAt(state: State, place: string): Tile[] {
  return TILES.filter((tile) => state.tiles[tile] === place);
}

export function linkVessel(link: number): Vessel {
  return VESSELS[Math.floor(link / 2)]!;
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

export type Standing = "none" | "leads" | "ties" | "trails";

/** How a bid stands among the others that were made. */
export function standing(bids: readonly number[], seat: number, own: number = bids[seat] ?? 0): Standing {
  const others = Math.max(0, ...bids.filter((_, other) => other !== seat));
  if (own === 0) return "none";
  return own > others ? "leads" : own === others ? "ties" : "trails";
}

export function isBorough(name: string): name is Borough {
  return BOROUGHS.includes(name as Borough);
}
