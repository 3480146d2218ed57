/**
 * Where everything lies on the map, for a given window.
 *
 * The ways of the board are those of a city of three by three blocks: City Hall in front, Central Park behind, and every
 * step leads one block north-west or north-east. Turned by 45 degrees this is Manhattan seen from the harbour. Blocks are
 * counted by `u` to the west and `v` to the east; inside a block `p` and `q` run the same ways from 0 to 1.
 */
import type { Place } from "./state";

export type Point = readonly [x: number, y: number];

export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Half a block, across and up. */
  readonly a: number;
  readonly b: number;
  readonly cx: number;
  readonly y0: number;
  /** Half the width of a tower: everything on the map is a multiple of it. */
  readonly half: number;
  readonly tilt: number;
  readonly narrow: boolean;
}

export const CELLS: Readonly<Record<Place, Point>> = {
  city_hall: [0, 0],
  west_34: [1, 0],
  east_34: [0, 1],
  west_42: [2, 0],
  times_square: [1, 1],
  east_42: [0, 2],
  west_52: [2, 1],
  east_52: [1, 2],
  central_park: [2, 2],
};

/** From the back to the front, as one paints. */
export const DEPTH = ["west_52", "east_52", "west_42", "times_square", "east_42", "west_34", "east_34"] as const;

/** The city is 6.24 half-blocks wide with its shores, and 5.32 high: the front tip and half of the Park are cropped. */
const ACROSS = 6.24;
const UP = 5.32;
const FLATTEST = 0.46;
/** How much of a block is street on each side. */
const STREET = 0.088;

/** The same city for every window: a wide one sees it flatter, a high one more from above. */
export function camera(width: number, height: number): Camera {
  const narrow = width < 640;
  const sky = narrow ? 30 : Math.max(34, height * 0.085);
  const steepest = narrow ? 1.16 : 0.76;
  let a = (width * (narrow ? 0.985 : 0.97)) / ACROSS;
  const b = Math.min((height - sky) / UP, a * steepest);
  if (b < a * FLATTEST) a = b / FLATTEST;
  const y0 = height + 0.22 * b - Math.max(0, (height - sky - UP * b) * 0.35);
  return { width, height, a, b, cx: width / 2, y0, half: a * (narrow ? 0.15 : 0.132), tilt: b / a, narrow };
}

/** A single block in the middle of the picture, so wide. */
export function closeUp(width: number, height: number, block: number, middle: number): Camera {
  const narrow = width < 640;
  const a = block / 1.72;
  const b = a * (narrow ? 0.74 : 0.66);
  return { width, height, a, b, cx: width / 2, y0: middle + 3 * b, half: a * 0.128, tilt: b / a, narrow };
}

export function at({ cx, y0, a, b }: Camera, u: number, v: number): Point {
  return [cx + (v - u) * a, y0 - (u + v) * b];
}

/** A point of a block's raised ground; `up` 0 is the street, 1 the ground. */
export function onBlock(camera: Camera, [u, v]: Point, p: number, q: number, up = 1): Point {
  const inside = 1 - 2 * STREET;
  const [x, y] = at(camera, u + STREET + inside * p, v + STREET + inside * q);
  return [x, y - camera.b * 0.1 * up];
}

export function horizon(camera: Camera): number {
  return at(camera, 2.72, 2.72)[1];
}
