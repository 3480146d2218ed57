/** Whom or what a table waits for before its match begins. */
import { seatName } from "../net/names";
import type { TableLine } from "../net/types";
import { say } from "./page";

/** Somebody who is not there yet; or only for this device, which adds to the seed when the table is opened. */
export function waitsFor({ seats }: Pick<TableLine, "seats">): string {
  const lacking = seats.filter(({ ready }) => !ready);
  if (lacking.some(({ kind }) => kind === "open")) return say("waiting-for-players");
  const others = lacking.filter(({ mine }) => !mine);
  if (others.length > 0) return say("waiting-for-named", { names: others.map(seatName).join(", ") });
  return say("waiting-for-you");
}
