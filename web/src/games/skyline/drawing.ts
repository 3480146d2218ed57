/**
 * The shapes of Skyline. A floor, a die and a storey of a tower are the same square of 100 by 100; a building stands
 * on the point 0 0 and grows upwards. A drawing is a few paths, each of one ink, so that a whole street stays light.
 */
import type { Die, Face, Rise } from "./state";

export const FLOOR = 100;

/** What a path is painted with; see Drawn.svelte. */
export type Ink =
  | "wall"
  | "bright"
  | "deep"
  | "shade"
  | "light"
  | "stone"
  | "roof"
  | "dark"
  | "off"
  | "lit"
  | "trim"
  | "line"
  | "tip"
  | "glass";

export interface Stroke {
  readonly ink: Ink;
  readonly d: string;
  /** The floor it belongs to, for windows that light up one floor after another. */
  readonly floor?: number;
  /** It is part of what a finished building ends in. */
  readonly crown?: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
}

const n = (value: number) => Math.round(value * 10) / 10;
const box = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A number between 0 and 1 that is always the same for the same seed. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Collects paths by their ink, and windows also by their floor. */
class Canvas {
  readonly #paths: { ink: Ink; floor: number; crown: boolean; d: string[] }[] = [];
  #crown = false;

  /** What is painted from here on ends the building. */
  crown(): this {
    this.#crown = true;
    return this;
  }

  add(ink: Ink, ...d: string[]): this {
    return this.at(0, ink, ...d);
  }

  /** Paint lies on paint, so only a run of the same ink is put together. */
  at(floor: number, ink: Ink, ...d: string[]): this {
    const last = this.#paths.at(-1);
    const crown = this.#crown;
    if (last?.ink === ink && last.floor === floor && last.crown === crown) last.d.push(...d);
    else this.#paths.push({ ink, floor, crown, d: [...d] });
    return this;
  }

  get strokes(): Stroke[] {
    return this.#paths.map(({ d, ...rest }) => ({ ...rest, d: d.join("") }));
  }
}

/** An arched window, and a lancet of the tallest kind. */
const arch = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;

interface Wall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly seed: number;
  /** How many of the windows are lit. */
  readonly lights: number;
}

/** The windows tell the kind: wide panes with lintels, tall arches, narrow ribs. */
function windows(canvas: Canvas, rise: Rise, wall: Wall): void {
  const lit: string[] = [];
  const off: string[] = [];
  const put = (i: number, d: string) => (chance(wall.seed * 31 + i) < wall.lights ? lit : off).push(d);
  const { x, y, width, height: h, floor } = wall;
  if (rise === "low") {
    const part = width / 3;
    for (const i of range(3)) {
      const left = x + part * (i + 0.16);
      canvas.add("trim", box(left - 3, y + h * 0.2, part * 0.68 + 6, h * 0.06));
      put(i, box(left, y + h * 0.28, part * 0.31, h * 0.44));
      put(i + 3, box(left + part * 0.37, y + h * 0.28, part * 0.31, h * 0.44));
      canvas.add("stone", box(left - 2, y + h * 0.74, part * 0.68 + 4, h * 0.05));
    }
  } else if (rise === "mid") {
    const count = width > 105 ? 4 : 3;
    const part = width / count;
    for (const i of range(count)) {
      put(i, arch(x + part * (i + 0.22), y + h * 0.17, part * 0.56, h * 0.36));
      put(i + 5, box(x + part * (i + 0.22), y + h * 0.58, part * 0.56, h * 0.26));
    }
  } else {
    const count = width > 112 ? 6 : width > 84 ? 5 : 3;
    const part = width / count;
    for (const i of range(count)) {
      for (const row of [0, 1, 2]) {
        put(i * 3 + row, box(x + part * (i + 0.27), y + h * (0.08 + row * 0.3), part * 0.46, h * 0.23));
      }
    }
    canvas.add("line", ...range(count + 1).map((i) => box(x + part * i - 1.6, y, 3.2, h)));
  }
  canvas.at(floor, "off", ...off).at(floor, "lit", ...lit);
}

/** A storey with its light and its shaded side. */
function storey(canvas: Canvas, rise: Rise, wall: Wall, margin = 6): void {
  const { x, y, width, height } = wall;
  canvas.add("wall", box(x, y, width, height));
  windows(canvas, rise, { ...wall, x: x + margin, width: width - 2 * margin });
  canvas.add("light", box(x, y, width * 0.07, height)).add("shade", box(x + width * 0.82, y, width * 0.18, height));
}

function cornice(canvas: Canvas, y: number, width: number, thick = 8): void {
  canvas
    .add("shade", box(-width / 2, y + thick, width, 4))
    .add("trim", box(-width / 2 - 5, y, width + 10, thick * 0.6))
    .add("trim", box(-width / 2 - 2, y + thick * 0.6, width + 4, thick * 0.4));
}

/** The ground floor: shops with awnings, an arched door, or a deco portal. */
function groundFloor(canvas: Canvas, rise: Rise, width: number, seed: number): void {
  const half = width / 2;
  canvas.add("wall", box(-half, -FLOOR, width, FLOOR));
  if (rise === "low") shops(canvas, half);
  else portal(canvas, rise, half, seed);
  canvas
    .add("light", box(-half, -FLOOR, width * 0.07, FLOOR))
    .add("shade", box(half - width * 0.18, -FLOOR, width * 0.18, FLOOR))
    .add("stone", box(-half - 4, -8, width + 8, 8));
}

function shops(canvas: Canvas, half: number): void {
  canvas.at(1, "lit", box(-half * 0.86, -60, half * 0.62, 48), box(half * 0.24, -60, half * 0.62, 48));
  canvas.add("dark", box(-half * 0.15, -66, half * 0.3, 66)).at(1, "lit", box(-half * 0.1, -62, half * 0.2, 22));
  for (const left of [-half * 0.92, half * 0.18]) {
    const slat = (half * 0.74) / 6;
    const drop = (i: number) => `M${n(left + slat * i)} -80h${n(slat)}v18q${n(-slat / 2)} 9 ${n(-slat)} 0Z`;
    canvas.add("stone", ...[0, 2, 4].map(drop)).add("deep", ...[1, 3, 5].map(drop));
  }
  canvas.add("dark", box(-half * 0.94, -84, half * 1.88, 4));
}

function portal(canvas: Canvas, rise: Rise, half: number, seed: number): void {
  const door = rise === "mid" ? 34 : 38;
  const side = half - door / 2 - 12;
  const wall = { y: -FLOOR + 2, width: side, height: FLOOR - 6, floor: 1, lights: 0.9 };
  windows(canvas, rise, { ...wall, x: -half + 5, seed });
  windows(canvas, rise, { ...wall, x: half - side - 5, seed: seed + 3 });
  if (rise === "mid") {
    canvas.add("stone", arch(-door / 2 - 6, -86, door + 12, 86)).add("dark", arch(-door / 2, -78, door, 78));
    canvas.at(1, "lit", arch(-door * 0.3, -68, door * 0.6, 68)).add("dark", box(-1.5, -60, 3, 60));
    return;
  }
  const step = (w: number, top: number) => `M${n(-w)} 0V${top}h${n(w * 0.4)}v-12h${n(w * 1.2)}v12h${n(w * 0.4)}V0Z`;
  canvas.add("stone", step(door / 2 + 7, -78)).add("dark", step(door / 2, -66));
  canvas.at(1, "lit", box(-door * 0.3, -50, door * 0.6, 50)).add("dark", box(-1.5, -50, 3, 50));
  canvas.add("trim", box(-door / 2 - 12, -60, door + 24, 6));
}

/** A finished building of a kind and height. */
export function tower(rise: Rise, floors: number, seed = 1, lights = 0.72): Drawing {
  const canvas = new Canvas();
  const draw = { low: lowRise, mid: midRise, high: highRise }[rise];
  return { ...draw(canvas, floors, seed, lights), strokes: canvas.strokes };
}

type Size = Pick<Drawing, "width" | "height">;

function lowRise(canvas: Canvas, floors: number, seed: number, lights: number): Size {
  const width = 142;
  groundFloor(canvas, "low", width, seed);
  for (let floor = 2; floor <= floors; floor++) {
    const wall = { x: -width / 2, y: -floor * FLOOR, width, height: FLOOR, floor, seed: seed + floor, lights };
    canvas.add("wall", box(wall.x, wall.y, width, FLOOR));
    canvas.add("shade", ...range(6).map((i) => box(wall.x, wall.y + 14 + i * 15, width, 1.2)));
    storeyWindows(canvas, "low", wall);
    cornice(canvas, wall.y + FLOOR - 4, width, 8);
  }
  const top = -floors * FLOOR;
  canvas.crown().add("deep", box(-width / 2 - 2, top - 12, width + 4, 12));
  canvas.add("trim", ...range(8).map((i) => box(-width / 2 + 4 + i * 17.4, top - 10, 10, 7)));
  cornice(canvas, top - 20, width + 4, 8);
  if (floors === 1) {
    const sign = `M-34 ${top - 20}v-10a34 26 0 0 1 68 0v10Z`;
    canvas.add("wall", sign).add("trim", box(-38, top - 24, 76, 4));
    canvas.at(1, "lit", `M-20 ${top - 26}a20 17 0 0 1 40 0Z`);
    return { width, height: -top + 60 };
  }
  tank(canvas, width * 0.24, top - 20);
  chimney(canvas, -width * 0.3, top - 20);
  return { width, height: -top + 92 };
}

function storeyWindows(canvas: Canvas, rise: Rise, wall: Wall): void {
  windows(canvas, rise, { ...wall, x: wall.x + 6, width: wall.width - 12 });
  canvas
    .add("light", box(wall.x, wall.y, wall.width * 0.07, wall.height))
    .add("shade", box(wall.x + wall.width * 0.82, wall.y, wall.width * 0.18, wall.height));
}

/** The water tank on the roof. */
function tank(canvas: Canvas, x: number, y: number): void {
  canvas.add("dark", box(x - 15, y - 22, 3, 22), box(x + 12, y - 22, 3, 22), box(x - 15, y - 13, 30, 2.5));
  canvas.add("deep", box(x - 20, y - 52, 40, 31)).add("shade", box(x + 8, y - 52, 12, 31));
  canvas.add("dark", box(x - 20, y - 46, 40, 2), box(x - 20, y - 32, 40, 2));
  canvas.add("roof", `M${n(x - 24)} ${n(y - 51)}L${n(x)} ${n(y - 70)}L${n(x + 24)} ${n(y - 51)}Z`);
}

function chimney(canvas: Canvas, x: number, y: number): void {
  canvas.add("deep", box(x - 8, y - 22, 16, 22)).add("trim", box(x - 10, y - 26, 20, 5));
}

function midRise(canvas: Canvas, floors: number, seed: number, lights: number): Size {
  const width = 126;
  groundFloor(canvas, "mid", width, seed);
  for (let floor = 2; floor < floors; floor++) {
    const wall = { x: -width / 2, y: -floor * FLOOR, width, height: FLOOR, floor, seed: seed + floor * 2, lights };
    storey(canvas, "mid", wall);
    canvas.add("line", box(-width / 2, wall.y + FLOOR - 3, width, 5));
  }
  const shoulder = -(floors - 1) * FLOOR;
  cornice(canvas, shoulder - 5, width, 11);
  canvas.add("stone", ...range(9).map((i) => box(-width / 2 + 3 + i * 14, shoulder - 15, 5, 10)));
  const inner = width * 0.74;
  const wall = { x: -inner / 2, y: shoulder - FLOOR, width: inner, height: FLOOR - 4, floor: floors, seed: seed + 9 };
  storey(canvas, "mid", { ...wall, lights: 0.95 }, 4);
  const top = shoulder - FLOOR;
  canvas.crown();
  cornice(canvas, top - 6, inner, 10);
  mansard(canvas, inner, top - 6);
  return { width, height: -top + 104 };
}

function mansard(canvas: Canvas, width: number, y: number): void {
  const roof = `M${n(-width * 0.47)} ${n(y)}Q${n(-width * 0.3)} ${n(y - 8)} ${n(-width * 0.28)} ${n(y - 34)}H${n(width * 0.28)}Q${n(width * 0.3)} ${n(y - 8)} ${n(width * 0.47)} ${n(y)}Z`;
  canvas
    .add("roof", roof)
    .at(9, "lit", arch(-8, y - 25, 16, 19))
    .add("trim", box(-width * 0.31, y - 40, width * 0.62, 7));
  canvas.add("line", box(-1.8, y - 98, 3.6, 60));
  canvas.add("tip", `M1 ${n(y - 98)}q12 -5 24 2q-5 8 0 18q-12 -6 -24 -1Z`);
}

/** How wide each floor of a tower is: it steps back as it rises. */
function steps(floors: number): number[] {
  return range(floors - 1).map((i) => {
    const above = floors - 2 - i;
    return i === 0 || above >= 3 ? 1 : above === 2 ? 0.92 : above === 1 ? 0.82 : 0.7;
  });
}

function highRise(canvas: Canvas, floors: number, seed: number, lights: number): Size {
  const width = 134;
  const widths = steps(floors).map((part) => part * width);
  groundFloor(canvas, "high", width, seed);
  widths.slice(1).forEach((w, i) => {
    const floor = i + 2;
    if (w < widths[i]!) fins(canvas, widths[i]!, w, -(floor - 1) * FLOOR);
    storey(canvas, "high", {
      x: -w / 2,
      y: -floor * FLOOR,
      width: w,
      height: FLOOR,
      floor,
      seed: seed + i * 2,
      lights,
    });
  });
  const last = widths.at(-1)!;
  const crown = Math.min(last * 0.8, 84);
  const y = -(floors - 1) * FLOOR;
  fins(canvas, last, crown, y);
  canvas.crown();
  const wall = {
    x: -crown / 2,
    y: y - FLOOR * 0.62,
    width: crown,
    height: FLOOR * 0.62,
    floor: floors,
    seed,
    lights: 1,
  };
  storey(canvas, "high", wall, 4);
  return { width, height: arcs(canvas, crown, y - FLOOR * 0.62) };
}

/** Where a tower steps back: a cornice, and a fin on each shoulder. */
function fins(canvas: Canvas, wide: number, narrow: number, y: number): void {
  cornice(canvas, y - 4, wide, 9);
  const gap = (wide - narrow) / 2;
  if (gap < 4) return;
  const fin = (x: number) => `M${n(x - 4)} ${n(y - 4)}v-14l4 -9l4 9v14Z`;
  canvas.add("tip", fin(-wide / 2 + gap / 2), fin(wide / 2 - gap / 2));
}

/** A crown of arcs with rays of windows, and a spire. */
function arcs(canvas: Canvas, width: number, y: number): number {
  const rings = [1, 0.74, 0.5];
  const top = (i: number) => y - i * 20;
  rings.forEach((part, i) => {
    const r = (width / 2) * part;
    const dome = `M${n(-r)} ${n(top(i))}a${n(r)} ${n(r * 1.12)} 0 0 1 ${n(2 * r)} 0Z`;
    const rim = `M${n(-r)} ${n(top(i))}a${n(r)} ${n(r * 1.12)} 0 0 1 ${n(2 * r)} 0h-5a${n(r - 5)} ${n(r * 1.12 - 5)} 0 0 0 ${n(10 - 2 * r)} 0Z`;
    const ray = (j: number) => {
      const at = Math.PI * (0.5 + j * 0.23);
      const foot = [Math.cos(at) * r * 0.36, top(i) - 3 - Math.sin(at) * r * 0.36] as const;
      const tip = [Math.cos(at) * r * 0.82, top(i) - 3 - Math.sin(at) * r * 0.9] as const;
      return `M${n(foot[0] - 4)} ${n(foot[1])}L${n(tip[0])} ${n(tip[1])}L${n(foot[0] + 4)} ${n(foot[1])}Z`;
    };
    canvas
      .add(i % 2 ? "bright" : "wall", dome)
      .add("trim", rim)
      .at(9, "lit", ...[-1, 0, 1].map(ray));
  });
  const foot = top(2) - width * 0.28;
  canvas.add("tip", `M-7 ${n(foot + 8)}L-2.2 ${n(foot - 36)}L0 ${n(foot - 92)}L2.2 ${n(foot - 36)}L7 ${n(foot + 8)}Z`);
  canvas.add("tip", `M-5 ${n(foot - 92)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`);
  return -foot + 98;
}

/** What a column of a kind may become at most: the architect's outline. */
export function plan(rise: Rise): Size & { readonly d: string } {
  if (rise === "low") return { width: 142, height: 220, d: "M-71 0V-220H71V0" };
  if (rise === "mid") {
    const roof = "M-63 0V-310H-46V-405L-28 -440H28L46 -405V-310H63V0";
    return { width: 126, height: 440, d: roof };
  }
  const crown = "A40 52 0 0 1 40 -560";
  const d = `M-67 0V-300H-62V-400H-55V-500H-40V-560${crown}V-500H55V-400H62V-300H67V0`;
  return { width: 134, height: 615, d };
}

/** The front of a die: its part by its shape, its kind by windows, colour and letter. The letter is not part of it. */
export function front(die: Die, face: Face | null): readonly Stroke[] {
  const canvas = new Canvas();
  canvas.add("wall", box(0, 0, 100, 100));
  if (face === "low") canvas.add("shade", ...range(7).map((i) => box(0, 12.5 * (i + 1) - 0.7, 100, 1.4)));
  if (face === "high") canvas.add("line", ...range(5).map((i) => box(8 + i * 20, 0, 4, 100)));
  if (face === "blank") canvas.add("glass", "M-2 62L62 -2H76L-2 76Z", "M24 100L100 24V34L34 100Z");
  ({ ground, upper, penthouse })[die](canvas, face);
  return canvas.strokes;
}

/** Where the letter of a die stands. */
export const LETTER_AT: Readonly<Record<Die, number>> = { ground: 37, upper: 50, penthouse: 62 };

function panes(canvas: Canvas, face: Face | null, rows: readonly number[], high: number, sides = false): void {
  if (face === null || face === "blank") return;
  const columns = { low: [8, 38, 68], mid: [7, 25, 43, 61, 79], high: [13, 22, 33, 42, 53, 62, 73, 82] }[face];
  const wide = { low: 24, mid: 13, high: 5 }[face];
  const kept = columns.filter((x) => !sides || x + wide < 27 || x > 72);
  const draw = face === "mid" ? arch : box;
  canvas.add("lit", ...rows.flatMap((y) => kept.map((x) => draw(x, y, wide, high))));
}

function ground(canvas: Canvas, face: Face | null): void {
  panes(canvas, face, [48], 26, true);
  canvas.add("stone", box(0, 86, 100, 14)).add("shade", box(0, 86, 100, 2.5));
  canvas
    .add("stone", arch(29, 60, 42, 40))
    .add("dark", arch(34, 65, 32, 35))
    .add("lit", arch(41, 73, 18, 27));
}

function upper(canvas: Canvas, face: Face | null): void {
  panes(canvas, face, [12, 71], 17);
  canvas.add("trim", box(0, 0, 100, 7), box(0, 93, 100, 7));
}

function penthouse(canvas: Canvas, face: Face | null): void {
  panes(canvas, face, [64], 24, true);
  canvas.add("deep", "M0 0H100V34H86V22H70V10H30V22H14V34H0Z");
  canvas.add("trim", "M0 32H12V20H28V8H72V20H88V32H100V36H84V24H68V12H32V24H16V36H0Z", box(0, 93, 100, 7));
}
