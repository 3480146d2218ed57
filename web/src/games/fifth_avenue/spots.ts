/** Where the commissioners stand and their markers wait; and which pieces count for a source of points at the end. */
import type { Spot } from "../../table/contract";
import { CELLS, onBlock, type Camera, type Point } from "./camera";
import { pieceOf } from "./names";
import { COLORS, DISTRICTS, seatOf, type AvenueView, type Commissioner, type Place } from "./state";

/** Half of what a finger needs. */
const FINGER = 22;

/** Each commissioner keeps to his own side, so that the two never meet. */
export function standing(camera: Camera, place: Place, who: Commissioner, apart = 0): Point {
  const side = who === "white" ? -1 : 1;
  const { a, b } = camera;
  if (place === "city_hall") {
    const [x, y] = onBlock(camera, CELLS.city_hall, 0.5, 0.5);
    return [x + side * a * 0.34, y + b * 0.15];
  }
  if (place === "central_park") {
    const [x, y] = onBlock(camera, CELLS.central_park, 0.25, 0.25);
    return [x + side * Math.max(apart, a * 0.13), y - b * 0.02];
  }
  const [x, y] = onBlock(camera, CELLS[place], 0.535, 0.535);
  return [x + side * Math.max(apart, a * 0.1), y - b * 0.1];
}

/** Where he could go: far enough apart for two fingers. */
export function target(camera: Camera, place: Place, who: Commissioner): Point {
  return standing(camera, place, who, camera.narrow ? FINGER : 0);
}

export function markerSpot(camera: Camera, place: Place, who: Commissioner): Point {
  const side = who === "white" ? -1 : 1;
  const [x, y] = onBlock(camera, CELLS[place], 0.535, 0.535);
  return [x + side * camera.a * 0.15 - camera.half * 0.3, y - camera.b * 0.04];
}

/** The markers he has not laid yet, in front of City Hall. */
export function waitingSpot(camera: Camera, who: Commissioner, nth: number, count: number): Point {
  const [x, y] = standing(camera, "city_hall", who);
  return [x + (nth - (count - 1) / 2) * camera.half * 0.8 - camera.half * 0.3, y + nth * camera.half * 0.1];
}

/** The towers that the last scorings count; everything else is at its owner's points. */
export function spots(view: AvenueView, source: string, seat: number): readonly Spot[] {
  const points = view.scores?.[seat]?.sources[source] ?? 0;
  if (points === 0) return [];
  if (source === "final") return finalSpots(view, seat);
  return [{ piece: source === "park" ? pieceOf.parkTowers(seat) : pieceOf.points(seat), points }];
}

function finalSpots({ state, shown }: AvenueView, seat: number): Spot[] {
  return DISTRICTS.flatMap((district) => {
    const color = COLORS.find(
      (each) => state.skyscrapers[district][each] > 0 && seatOf(state.builder[district][each]) === seat,
    );
    const points = shown.district_points[district][seat] ?? 0;
    return color && points > 0 ? [{ piece: pieceOf.towers(district, color), points }] : [];
  });
}
