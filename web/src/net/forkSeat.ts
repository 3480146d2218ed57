/** Where somebody sits who plays on from a finished match. */
import type { TableLine } from "./types";

/**
 * The seat whose eyes one looks with, if a person had it; else the one on turn, if it is one's own or nobody else here
 * is; else one's own, or the first of a person.
 */
export function forkSeat(table: Pick<TableLine, "seats" | "mine">, turn: number | null, eyes: number | null): number {
  const people = table.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const wished = [eyes, table.mine.length === 0 || table.mine.includes(turn ?? -1) ? turn : null, table.mine[0]];
  return wished.find((seat) => seat != null && people.includes(seat)) ?? people[0] ?? 0;
}
