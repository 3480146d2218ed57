/** Remembers the streets of a match from one view to the next, on this device also when the page is opened again. */
import { founded, grown, standing, type Lot, type Street } from "./lots";
import type { SkylineView } from "./state";

const KEY = "midtown-streets";

interface Kept {
  readonly match: string;
  readonly streets: Record<number, Street>;
}

export class Memory {
  #kept: Kept = { match: "", streets: {} };
  /** The lot that somebody here has just built on. */
  touched: number | null = null;

  /** The lots of every seat in their order. */
  streets(view: SkylineView): readonly (readonly Lot[])[] {
    if (this.#kept.match !== view.commitment) this.#kept = recalled(view.commitment);
    const { streets } = this.#kept;
    const lots = Array.from({ length: view.players }, (_, seat) => {
      const wanted = standing(view.state.tiles[seat]!, view.state.columns[seat]!);
      const before = streets[seat];
      const touched = seat === view.seat ? this.touched : null;
      const now = before ? grown(before, wanted, touched) : founded(wanted);
      streets[seat] = now;
      return now.lots;
    });
    keep(this.#kept);
    return lots;
  }
}

function recalled(match: string): Kept {
  const fresh = { match, streets: {} };
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return found?.match === match ? found : fresh;
  } catch {
    return fresh;
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, the streets are sorted anew when the page is opened again.
  }
}
