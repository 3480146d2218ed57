/** The map in words, for tooltips and for those who hear it. */
import type { TooltipText } from "../../table/tooltip.svelte";
import type { Narrator } from "../../words/narrator";
import { isColor } from "./printed";
import type { Lot } from "./site";
import { COMMISSIONERS, type AvenueView, type District, type Place } from "./state";

export function builderName(narrator: Narrator, seat: number | null): string {
  return seat === null ? narrator.thing("builder", "alea") : narrator.name(seat);
}

/** What a lot is called, what stands on it, and what a skyscraper scores there. */
export function lotWords(narrator: Narrator, district: District, lot: Lot): TooltipText {
  const title = narrator.text("web-lot", {
    place: narrator.thing("place", district),
    plot: narrator.thing("plot", lot.plot),
  });
  const shops = lot.shops.map((business) => narrator.thing("business", business)).join(", ");
  const towers = narrator.text("web-lot-towers", { count: lot.count, player: builderName(narrator, lot.seat) });
  const stands = lot.count > 0 ? towers : shops || narrator.text("web-lot-empty");
  return {
    title,
    lines: isColor(lot.plot) ? [stands, narrator.text("web-lot-worth", { points: lot.worth })] : [stands],
  };
}

/** Who stands and what lies in a place, beside its lots. */
export function placeWords({ state }: AvenueView, narrator: Narrator, place: Place): string {
  const here = COMMISSIONERS.filter((who) => state.commissioner[who] === place).map((who) =>
    narrator.text("web-read-commissioner", { who: narrator.thing("commissioner", who) }),
  );
  if (place === "city_hall" || place === "central_park") return here.join("; ");
  const markers = COMMISSIONERS.filter((who) => state.markers[who][place] > 0).map((who) =>
    narrator.text("web-read-marker", { who: narrator.thing("commissioner", who) }),
  );
  const closed = state.closed[place] > 0 ? [narrator.text("board-closed")] : [];
  return [...closed, ...here, ...markers].join("; ");
}

/** What scoring a district brings everybody. */
export function gains({ shown }: AvenueView, district: District): { seat: number; points: number }[] {
  return shown.district_points[district].map((points, seat) => ({ seat, points })).filter(({ points }) => points > 0);
}

export function gainWords(view: AvenueView, narrator: Narrator, district: District): string {
  const said = gains(view, district).map(({ seat, points }) =>
    narrator.text("web-gain", { player: narrator.name(seat), points }),
  );
  return said.join(", ") || narrator.text("web-no-gain");
}

/** The skyscrapers of Central Park, in words. */
export function parkWords({ state }: AvenueView, narrator: Narrator): string {
  return state.park_skyscrapers
    .flatMap((count, seat) =>
      count > 0 ? [narrator.text("web-lot-towers", { count, player: narrator.name(seat) })] : [],
    )
    .join("; ");
}
