/** How a finished building looks: its outline, its windows and its crown, from its kind and height alone. */
import type { Rise } from "./state";

export const WIDTH = 44;
export const FLOOR = 28;
const CROWN: Readonly<Record<Rise, number>> = { low: 8, mid: 14, high: 34 };

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
}

export interface Facade {
  readonly height: number;
  readonly outline: string;
  readonly windows: readonly Window[];
  /** Brass lines: cornices, piers, the spire. */
  readonly trim: string;
}

/** How far a floor stands back from the street on each side: deco towers step inwards as they rise. */
function setback(rise: Rise, floors: number, floor: number): number {
  if (rise === "low") return 3;
  const above = floors - floor;
  if (rise === "mid") return above === 0 && floors > 1 ? 8 : 3;
  return above === 0 ? 12 : above <= 2 && floor > 0 ? 7 : 2;
}

export function facade(rise: Rise, floors: number): Facade {
  const height = floors * FLOOR + CROWN[rise];
  const steps = Array.from({ length: floors }, (_, i) => setback(rise, floors, i + 1));
  const left = steps.map((_, i) => `V${height - (i + 1) * FLOOR}${i + 1 < floors ? `H${steps[i + 1]}` : ""}`);
  const right = steps.map((inset, i) => `H${WIDTH - inset}V${height - i * FLOOR}`).reverse();
  const top = steps.at(-1) ?? 0;
  const roof = height - floors * FLOOR;
  const outline = `M${steps[0]} ${height}${left.join("")}${crown(rise, top, roof)}${right.join("")}Z`;
  return { height, outline, windows: windows(rise, floors, height), trim: trim(rise, steps, height, roof) };
}

function crown(rise: Rise, inset: number, roof: number): string {
  const mid = WIDTH / 2;
  if (rise === "low")
    return `V${roof - 5}H${inset - 2}V${roof - 8}H${WIDTH - inset + 2}V${roof - 5}H${WIDTH - inset}V${roof}`;
  if (rise === "mid")
    return `H${inset + 5}V${roof - 6}H${inset + 9}V${roof - 10}H${WIDTH - inset - 9}V${roof - 6}H${WIDTH - inset - 5}V${roof}`;
  return [
    `H${inset + 2}V${roof - 6}H${inset + 5}V${roof - 12}H${inset + 8}V${roof - 18}H${mid - 1.5}L${mid} ${roof - 34}`,
    `L${mid + 1.5} ${roof - 18}H${WIDTH - inset - 8}V${roof - 12}H${WIDTH - inset - 5}V${roof - 6}H${WIDTH - inset - 2}V${roof}`,
  ].join("");
}

function trim(rise: Rise, steps: readonly number[], height: number, roof: number): string {
  const cornices = steps.map((inset, i) => `M${inset} ${height - (i + 1) * FLOOR}H${WIDTH - inset}`).join("");
  const mid = WIDTH / 2;
  if (rise === "mid") return `${cornices}M${mid} ${roof - 10}V${roof - 14}`;
  if (rise === "high")
    return `${cornices}M${mid - 7} ${roof - 3}A7 7 0 0 1 ${mid + 7} ${roof - 3}M${mid - 4} ${roof - 3}A4 4 0 0 1 ${mid + 4} ${roof - 3}`;
  return cornices;
}

function windows(rise: Rise, floors: number, height: number): Window[] {
  return Array.from({ length: floors }, (_, i) => {
    const inset = setback(rise, floors, i + 1);
    const count = inset > 8 ? 3 : 4;
    const room = WIDTH - 2 * inset;
    return Array.from({ length: count }, (_, n) => ({
      x: inset + ((n + 0.5) * room) / count - 2,
      y: height - (i + 1) * FLOOR + 8,
      lit: (i * 7 + n * 5 + floors * 3) % 4 !== 0,
    }));
  }).flat();
}
