/** What is printed on the tiles and the board, as the game itself tells: see docs/web.md. */
import printed from "./printed.json";

export const { rounds: ROUNDS, levels: LEVELS, tallest: TALLEST } = printed;

/** What a building scores by its height. */
export function pointsOf(height: number): number {
  return printed.points[height] ?? 0;
}
