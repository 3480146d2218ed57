/** The names of Skyline's pieces, for events that move them. */
import type { Building, ShownDie } from "./street";
import type { Die } from "./state";

export const pieceOf = {
  yard: (die: Die | string) => `yard:${die}`,
  district: (die: Die | string) => `district:${die}`,
  die: (place: "active" | "held", { die, face, copy }: ShownDie) => `${place}:${die}:${face}:${copy}`,
  column: (seat: number, { rise, floors, copy }: Building) => `column:${seat}:${rise}:${floors}:${copy}`,
  /** The top floor of a column. */
  top: (seat: number, { rise, floors, copy }: Building) => `top:${seat}:${rise}:${floors}:${copy}`,
  tile: (seat: number, { rise, floors, copy }: Building) => `tile:${seat}:${rise}:${floors}:${copy}`,
} as const;
