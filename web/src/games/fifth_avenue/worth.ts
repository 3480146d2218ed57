/** What anybody at the table can count: the types of business beside a plot, and what that brings there. */
import { POINTS, ringOf } from "./printed";
import {
  BUSINESSES,
  COLORS,
  seatOf,
  type AvenueView,
  type Business,
  type District,
  type Plot,
  type State,
  type Tiles,
} from "./state";

/** The two plots that touch it. */
export function beside(side: State["board"], district: District, plot: Plot): Plot[] {
  const ring = ringOf(side, district);
  const at = ring.indexOf(plot);
  return [ring.at(at - 1)!, ring[(at + 1) % ring.length]!];
}

function typesBeside(view: AvenueView, district: District, plot: Plot): Business[] {
  const lots = beside(view.state.board, district, plot).map((next) => view.state.businesses[district][next]);
  return BUSINESSES.filter((business) => lots.some((tiles) => tiles[business] > 0));
}

/** What each skyscraper there would score now. */
export function worth(view: AvenueView, district: District, plot: Plot): number {
  return POINTS[typesBeside(view, district, plot).length] ?? 0;
}

/** What each seat would score in a district now, for those who would. */
export function harvest(view: AvenueView, district: District): { seat: number; points: number }[] {
  const { skyscrapers, builder } = view.state;
  return COLORS.flatMap((plot) => {
    const seat = seatOf(builder[district][plot]);
    const count = skyscrapers[district][plot];
    return seat === null || count === 0 ? [] : [{ seat, points: count * worth(view, district, plot) }];
  }).sort((a, b) => a.seat - b.seat);
}

/** Every tile by itself. */
export function tiles(counts: Tiles): { business: Business; copy: number }[] {
  return BUSINESSES.flatMap((business) => Array.from({ length: counts[business] }, (_, copy) => ({ business, copy })));
}
