/** City Hall in front and Central Park behind: the two places where nobody builds by lots. */
import { CELLS, onBlock, type Camera, type Point } from "./camera";
import { tree } from "./scenery";
import { area, line, n, numbers, type Shape } from "./strokes";

const CURB = -0.2;

/** A green with its stone wall. */
function green(put: (p: number, q: number, up?: number) => Point, west: string, east: string): Shape[] {
  return [
    { d: area(put(0, 0), put(1, 0), put(1, 0, CURB), put(0, 0, CURB)), fill: west },
    { d: area(put(0, 0), put(0, 1), put(0, 1, CURB), put(0, 0, CURB)), fill: east },
    {
      d: area(put(0, 0), put(1, 0), put(1, 1), put(0, 1)),
      fill: "var(--avenue-grass)",
      stroke: "var(--avenue-stone-2)",
      width: 1.8,
    },
  ];
}

export function park(camera: Camera, cell: Point = CELLS.central_park): Shape[] {
  const put = (p: number, q: number, up = 1) => onBlock(camera, cell, p, q, up);
  const { a, b, half } = camera;
  const [x, y] = put(0.56, 0.56);
  const lake = `M${n(x - a * 0.3)} ${n(y)}a${n(a * 0.3)} ${n(b * 0.12)} 0 1 0 ${n(a * 0.6)} 0a${n(a * 0.3)} ${n(b * 0.12)} 0 1 0 ${n(-a * 0.6)} 0Z`;
  const ripples = `M${n(x - a * 0.16)} ${n(y)}h${n(a * 0.12)}m${n(a * 0.05)} ${n(b * 0.04)}h${n(a * 0.1)}`;
  const xy = (p: number, q: number) => line(put(p, q)).slice(1);
  const paths = `M${xy(0.06, 0.06)}C${xy(0.3, 0.2)} ${xy(0.2, 0.5)} ${xy(0.46, 0.78)}M${xy(0.3, 0.22)}C${xy(0.5, 0.2)} ${xy(0.6, 0.3)} ${xy(0.9, 0.3)}`;
  return [
    ...green(put, "var(--avenue-stone-3)", "var(--avenue-stone-3)"),
    { d: paths, stroke: "var(--avenue-stone-2)", width: n(half * 0.26), opacity: 0.8 },
    { d: lake, fill: "var(--avenue-lake)", stroke: "var(--avenue-stone-2)", width: 1.4 },
    { d: ripples, stroke: "var(--avenue-wave)", width: 1.3 },
  ];
}

/** Trees around the lake, those behind first. */
export function grove(camera: Camera, cell: Point = CELLS.central_park): Shape[] {
  const chance = numbers(5);
  const spots: Point[] = [];
  for (let i = 0; i < 64; i++) {
    const [p, q] = [chance(), chance()];
    if (p + q < 0.8 || p + q > 1.24 || Math.abs(p - 0.56) + Math.abs(q - 0.56) < 0.34) continue;
    spots.push([p, q]);
  }
  for (let i = -9; i <= 9; i++) if (i !== 0) spots.push([0.62 - i * 0.055, 0.62 + i * 0.055]);
  return spots
    .filter(([p, q]) => Math.min(p, q) > 0.03 && Math.max(p, q) < 0.99)
    .sort((one, other) => other[0] + other[1] - one[0] - one[1])
    .flatMap(([p, q], i) => tree(onBlock(camera, cell, p, q), camera.half * (0.34 + (i % 3) * 0.06), i % 2 === 1));
}

const GARDEN: readonly Point[] = [
  [0.85, 0.2],
  [0.68, 0.1],
  [0.2, 0.85],
  [0.1, 0.68],
  [0.92, 0.5],
  [0.5, 0.92],
];

export function cityHall(camera: Camera): Shape[] {
  const put = (p: number, q: number, up = 1) => onBlock(camera, CELLS.city_hall, p, q, up);
  return [
    ...green(put, "var(--avenue-pier)", "var(--avenue-pier-2)"),
    ...GARDEN.flatMap(([p, q]) => tree(put(p, q), camera.half * 0.36, p > q)),
  ];
}

/** The house itself, seen from the front, in a box of 100 across whose floor is at 0. */
export const HOUSE: readonly Shape[] = [
  { d: "M-50 0a50 9 0 1 0 100 0a50 9 0 1 0 -100 0Z", fill: "var(--avenue-shade)" },
  { d: "M-46-24H46V0H-46Z", fill: "var(--avenue-stone-2)" },
  { d: "M-46-27H46V-23H-46ZM-18-32H18V2H-18Z", fill: "var(--avenue-stone)" },
  { d: "M-21-32H21L0-42Z", fill: "var(--avenue-stone)", stroke: "var(--avenue-stone-3)", width: 1 },
  {
    d: [-14, -7, 0, 7, 14].map((x) => `M${x - 1.6}-29h3.2V0h-3.2Z`).join(""),
    fill: "var(--avenue-stone-3)",
  },
  {
    d: [-42, -35, -28, 24, 31, 38].map((x) => `M${x}-19h4v8h-4ZM${x}-8h4v6h-4Z`).join(""),
    fill: "var(--avenue-lit)",
  },
  { d: "M-8-50H8V-40H-8Z", fill: "var(--avenue-stone-2)" },
  { d: "M-9-50A9 11 0 0 1 9-50Z", fill: "var(--brass-bright)" },
  { d: "M0-60V-72", stroke: "var(--brass-bright)", width: 1.6 },
  { d: "M0-72h11v6h-11Z", fill: "#b3411f" },
  { d: "M-22 1H22V3.6H-22ZM-28 6.2H28V8.8H-28Z", fill: "var(--avenue-stone)" },
  { d: "M-25 3.6H25V6.2H-25Z", fill: "var(--avenue-stone-2)" },
];

export const LINER: readonly Shape[] = [
  { d: "M-46 0H44L38 12H-38Z", fill: "#1b2540" },
  { d: "M-46 0H44L43 3H-45Z", fill: "#b3411f" },
  { d: "M-32 0V-7H30L34 0ZM-24-7V-13H22V-7Z", fill: "#f3ead7" },
  { d: "M-16-13L-14-26H-6L-8-13ZM0-13L2-26H10L8-13Z", fill: "#b3411f" },
  { d: "M-14.6-22L-14-26H-6L-6.6-22ZM1.4-22L2-26H10L9.4-22Z", fill: "#1b2540" },
  { d: "M-28-4H28", stroke: "#c9a253", width: 2, dash: "2 3" },
  { d: "M-9-28q8-8 20-6q8-6 20-3", stroke: "#fff6dc", width: 4, opacity: 0.5 },
  { d: "M-56 14q8-5 16 0t16 0t16 0t16 0t16 0t16 0", stroke: "var(--avenue-wave)", width: 1.6 },
];
