/** Tom's levels: a mode and the number of cards he draws. Twelve of them have a name, from Tom 1 to Tom 12 (N-10.1). */
export const NAMED: Readonly<Record<"easy" | "medium" | "hard", readonly string[]>> = {
  easy: ["A6", "B3", "C2", "A7"],
  medium: ["B4", "C3", "A8", "B5"],
  hard: ["C4", "A9", "B6", "C5"],
};

export const LEVELS: readonly string[] = ["A", "B", "C"].flatMap((mode) =>
  Array.from({ length: 8 }, (_, i) => `${mode}${i + 2}`),
);
