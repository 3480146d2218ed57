/** Lines over the decisions of a match, as they are drawn. */

export interface Line {
  readonly name: string;
  readonly color: string;
  /** How it is dashed, so that colour is not all that tells lines apart. */
  readonly dash: string;
  readonly values: readonly number[];
}

export const DASHES = ["", "8 4", "2 4", "10 4 2 4"] as const;
export const WIDTH = 600;
export const HEIGHT = 180;

/** The range that holds all lines, and at least this one. */
export function range(lines: readonly Line[], low: number, high: number): [number, number] {
  const all = lines.flatMap(({ values }) => values);
  return [Math.min(low, ...all), Math.max(high, ...all)];
}

/** Where the value of a step lies in the drawing. */
export function place(step: number, steps: number, value: number, [low, high]: readonly [number, number]) {
  const x = steps > 1 ? (step / (steps - 1)) * WIDTH : 0;
  return { x, y: high > low ? HEIGHT - ((value - low) / (high - low)) * HEIGHT : HEIGHT };
}

export function points(line: Line, bounds: readonly [number, number]): string {
  return line.values
    .map((value, step) => place(step, line.values.length, value, bounds))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** What the steps added up to after each of them, beginning with nothing. */
export function summed(changes: readonly number[]): number[] {
  const sums = [0];
  for (const change of changes) sums.push(sums.at(-1)! + change);
  return sums;
}
