/** Picking dice up one by one until they are one of the handfuls that can be taken. */
import type { Choice } from "../../table/contract";
import { DICE, type Die, type Pile } from "./state";

export const NOTHING: Pile = { ground: 0, upper: 0, penthouse: 0 };

export function isHandful(choice: Choice, picked: Pile): boolean {
  return choice.kind === "take_yard" && DICE.every((die) => choice[die] === picked[die]);
}

export function changed(picked: Pile, die: Die, by: 1 | -1): Pile {
  return { ...picked, [die]: picked[die] + by };
}

/** Whether some choice holds at least these dice. */
export function fits(choices: readonly Choice[], picked: Pile): boolean {
  return choices.some(
    (choice) => choice.kind === "take_yard" && DICE.every((die) => Number(choice[die]) >= picked[die]),
  );
}

/** How many dice are missing to the handful in the making. */
export function left(choices: readonly Choice[], picked: Pile): number {
  const sizes = choices
    .filter((choice) => choice.kind === "take_yard")
    .map((choice) => total(choice as unknown as Pile));
  return Math.max(0, ...sizes) - total(picked);
}

function total(pile: Pile): number {
  return DICE.reduce((sum, die) => sum + Number(pile[die]), 0);
}
