/** What tells seats apart besides their colour: a letter, and a pattern drawn by Patterns.svelte. */

const LETTERS = ["A", "B", "C", "D"] as const;

/** The letter on a seat's pieces; null stands for nobody's, such as neutral skyscrapers. */
export function seatLetter(seat: number | null): string {
  return seat === null ? "·" : (LETTERS[seat] ?? "?");
}

export function seatColor(seat: number | null): string {
  return seat === null ? "var(--seat-neutral)" : `var(--seat-${seat})`;
}

export function seatPattern(seat: number | null): string {
  return `url(#seat-pattern-${seat ?? "neutral"})`;
}
