/** What lies around the blocks: evening sky and far towers, rivers with piers, streets with their crossings and cabs. */
import { at, CELLS, horizon, type Camera, type Point } from "./camera";
import { WAYS } from "./printed";
import { PLACES, type Place } from "./state";
import { area, line, n, numbers, type Shape } from "./strokes";

const RAYS = 22;
const STARS = 40;
/** How far the sea wall reaches down. */
const SEAWALL = 0.09;

export function sky(camera: Camera): Shape[] {
  const y = horizon(camera);
  const { cx, width } = camera;
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const [from, to] = [Math.PI + (i * Math.PI) / RAYS, Math.PI + ((i + 0.5) * Math.PI) / RAYS];
    return area([cx, y], out([cx, y], from, width), out([cx, y], to, width));
  });
  return [{ d: rays.join(""), fill: "var(--avenue-ray)", opacity: 0.8 }, stars(camera, y)];
}

function out([x, y]: Point, angle: number, far: number): Point {
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
}

function stars({ width }: Camera, y: number): Shape {
  const chance = numbers(11);
  const dots = Array.from({ length: STARS }, () => `M${n(chance() * width)} ${n(chance() * y * 0.8)}h0.01`);
  return { d: dots.join(""), stroke: "var(--star)", width: 1.7, opacity: 0.7 };
}

/** Two rows of far towers, higher towards the middle. */
export function farTowers(camera: Camera): Shape[] {
  const chance = numbers(23);
  const y = horizon(camera);
  return [
    { d: farRow(camera, y, 1, chance), fill: "var(--avenue-far)" },
    { d: farRow(camera, y + 1, 0.62, chance), fill: "var(--avenue-far-2)" },
  ];
}

function farRow({ a, b, cx, width }: Camera, y: number, tall: number, chance: () => number): string {
  let [x, d] = [0, `M0 ${n(y)}`];
  while (x < width) {
    const wide = a * (0.06 + chance() * 0.14);
    const near = 1 - Math.min(1, Math.abs(x + wide / 2 - cx) / (width * 0.55));
    const high = b * tall * (0.1 + chance() * 0.32 * (0.5 + near));
    const needle =
      chance() < 0.25 ? `L${n(x + wide * 0.5)} ${n(y - high * 1.4)}L${n(x + wide * 0.55)} ${n(y - high)}` : "";
    d += `V${n(y - high * 0.8)}H${n(x + wide * 0.2)}V${n(y - high)}H${n(x + wide * 0.45)}${needle}`;
    d += `H${n(x + wide * 0.8)}V${n(y - high * 0.8)}H${n(x + wide)}`;
    x += wide;
  }
  return `${d}V${n(y)}Z`;
}

export function waves({ width, height }: Camera, y: number): Shape {
  let d = "";
  for (let [top, row] = [y + 7, 0]; top < height + 10; top += 6 + (top - y) * 0.03, row++) {
    const long = 12 + (top - y) * 0.085;
    for (let x = -(row % 2) * long; x < width; x += long * 2)
      d += `M${n(x)} ${n(top)}q${n(long / 2)} ${n(-long * 0.28)} ${n(long)} 0`;
  }
  return { d, stroke: "var(--avenue-wave)", width: 1.1, opacity: 0.55 };
}

export function island(camera: Camera): Shape[] {
  const corner = (edge: number): Point[] => [
    at(camera, -edge, -edge),
    at(camera, 3 + edge, -edge),
    at(camera, 3 + edge, 3 + edge),
    at(camera, -edge, 3 + edge),
  ];
  const wall = ([x, y]: Point): Point => [x, y + camera.b * SEAWALL];
  return [
    ...piers(camera, wall),
    { d: area(...corner(0.09).map(wall)), fill: "var(--avenue-shore)" },
    { d: area(...corner(0.09)), fill: "var(--avenue-kerb)" },
    { d: area(...corner(0.045)), fill: "var(--avenue-road)" },
    lanes(camera),
    ...crossings(camera),
    ...cabs(camera),
  ];
}

function piers(camera: Camera, wall: (point: Point) => Point): Shape[] {
  const drawn = ["", ""];
  for (let i = 0; i < 9; i++) {
    const v = 0.3 + i * 0.31;
    for (const [u1, u2] of [[-0.08, -0.3]] as const) {
      const west: Point[] = [at(camera, v, u1), at(camera, v + 0.12, u1), at(camera, v + 0.12, u2), at(camera, v, u2)];
      const east: Point[] = [at(camera, u1, v), at(camera, u1, v + 0.12), at(camera, u2, v + 0.12), at(camera, u2, v)];
      for (const pier of [west, east]) {
        drawn[0] += area(...pier.map(wall));
        drawn[1] += area(...pier);
      }
    }
  }
  return [
    { d: drawn[0]!, fill: "var(--avenue-shore)" },
    { d: drawn[1]!, fill: "var(--avenue-pier)" },
  ];
}

function lanes(camera: Camera): Shape {
  const along = [0, 1, 2, 3].flatMap((i) => [
    line(at(camera, i, 0), at(camera, i, 3)),
    line(at(camera, 0, i), at(camera, 3, i)),
  ]);
  const { half } = camera;
  return {
    d: along.join(""),
    stroke: "var(--avenue-lane)",
    width: n(Math.max(1.2, half * 0.07)),
    dash: `${n(half * 0.5)} ${n(half * 0.42)}`,
  };
}

/** On every street that is walked: a zebra crossing, and a chevron that points the way. */
function crossings(camera: Camera): Shape[] {
  const streets = PLACES.filter((from) => from !== "central_park").flatMap((from) =>
    WAYS[from].map((to) => crossing(camera, from, to)),
  );
  return [
    { d: streets.map(({ zebra }) => zebra).join(""), fill: "var(--avenue-lane)" },
    {
      d: streets.map(({ chevron }) => chevron).join(""),
      fill: "var(--avenue-way)",
      stroke: "var(--avenue-road)",
      width: 1,
    },
  ];
}

function crossing(camera: Camera, from: Place, to: Place) {
  const [[u1, v1], [u2, v2]] = [CELLS[from], CELLS[to]];
  const west = u2 > u1;
  const [u, v] = [Math.max(u1, u2) + (west ? 0 : 0.5), Math.max(v1, v2) + (west ? 0.5 : 0)];
  const put = (along: number, across: number) =>
    west ? at(camera, u + along, v + across) : at(camera, u + across, v + along);
  let zebra = "";
  for (let i = -3; i <= 3; i++) {
    const [low, high] = [i * 0.036 - 0.012, i * 0.036 + 0.012];
    zebra += area(put(-0.068, low), put(0.068, low), put(0.068, high), put(-0.068, high));
  }
  return { zebra, chevron: area(put(-0.03, -0.05), put(0.095, 0.02), put(-0.03, 0.09)) };
}

const CABS = ["#e0a82e", "#a83a2a", "#e0a82e", "#d9d2bf"];

function cabs(camera: Camera): Shape[] {
  const chance = numbers(77);
  return Array.from({ length: 16 }, (_, i): Shape | null => {
    const [along, street] = [chance() * 2.7 + 0.15, Math.floor(chance() * 2) + 1];
    const [lane, turned] = [(chance() < 0.5 ? -1 : 1) * 0.034, chance() < 0.5];
    if (Math.abs((along % 1) - 0.5) < 0.2) return null;
    const corners: Point[] = [
      [-0.017, -0.05],
      [0.017, -0.05],
      [0.017, 0.05],
      [-0.017, 0.05],
    ];
    const put = ([across, far]: Point): Point => {
      const [x, y] = turned
        ? at(camera, street + lane + across, along + far)
        : at(camera, along + far, street + lane + across);
      return [x, y - camera.half * 0.1];
    };
    return { d: area(...corners.map(put)), fill: CABS[i % 4]!, stroke: "#0a1020", width: 0.7 };
  }).filter((cab) => cab !== null);
}

export function tree([x, y]: Point, r: number, dark: boolean): Shape[] {
  const right = `M${n(x)} ${n(y - r * 2.2)}C${n(x + r * 1.2)} ${n(y - r * 0.9)} ${n(x + r * 0.8)} ${n(y)} ${n(x)} ${n(y)}`;
  const left = `C${n(x - r * 0.8)} ${n(y)} ${n(x - r * 1.2)} ${n(y - r * 0.9)} ${n(x)} ${n(y - r * 2.2)}Z`;
  return [
    { d: `M${n(x)} ${n(y + r * 0.6)}V${n(y - r)}`, stroke: "#4a3520", width: n(r * 0.22) },
    { d: right + left, fill: `var(--avenue-tree${dark ? "" : "-2"})` },
    { d: `${right}Z`, fill: "#0000002e" },
  ];
}
