/** A shop: a lit window and a door under a striped awning; its sign stands on the roof. */
import type { Point } from "./camera";
import type { Business } from "./state";
import { area, mixed, type Shape } from "./strokes";
import { box } from "./tower";

const STEEPEST = 0.62;
const STRIPES = 6;

export interface Shop {
  readonly shapes: readonly Shape[];
  /** The middle of its sign, and half its size. */
  readonly sign: Point;
  readonly size: number;
}

export function shop([x, y]: Point, business: Business, unit: number, tilt: number): Shop {
  const flat = Math.min(tilt, STEEPEST);
  const [w, h, size] = [unit * 0.92, unit * 0.72, unit * 0.78];
  const d = w * flat;
  const color = `var(--business-${business})`;
  const colors = { light: "var(--avenue-stone)", dark: "var(--avenue-stone-2)", roof: mixed(color, "#fff", "45%") };
  const top = y - h;
  return {
    shapes: [
      ...box(x, y, w, d, h, colors),
      ...front([x - w, y], [w, d], h, color, "#5a4526", -1),
      ...front([x, y + d], [w, -d], h, color, "#3a2c1a", 1),
      posts(x, top, size),
    ],
    sign: [x, top - size * 1.12],
    size,
  };
}

function front([x, y]: Point, [dx, dy]: Point, h: number, color: string, door: string, out: number): Shape[] {
  const on = (across: number, up: number): Point => [x + dx * across, y + dy * across - h * up];
  const pane = (from: number, to: number, low: number) => area(on(from, low), on(to, low), on(to, 0.5), on(from, 0.5));
  const stripes = ["", ""];
  for (let i = 0; i < STRIPES; i++) {
    const [from, to] = [i / STRIPES, (i + 1) / STRIPES];
    const edge = ([ex, ey]: Point): Point => [ex + out, ey + 1.5];
    stripes[i % 2] += area(on(from, 1), on(to, 1), edge(on(to, 0.5)), edge(on(from, 0.5)));
  }
  return [
    { d: pane(0.12, 0.62, 0.06), fill: "var(--avenue-lit)" },
    { d: pane(0.7, 0.9, 0), fill: door },
    { d: stripes[0]!, fill: color },
    { d: stripes[1]!, fill: "#fff6e2" },
  ];
}

function posts(x: number, top: number, size: number): Shape {
  const [from, to] = [x - size * 0.4, x + size * 0.4];
  return {
    d: `M${from} ${top}V${top - size * 0.6}M${to} ${top}V${top - size * 0.6}`,
    stroke: "var(--brass-line)",
    width: 1.4,
  };
}
