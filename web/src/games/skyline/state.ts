/** What a view of Skyline holds. */
import type { View } from "../../table/contract";

export const DICE = ["ground", "upper", "penthouse"] as const;
export const RISES = ["low", "mid", "high"] as const;
export const FACES = ["low", "mid", "high", "blank"] as const;

export type Die = (typeof DICE)[number];
export type Rise = (typeof RISES)[number];
export type Face = (typeof FACES)[number];
export type Pile = Readonly<Record<Die, number>>;
export type Rolled = Readonly<Record<Die, Readonly<Record<Face, number>>>>;
/** How many buildings there are of each kind and number of floors. */
export type Buildings = Readonly<Record<Rise, readonly number[]>>;

export interface State {
  readonly phase: string;
  readonly scenario: string;
  readonly rounds_played: number;
  readonly tallest_built: number;
  readonly yard: Pile;
  readonly district: Pile;
  readonly active: Rolled;
  readonly held: Rolled;
  readonly columns: readonly Buildings[];
  readonly tiles: readonly Buildings[];
}

export interface Shown {
  readonly points: readonly number[];
  readonly round: number;
  readonly last_round: boolean;
  readonly level?: string;
  readonly scenario_met?: boolean;
}

export type SkylineView = View<State, Shown>;
