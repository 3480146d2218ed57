/** The pieces that count at the end: towers in their borough; everything else is at its owner's points. */
import type { Spot } from "../../table/contract";
import { BOROUGHS, type CityView } from "./state";

export function spots(view: CityView, source: string, seat: number): readonly Spot[] {
  const points = view.scores?.[seat]?.sources[source] ?? 0;
  if (points === 0) return [];
  const borough = BOROUGHS.find((name) => name === source);
  return [{ piece: borough ? `tower:${borough}:${seat}` : `points:${seat}`, points }];
}
