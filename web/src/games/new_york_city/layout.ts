/** Where things lie on the map of the bay. */
import type { Borough } from "./state";

export const WIDTH = 372;
export const HEIGHT = 436;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Land extends Point {
  readonly width: number;
  readonly height: number;
  /** The coast; the box above is where its things are written. */
  readonly coast: string;
}

export const LANDS: Readonly<Record<Borough, Land>> = {
  bronx: {
    x: 158,
    y: 19,
    width: 110,
    height: 90,
    coast: "M142 0H292L296 40L286 80L278 104L258 116L206 118L168 114L152 98L146 52Z",
  },
  jersey_city: {
    x: 6,
    y: 124,
    width: 104,
    height: 90,
    coast: "M0 104L34 106L72 110L106 118L116 138L118 182L114 210L96 226L62 230L40 246L26 274L0 282Z",
  },
  manhattan: {
    x: 140,
    y: 148,
    width: 104,
    height: 90,
    coast: "M150 140L182 136L216 138L244 142L252 162L252 208L246 234L226 246L196 252L162 246L138 232L132 196L134 158Z",
  },
  queens: {
    x: 267,
    y: 134,
    width: 104,
    height: 90,
    coast: "M262 144L272 128L300 124L330 116L372 108V234L334 236L290 238L264 230L258 202L260 168Z",
  },
  brooklyn: {
    x: 254,
    y: 270,
    width: 110,
    height: 90,
    coast: "M248 276L262 262L300 260L340 258L372 256V352L360 368L322 374L286 376L256 366L244 342L242 304Z",
  },
  staten_island: {
    x: 26,
    y: 330,
    width: 110,
    height: 90,
    coast: "M20 338L34 324L76 320L118 322L142 334L146 368L140 406L118 426L72 430L34 424L18 404L14 368Z",
  },
};

/** Long ways that would run through a third borough, and where their vessel waits instead. */
const AROUND: Readonly<Record<string, Point>> = {
  "jersey_city:queens": { x: 256, y: 128 },
  "brooklyn:jersey_city": { x: 178, y: 270 },
  "bronx:brooklyn": { x: 256, y: 248 },
  "bronx:staten_island": { x: 126, y: 132 },
  "queens:staten_island": { x: 226, y: 274 },
};

/** Where the Mayor stands: over the letter of the borough. */
export function cityHall({ x, y }: Land): Point {
  return { x: x + 9, y: y - 8 };
}

export function centre({ x, y, width, height }: Land): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far one may go from the middle of a land towards a point before leaving its box, between 0 and 1. */
function exit(land: Land, to: Point): number {
  const from = centre(land);
  const across = Math.abs(to.x - from.x) / (land.width / 2);
  const along = Math.abs(to.y - from.y) / (land.height / 2);
  return Math.min(1, 1 / Math.max(across, along));
}

/** Where the vessel of a link stands: halfway over the water. */
export function mooring(a: Borough, b: Borough): Point {
  const around = AROUND[[a, b].sort().join(":")];
  if (around) return around;
  const [from, to] = [centre(LANDS[a]), centre(LANDS[b])];
  const leave = exit(LANDS[a], to);
  const arrive = 1 - exit(LANDS[b], from);
  const half = (leave + arrive) / 2;
  return { x: from.x + (to.x - from.x) * half, y: from.y + (to.y - from.y) * half };
}

/** The line of a link, by way of its vessel. */
export function route(a: Borough, b: Borough): string {
  const [from, over, to] = [centre(LANDS[a]), mooring(a, b), centre(LANDS[b])];
  return `M${from.x} ${from.y}L${over.x.toFixed(1)} ${over.y.toFixed(1)}L${to.x} ${to.y}`;
}
