/** The buildings of a seat as they stand in its street. */
import { DICE, FACES, RISES, type Buildings, type Die, type Face, type Pile, type Rise, type Rolled } from "./state";

export interface Building {
  readonly rise: Rise;
  readonly floors: number;
  /** Which of several equal ones it is. */
  readonly copy: number;
}

export interface ShownDie {
  readonly die: Die;
  readonly face: Face;
  readonly copy: number;
}

export function buildings(of: Buildings): Building[] {
  return RISES.flatMap((rise) =>
    of[rise].flatMap((count, floors) => Array.from({ length: count }, (_, copy) => ({ rise, floors, copy }))),
  );
}

export function rolled(dice: Rolled): ShownDie[] {
  return DICE.flatMap((die) =>
    FACES.flatMap((face) => Array.from({ length: dice[die][face] }, (_, copy) => ({ die, face, copy }))),
  );
}

export function size(pile: Pile): number {
  return DICE.reduce((sum, die) => sum + pile[die], 0);
}
