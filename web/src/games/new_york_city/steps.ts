/**
 * Which pieces one touches, in which order, to make a choice.
 *
 * A choice of one touch is a path of one piece ("office:c9"); one that a character allows begins with the character
 * ("character:c13", then "hand:press"); an exchange begins with the card of the reserve.
 */
import type { Choice } from "../../table/contract";
import { CHARACTER_OF } from "./printed";

export type Path = readonly string[];

type Ends = (choice: Choice, bidding: string) => Path;

/** Where each kind of choice is made on the table, but for the character that allows it. */
const ENDS: Readonly<Record<string, Ends>> = {
  pick_start: ({ place }) => [`start:${place}`],
  take_pair: ({ place }) => [`pair:${place}`],
  take_single: ({ place, side }) => [`single:${place}:${side}`],
  discard_pair: ({ place }) => [`pair:${place}`],
  use: ({ character }) => [`character:${character}`],
  discard: ({ card }) => [`hand:${card}`],
  give_up: ({ character }) => [`character:${character}`],
  hire: ({ character }) => [`office:${character}`],
  take_equal: ({ card }) => [`reserve:${card}`],
  replace_neutral: ({ borough }) => [`borough:${borough}`],
  play: (_, bidding) => [`hand:${bidding}`],
  pair: ({ card }) => [`hand:${card}`],
  pair_with_wild: ({ card }) => [`hand:${card}`],
  add_wild: () => ["hand:wild"],
  play_as_one: ({ card }) => [`hand:${card}`],
  step_back: () => [],
  pair_with_step: ({ card }) => [`hand:${card}`],
  pair_with_two_steps: ({ card }) => [`hand:${card}`],
  play_reserve: ({ card }) => [`reserve:${card}`],
  pair_with_virtual: ({ card }) => [`hand:${card}`],
  pair_with_prestige: ({ card }) => [`hand:${card}`],
  play_as_two: ({ card }) => [`hand:${card}`],
  swap: ({ card, reserve }) => [`reserve:${reserve}`, `hand:${card}`],
  renew: ({ card }) => [`reserve:${card}`],
  take_tile: ({ tile }) => [`tile:${tile}`],
  ride: ({ borough }) => [`borough:${borough}`],
  move: ({ borough }) => [`borough:${borough}`],
  take_back: ({ card }) => [`bid:${card}`],
};

/** The kinds that are chosen on the board or among one's own things. */
export const ON_BOARD: readonly string[] = Object.keys(ENDS);

export interface Moment {
  readonly phase: string;
  readonly bidding: string;
}

export function pathOf(choice: Choice, { phase, bidding }: Moment): Path {
  const end = ENDS[choice.kind]?.(choice, bidding) ?? [];
  const character = CHARACTER_OF[choice.kind];
  // The second single card is taken while the character is at work already.
  return character === undefined || phase === "single" ? end : [`character:${character}`, ...end];
}

export interface Way {
  readonly choice: Choice;
  readonly path: Path;
}

export function ways(choices: readonly Choice[], moment: Moment): Way[] {
  return choices.map((choice) => ({ choice, path: pathOf(choice, moment) })).filter(({ path }) => path.length > 0);
}

/** Those that begin with these touches. */
export function along(all: readonly Way[], touched: Path): Way[] {
  return all.filter(({ path }) => touched.every((piece, i) => path[i] === piece));
}

export interface Step {
  readonly touched: Path;
  /** What the last touch decided; with nothing decided, the next pieces glow and `open` can be chosen at once. */
  readonly decided: Choice | null;
  readonly open: readonly Choice[];
}

/** What touching a piece leads to: on from here if that is possible, else from the beginning. Null: nowhere. */
export function touch(all: readonly Way[], touched: Path, piece: string): Step | null {
  for (const next of [[...touched, piece], [piece]]) {
    const left = along(all, next);
    if (left.length === 0) continue;
    const open = left.filter(({ path }) => path.length === next.length).map(({ choice }) => choice);
    return { touched: next, decided: left.length === 1 && open.length === 1 ? open[0]! : null, open };
  }
  return null;
}
