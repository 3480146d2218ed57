/** The shapes of the plots of a district: a ring around a court, in which the commissioners walk. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ground {
  readonly path: string;
  /** The part of the plot on which things stand. */
  readonly box: Box;
}

/** How far the corner plots reach over the court to touch each other. */
const ARM = 11;
const HALF_GAP = 1.5;
const STEP = 3;

/** Clockwise from the top left; of five plots three stand on the right, of six three on each side. */
export function ring(width: number, height: number, plots: number, court: number): Ground[] {
  const left = column(width, height, plots - 3, court);
  const right = column(width, height, 3, court).map((ground) => mirrored(ground, width));
  return [left[0]!, ...right, ...left.slice(1).reverse()].map(({ points, box }) => ({
    path: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`,
    box,
  }));
}

type Point = readonly [number, number];

interface Outline {
  readonly points: readonly Point[];
  readonly box: Box;
}

/** The plots of the left side from top to bottom. */
function column(width: number, height: number, count: number, court: number): Outline[] {
  const deep = (width - court) / 2;
  const each = height / count;
  return Array.from({ length: count }, (_, i) => {
    const top = i === 0 ? 0 : i * each + HALF_GAP;
    const bottom = i === count - 1 ? height : (i + 1) * each - HALF_GAP;
    const box = { x: 0, y: top, width: deep, height: bottom - top };
    const reach = width / 2 - HALF_GAP;
    if (i === 0) return { points: corner(deep, bottom, reach), box };
    if (i < count - 1) return { points: plain(box), box };
    const points = corner(deep, bottom - top, reach).map(([x, y]): Point => [x, height - y]);
    return { points, box };
  });
}

function plain({ x, y, width, height }: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The top left plot with its stepped corner and its arm over the court. */
function corner(deep: number, height: number, reach: number): Point[] {
  return [
    [0, 2 * STEP],
    [STEP, 2 * STEP],
    [STEP, STEP],
    [2 * STEP, STEP],
    [2 * STEP, 0],
    [reach, 0],
    [reach, ARM],
    [deep, ARM],
    [deep, height],
    [0, height],
  ];
}

function mirrored({ points, box }: Outline, width: number): Outline {
  return {
    points: points.map(([x, y]): Point => [width - x, y]),
    box: { ...box, x: width - box.x - box.width },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
