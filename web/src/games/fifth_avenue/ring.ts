/** The shapes of the lots of a district: a ring around a plaza, clockwise from the north. */
import type { Point } from "./camera";

export interface Ground {
  readonly outline: readonly Point[];
  /** Where a tower or a shop stands. */
  readonly spot: Point;
  /** Where its badge lies. */
  readonly badge: Point;
  /** Where two shops stand side by side. */
  readonly two: readonly [Point, Point];
}

/** The plaza in the middle. */
export const PLAZA_FRONT = 0.36;
export const PLAZA_BACK = 0.71;
const GAP = 0.011;
const MIDDLE = 0.52;
const WEST = 0.63;

const NORTH: Ground = {
  outline: [
    [MIDDLE + GAP, 1],
    [1, 1],
    [1, MIDDLE + GAP],
    [PLAZA_BACK, MIDDLE + GAP],
    [PLAZA_BACK, PLAZA_BACK],
    [MIDDLE + GAP, PLAZA_BACK],
  ],
  spot: [0.875, 0.875],
  badge: [0.765, 0.765],
  two: [
    [0.85, 0.68],
    [0.68, 0.85],
  ],
};

/** Of six lots two share the north. */
const NORTH_EAST: Ground = {
  outline: [
    [MIDDLE + GAP, 1],
    [0.998, 1],
    [PLAZA_BACK, PLAZA_BACK + GAP],
    [MIDDLE + GAP, PLAZA_BACK],
  ],
  spot: [0.74, 0.88],
  badge: [0.66, 0.78],
  two: [
    [0.8, 0.92],
    [0.64, 0.84],
  ],
};

const EAST: Ground = {
  outline: [
    [0, 1],
    [MIDDLE - GAP, 1],
    [MIDDLE - GAP, PLAZA_BACK],
    [PLAZA_FRONT, PLAZA_BACK],
    [PLAZA_FRONT, WEST + GAP],
    [0, WEST + GAP],
  ],
  spot: [0.2, 0.86],
  badge: [0.15, 0.705],
  two: [
    [0.4, 0.88],
    [0.18, 0.86],
  ],
};

const SOUTH_EAST: Ground = {
  outline: [
    [0.004, 0.016],
    [0, WEST - GAP],
    [PLAZA_FRONT, WEST - GAP],
    [PLAZA_FRONT, PLAZA_FRONT + GAP],
  ],
  spot: [0.14, 0.47],
  badge: [0.095, 0.225],
  two: [
    [0.2, 0.56],
    [0.11, 0.39],
  ],
};

/** A lot shares a wall with the next and with no other. */
export function ring(lots: number): readonly Ground[] {
  const north = lots === 6 ? [NORTH_EAST] : [NORTH];
  const last = lots === 6 ? [mirrored(NORTH_EAST)] : [];
  return [...north, EAST, SOUTH_EAST, mirrored(SOUTH_EAST), mirrored(EAST), ...last];
}

/** Those behind first. */
export function backToFront(lots: number): readonly number[] {
  return lots === 6 ? [0, 5, 1, 4, 2, 3] : [0, 1, 4, 2, 3];
}

/** The lots on both sides of one. */
export function neighbours(lot: number, lots: number): readonly [number, number] {
  return [(lot + 1) % lots, (lot + lots - 1) % lots];
}

function mirrored({ outline, spot, badge, two }: Ground): Ground {
  return {
    outline: outline.map(turned).reverse(),
    spot: turned(spot),
    badge: turned(badge),
    two: [turned(two[0]), turned(two[1])],
  };
}

function turned([p, q]: Point): Point {
  return [q, p];
}
