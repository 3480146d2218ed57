/** A tower with mass: a storey with its own cornice for each skyscraper, the owner's windows and crown. */
import type { Point } from "./camera";
import { area, line, mixed, n, numbers, type Shape } from "./strokes";

export interface Tower {
  readonly storeys: readonly (readonly Shape[])[];
  readonly crown: readonly Shape[];
  /** Where the mast begins. */
  readonly top: number;
}

/** Seen flatter than this a roof would hide its own wall. */
const STEEPEST = 0.62;
const NARROWER = 0.085;
const SLIMMEST = 0.5;
const CORNICE = "var(--avenue-cornice)";

interface Colors {
  readonly light: string;
  readonly dark: string;
  readonly roof: string;
}

/** `seat` null builds for Alea. */
export function tower([x, y]: Point, count: number, seat: number | null, half: number, tilt: number): Tower {
  const flat = Math.min(tilt, STEEPEST);
  const colors = colorsOf(seat);
  const high = half * (count > 6 ? 4.3 / count : 0.72);
  const chance = numbers(7 + count * 13 + (seat ?? 5) * 31);
  const storeys: Shape[][] = [];
  let [foot, wide] = [y, half];
  for (let i = 0; i < count; i++) {
    wide = half * Math.max(SLIMMEST, 1 - NARROWER * i - (i ? 0.02 : 0));
    const height = i === 0 ? high * 1.15 : high;
    storeys.push(storey(x, foot, wide, wide * flat, height, seat, colors, half, chance));
    foot -= height;
  }
  const { shapes, top } = crown(x, foot, wide * 0.62, flat, half * 0.42, seat, colors);
  return { storeys, crown: shapes, top };
}

function colorsOf(seat: number | null): Colors {
  const color = seat === null ? "var(--seat-neutral)" : `var(--seat-${seat})`;
  return {
    light: mixed(color, "#fff", "var(--avenue-lighter)"),
    dark: mixed(color, "#05070f", "var(--avenue-darker)"),
    roof: mixed(color, "#fff", "34%"),
  };
}

function storey(
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  seat: number | null,
  colors: Colors,
  half: number,
  chance: () => number,
): Shape[] {
  const left = windows(seat, [x - w, y], [w, d], h, () => chance() < 0.85);
  const right = windows(seat, [x, y + d], [w, -d], h, () => chance() < 0.6);
  const cornice = line([x - w, y - h], [x, y + d - h], [x + w, y - h]);
  return [
    ...box(x, y, w, d, h, colors),
    { d: left.lit + right.lit, fill: "var(--avenue-lit)" },
    { d: left.dark + right.dark, fill: "var(--avenue-unlit)" },
    { d: cornice, stroke: CORNICE, width: n(Math.max(0.8, half * 0.07)) },
  ];
}

/** Two walls and a roof. */
export function box(x: number, y: number, w: number, d: number, h: number, { light, dark, roof }: Colors): Shape[] {
  return [
    { d: area([x - w, y], [x, y + d], [x, y + d - h], [x - w, y - h]), fill: light },
    { d: area([x + w, y], [x, y + d], [x, y + d - h], [x + w, y - h]), fill: dark },
    { d: area([x - w, y - h], [x, y + d - h], [x + w, y - h], [x, y - d - h]), fill: roof },
  ];
}

type Pane = readonly (readonly [across: number, up: number])[];

const rect = (u: number, v: number, w: number, h: number): Pane => [
  [u, v],
  [u + w, v],
  [u + w, v + h],
  [u, v + h],
];

/** Each builder's own windows: tall strips, squares, ribbons, lozenges; Alea's walls are almost blind. */
const PANES: readonly (readonly Pane[])[] = [
  [0.14, 0.42, 0.7].map((u) => rect(u, 0.12, 0.15, 0.68)),
  [0.12, 0.42, 0.7].flatMap((u) => [rect(u, 0.16, 0.17, 0.24), rect(u, 0.54, 0.17, 0.24)]),
  [rect(0.1, 0.16, 0.8, 0.2), rect(0.1, 0.54, 0.8, 0.2)],
  [lozenge(0.2, 0.3), lozenge(0.5, 0.62), lozenge(0.8, 0.3)],
];
const BLIND: readonly Pane[] = [rect(0.3, 0.3, 0.4, 0.3)];

function lozenge(u: number, v: number): Pane {
  return [
    [u - 0.13, v],
    [u, v + 0.26],
    [u + 0.13, v],
    [u, v - 0.26],
  ];
}

/** Of a wall that begins at its lower corner and runs that far. */
function windows(seat: number | null, [x, y]: Point, [dx, dy]: Point, h: number, isLit: () => boolean) {
  const drawn = { lit: "", dark: "" };
  for (const pane of seat === null ? BLIND : (PANES[seat] ?? BLIND)) {
    const d = area(...pane.map(([u, v]): Point => [x + dx * u, y + dy * u - h * v]));
    if (seat !== null && isLit()) drawn.lit += d;
    else drawn.dark += d;
  }
  return drawn;
}

/** Each builder's own crown: ziggurat, dome, pyramid, crown; Alea's is flat. */
function crown(x: number, y: number, w: number, flat: number, h: number, seat: number | null, colors: Colors) {
  const d = w * flat;
  switch (seat) {
    case 0:
      return {
        shapes: [...box(x, y, w, d, h * 0.7, colors), ...box(x, y - h * 0.7, w * 0.6, d * 0.6, h * 0.7, colors)],
        top: y - h * 1.4,
      };
    case 1:
      return { shapes: dome(x, y, w, d, h, colors), top: y - h * 1.45 };
    case 2:
      return { shapes: pyramid(x, y, w * 1.15, d * 1.1, h * 1.9, colors), top: y - h * 1.8 };
    case 3:
      return { shapes: [...box(x, y, w, d, h * 0.5, colors), spikes(x, y - h * 0.5, w, h, colors)], top: y - h * 1.6 };
    default:
      return { shapes: box(x, y, w * 1.1, d * 1.1, h * 0.4, colors), top: y - h * 0.5 };
  }
}

function dome(x: number, y: number, w: number, d: number, h: number, { roof, dark }: Colors): Shape[] {
  const left = `M${n(x - w)} ${n(y)}A${n(w)} ${n(h * 1.5)} 0 0 1 ${n(x + w)} ${n(y)}`;
  const right = `M${n(x)} ${n(y - h * 1.5)}A${n(w)} ${n(h * 1.5)} 0 0 1 ${n(x + w)} ${n(y)}`;
  return [
    { d: `${left}Q${n(x)} ${n(y + d * 1.6)} ${n(x - w)} ${n(y)}Z`, fill: roof },
    { d: `${right}Q${n(x + w * 0.5)} ${n(y + d * 0.8)} ${n(x)} ${n(y + d * 0.8)}Z`, fill: dark },
  ];
}

function pyramid(x: number, y: number, w: number, d: number, h: number, { roof, dark }: Colors): Shape[] {
  return [
    { d: area([x - w, y], [x, y + d], [x, y - h]), fill: roof },
    { d: area([x + w, y], [x, y + d], [x, y - h]), fill: dark },
  ];
}

function spikes(x: number, y: number, w: number, h: number, { roof }: Colors): Shape {
  const tips: Point[] = [
    [-0.8, 0],
    [-0.9, 1],
    [-0.3, 0.4],
    [0, 1.3],
    [0.3, 0.4],
    [0.9, 1],
    [0.8, 0],
  ];
  return { d: area(...tips.map(([across, up]): Point => [x + w * across, y - h * up])), fill: roof };
}
