/** What a seat may ask before it decides: why not, what then, what would you do (src/midtown/server/thinking/advice.py). */
import type { Message } from "../net/socket.svelte";
import type { Thinker } from "./engine/bots";
import type { Match } from "./engine/match";
import type { Budget, Pause } from "./engine/search";
import { Refused } from "./refused";

const HINT: Budget = { seconds: 1 };

export function readAction(match: Match, given: unknown): number {
  const action = match.game.read(given);
  if (action === null) throw new Refused("action-form", "invalid", "There is no such action.");
  return action;
}

export function whyNot(match: Match, given: unknown): Message {
  const why = match.whyNot(readAction(match, given));
  return { type: "why", possible: why === null, ...(why ?? {}) };
}

export function preview(match: Match, given: unknown): Message {
  const action = readAction(match, given);
  const why = match.whyNot(action);
  if (why) return { type: "preview", possible: false, ...why };
  const found = match.preview(action);
  return { type: "preview", possible: true, seat: match.turn, chance: found === null, ...(found ?? {}) };
}

export async function hint(thinker: Thinker, match: Match, pause: Pause): Promise<Message> {
  const seat = match.turn!;
  const found = await thinker.run(match, seat, HINT, pause);
  const choices = found.map(({ action, value, points, visits }) => ({
    action: match.choice(action),
    chance: value,
    points,
    visits,
  }));
  return { type: "hint", seat, choices };
}
