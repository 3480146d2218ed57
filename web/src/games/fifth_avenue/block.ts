/** The ground of a district: a kerb, awnings along the street, a plaza in the middle. */
import { PLAZA_BACK, PLAZA_FRONT } from "./ring";
import type { Site } from "./site";
import { area, line, mixed, type Shape } from "./strokes";
import type { Point } from "./camera";

const KERB = 0.025;
const PALE = "#fbf1d8";
const PALE_DARK = "#d8cba8";

/** Whose colour the awnings have, from the west to the east, and how many stripes each. */
const FRONTS: readonly (readonly [lot: number, from: Point, to: Point, stripes: number, dark: boolean])[] = [
  [4, [1, 0], [0.63, 0], 8, false],
  [3, [0.63, 0], [0, 0], 14, false],
  [2, [0, 0], [0, 0.63], 14, true],
  [1, [0, 0.63], [0, 1], 8, true],
];

export function pavement(site: Site): Shape[] {
  const { put, closed, lots } = site;
  const kerb: Point[] = [
    [-KERB, -KERB],
    [1 + KERB, -KERB],
    [1 + KERB, 1 + KERB],
    [-KERB, 1 + KERB],
  ];
  const square: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const color = (lot: number) => (closed ? "var(--suit-black)" : `var(--suit-${lots[lot]!.plot})`);
  return [
    { d: area(...kerb.map((point) => put(point, 0))), fill: "var(--avenue-kerb)" },
    ...FRONTS.flatMap(([lot, from, to, stripes, dark]) => awning(site, from, to, stripes, color(lot), dark)),
    { d: area(...square.map((point) => put(point))), fill: "var(--avenue-lot)" },
  ];
}

function awning({ put }: Site, from: Point, to: Point, stripes: number, color: string, dark: boolean): Shape[] {
  const drawn = ["", ""];
  const on = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  for (let i = 0; i < stripes; i++) {
    const [start, end] = [on(i / stripes), on((i + 1) / stripes)];
    drawn[i % 2] += area(put(start, 1), put(end, 1), put(end, -0.12), put(start, -0.12));
  }
  return [
    { d: drawn[0]!, fill: dark ? mixed(color, "#000", "22%") : color },
    { d: drawn[1]!, fill: dark ? PALE_DARK : PALE },
  ];
}

export function plaza({ put, camera }: Site): Shape[] {
  const edge = 0.012;
  const middle = (PLAZA_FRONT + PLAZA_BACK) / 2;
  const [x, y] = put([middle, middle]);
  const far = (PLAZA_BACK - PLAZA_FRONT) * 0.85;
  const rays = Array.from({ length: 8 }, (_, i) => {
    const reach = far * (i % 2 ? 0.5 : 0.98);
    const [across, up] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    return line([x, y], [x + across * reach * camera.a, y + up * reach * camera.b]);
  });
  return [
    { d: plazaArea(put, edge), fill: "var(--avenue-court)", stroke: "var(--brass-line)", width: 1 },
    { d: rays.join(""), stroke: "var(--brass-line)", width: 0.8, opacity: 0.5 },
  ];
}

export function plazaArea(put: Site["put"], edge = 0): string {
  const [from, to] = [PLAZA_FRONT + edge, PLAZA_BACK - edge];
  return area(put([from, from]), put([to, from]), put([to, to]), put([from, to]));
}

export function lotArea({ put }: Site, outline: readonly Point[]): string {
  return area(...outline.map((point) => put(point)));
}
