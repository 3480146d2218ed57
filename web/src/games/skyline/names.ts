/** The names of Skyline's pieces, for events that move them. */
import type { Choice } from "../../table/contract";
import type { Building, ShownDie } from "./street";

export const pieceOf = {
  yard: (die: string) => `yard:${die}`,
  district: (die: string) => `district:${die}`,
  die: (place: "active" | "held", { die, face, copy }: ShownDie) => `${place}:${die}:${face}:${copy}`,
  column: (seat: number, { rise, floors, copy }: Building) => `column:${seat}:${rise}:${floors}:${copy}`,
  /** The top floor of a column. */
  top: (seat: number, { rise, floors, copy }: Building) => `top:${seat}:${rise}:${floors}:${copy}`,
  tile: (seat: number, { rise, floors, copy }: Building) => `tile:${seat}:${rise}:${floors}:${copy}`,
} as const;

/** The place on the board that a choice is about: on one of the lots, or on a new one. */
export function spotOf(choice: Choice, lot: number | undefined): string {
  return `${choice.kind}:${choice["rise"]}:${choice["height"] ?? choice["floors"]}:${lot ?? "new"}`;
}
