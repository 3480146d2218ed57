/**
 * The lots of a street, remembered: a building keeps its place while it grows. A view only counts buildings, so the
 * order comes from how one view follows another; somebody who has just arrived sees the tallest in the middle.
 */
import { RISES, type Buildings, type Rise } from "./state";

export interface Lot {
  readonly id: number;
  readonly rise: Rise;
  readonly floors: number;
  /** Finished, or under construction. */
  readonly done: boolean;
  /** Which of several equal ones it is: the newest is the last. */
  readonly copy: number;
  /** When it became what it is. */
  readonly since: number;
}

export interface Street {
  readonly lots: readonly Lot[];
  /** Lots that were cleared, with their places, should something come back there. */
  readonly cleared: readonly { readonly lot: Lot; readonly at: number }[];
  readonly next: number;
}

type Wanted = Pick<Lot, "rise" | "floors" | "done">;

const keyOf = ({ rise, floors, done }: Wanted) => `${done ? "tile" : "column"}:${rise}:${floors}`;
const REMEMBERED = 6;

/** What stands in a street, by the counts of a view. */
export function standing(tiles: Buildings, columns: Buildings): Wanted[] {
  const all = (of: Buildings, done: boolean) =>
    RISES.flatMap((rise) =>
      of[rise].flatMap((count, floors) => Array.from({ length: count }, () => ({ rise, floors, done }))),
    );
  return [...all(tiles, true), ...all(columns, false)];
}

/** A street for somebody who has seen nothing of it before. */
export function founded(wanted: readonly Wanted[]): Street {
  const tallest = [...wanted].sort((a, b) => b.floors - a.floors || Number(b.done) - Number(a.done));
  const row = tallest.reduce<Wanted[]>((all, each, i) => (i % 2 ? [...all, each] : [each, ...all]), []);
  const lots = row.map((each, id) => ({ ...each, id, copy: 0, since: id }));
  return { lots: numbered(lots), cleared: [], next: lots.length };
}

/** The street after it has become another; `touched` is the lot that somebody has just built on. */
export function grown(street: Street, wanted: readonly Wanted[], touched: number | null = null): Street {
  const open = [...wanted];
  const take = (key: string) => {
    const i = open.findIndex((each) => keyOf(each) === key);
    return i < 0 ? undefined : open.splice(i, 1)[0];
  };
  // Whoever has just built there has changed that very lot, not an equal one beside it.
  const inOrder = [...street.lots].sort(
    (a, b) => Number(a.id === touched) - Number(b.id === touched) || a.since - b.since,
  );
  const same = new Set(inOrder.filter((lot) => take(keyOf(lot))).map(({ id }) => id));
  let { next } = street;
  const changed: Lot[] = [];
  const cleared = [...street.cleared];
  street.lots.forEach((lot, at) => {
    if (same.has(lot.id)) return void changed.push(lot);
    const becomes = closest(lot, open);
    if (!becomes) return void cleared.unshift({ lot, at });
    open.splice(open.indexOf(becomes), 1);
    changed.push({ ...becomes, id: lot.id, copy: 0, since: next++ });
  });
  for (const each of open) {
    const back = cleared.findIndex(({ lot }) => closest(lot, [each]));
    const [found] = back < 0 ? [] : cleared.splice(back, 1);
    const lot = { ...each, id: found ? found.lot.id : next, copy: 0, since: next++ };
    changed.splice(found ? Math.min(found.at, changed.length) : changed.length, 0, lot);
  }
  return { lots: numbered(changed), cleared: cleared.slice(0, REMEMBERED), next };
}

/** What a lot may have become: the same kind, a floor more or less, finished or not. */
function closest(lot: Lot, among: readonly Wanted[]): Wanted | undefined {
  const near = among.filter(({ rise, floors }) => rise === lot.rise && Math.abs(floors - lot.floors) <= 1);
  return near.sort((a, b) => Math.abs(b.floors - lot.floors) - Math.abs(a.floors - lot.floors))[0];
}

function numbered(lots: readonly Lot[]): Lot[] {
  return lots.map((lot) => ({
    ...lot,
    copy: lots.filter((other) => keyOf(other) === keyOf(lot) && other.since < lot.since).length,
  }));
}
