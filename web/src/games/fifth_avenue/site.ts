/** A district as it is drawn: where its lots lie in the picture, and what stands on them. */
import { onBlock, type Camera, type Point } from "./camera";
import { isColor, RINGS } from "./printed";
import { ring, type Ground } from "./ring";
import { seatOf, type AvenueView, type Business, type District, type Plot } from "./state";
import { tiles } from "./tiles";

export interface Lot {
  readonly plot: Plot;
  readonly ground: Ground;
  readonly shops: readonly Business[];
  /** How many skyscrapers stand here, and whose; null is Alea. */
  readonly count: number;
  readonly seat: number | null;
  /** What a skyscraper scores here. */
  readonly worth: number;
}

export interface Site {
  readonly district: District;
  readonly camera: Camera;
  readonly cell: Point;
  readonly lots: readonly Lot[];
  readonly closed: boolean;
  readonly put: (point: Point, up?: number) => Point;
}

export function siteOf(view: AvenueView, district: District, camera: Camera, cell: Point): Site {
  const plots = RINGS[view.state.board][district];
  const grounds = ring(plots.length);
  return {
    district,
    camera,
    cell,
    closed: view.state.closed[district] > 0,
    lots: plots.map((plot, i) => lotOf(view, district, plot, grounds[i]!)),
    put: ([p, q], up = 1) => onBlock(camera, cell, p, q, up),
  };
}

function lotOf({ state, shown }: AvenueView, district: District, plot: Plot, ground: Ground): Lot {
  const shops = tiles(state.businesses[district][plot]).map(({ business }) => business);
  if (!isColor(plot)) return { plot, ground, shops, count: 0, seat: null, worth: 0 };
  const count = state.skyscrapers[district][plot];
  return {
    plot,
    ground,
    shops,
    count,
    seat: seatOf(state.builder[district][plot]),
    worth: shown.worth[district][plot],
  };
}

/** How a lot is named among all of them. */
export function lotKey(district: District, plot: Plot): string {
  return `${district}:${plot}`;
}
