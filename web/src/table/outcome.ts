/** Who has won, and by how much, in one line. */
import { say } from "../words/page";
import type { Narrator } from "../words/narrator";
import type { Score } from "./contract";

export interface End {
  readonly players: number;
  readonly winners: readonly number[];
  readonly scores: readonly Score[];
  readonly ending?: string;
  /** Who resigned or ran out of time. */
  readonly loser?: number | null;
}

/** `you` is the seat of whoever reads it, where there is one. */
export function outcome(
  { players, winners, scores, ending, loser }: End,
  narrator: Narrator,
  you: number | null,
): string {
  if (players === 1) return say(winners.length > 0 ? "won-alone" : "lost-alone");
  const name = (seat: number) => (seat === you ? say("you") : narrator.name(seat));
  if (ending === "resigned" || ending === "timeout") {
    const given = { player: name(loser ?? 0), you: String(loser === you) };
    return `${say(`ended-${ending}`, given)} ${winners.map((seat) => won(seat, 0)).join(" ")}`;
  }
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) return say("won-together", { players: listed(winners.map(name)) });
  return won(winner, margin(scores, winner));

  function won(seat: number, by: number): string {
    const given = { player: name(seat), you: String(seat === you), margin: by };
    return say(by > 0 ? "won-by" : "won", given);
  }
}

function margin(scores: readonly Score[], winner: number): number {
  const others = scores.filter((_, seat) => seat !== winner).map(({ total }) => total);
  return (scores[winner]?.total ?? 0) - Math.max(...others);
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(` ${say("and")} `);
}
