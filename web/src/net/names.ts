/** What seats are called at a table. */
import { seatLetter } from "../shapes/seats";
import { say } from "../words/page";
import type { Seat, TableLine } from "./types";

export function botName(bot: string): string {
  const key = `bot-${bot}`;
  const said = say(key);
  return said === key ? bot : said;
}

export function seatName(seat: Seat): string {
  if (seat.kind === "bot" && seat.bot !== null) return say("bot-named", { level: botName(seat.bot) });
  return seat.name || say(seat.kind === "open" ? "seat-open" : "seat-unnamed");
}

/** Whether several people play at it. */
export function isBetweenPeople({ seats }: Pick<TableLine, "seats">): boolean {
  return new Set(seats.filter(({ kind }) => kind === "person").map(({ person }) => person)).size > 1;
}

/** All names of a table. Those who are called the same are told apart by the letter of their seat. */
export function seatNames(table: Pick<TableLine, "seats">): string[] {
  const names = table.seats.map(seatName);
  const alone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return table.seats.map((seat, i) => (alone(names[i]!) ? names[i]! : lettered(seat, names[i]!)));
}

function lettered({ kind, seat }: Seat, name: string): string {
  return say(kind === "bot" ? "bot-lettered" : "name-lettered", { name, letter: seatLetter(seat) });
}
