/**
 * Where everything lies on the map, for a given width.
 *
 * A wide map is read from left to right, City Hall to Central Park, with the west on top; a narrow one is the same map
 * turned north up, from the bottom to the top.
 */
import { WAYS } from "./printed";
import type { Box } from "./ring";
import { PLACES, type Commissioner, type District, type Place } from "./state";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Way {
  readonly from: Place;
  readonly to: Place;
  readonly path: string;
}

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<Place, Box>>;
  readonly ways: readonly Way[];
  readonly court: number;
}

/** The height of a district's name above its ring. */
export const NAME = 20;
const WIDE_FROM = 700;
/** What a plot must measure to be pressed. */
const FINGER = 44;
/** The height of a ring of plots: as a rule, and the most that looks well. */
export const RING = 142;
const HIGHEST = 150;
/** Between two districts, one above the other on a wide map. */
const BETWEEN = 10;
const STREETS: readonly (readonly District[])[] = [
  ["west_34", "east_34"],
  ["west_42", "times_square", "east_42"],
  ["west_52", "east_52"],
];

export function layout(width: number, ring = RING): Layout {
  return width >= WIDE_FROM ? wideLayout(width, ring) : tallLayout(width);
}

/** How high the rings of a wide map may be when all of it has so much room, but never less than `least`. */
export function ringFor(room: number, least: number): number {
  return Math.min(HIGHEST, Math.max(least, Math.floor((room - 2 * BETWEEN) / 3 - NAME)));
}

function wideLayout(width: number, ring: number): Layout {
  const [hall, park, gap, between] = [92, 124, 28, BETWEEN];
  const size = { width: (width - hall - park - 4 * gap) / 3, height: NAME + ring };
  const height = 3 * size.height + 2 * between;
  const places: Partial<Record<Place, Box>> = {
    city_hall: { x: 0, y: height / 2 - 84, width: hall, height: 168 },
    central_park: { x: width - park, y: 0, width: park, height },
  };
  STREETS.forEach((street, column) => {
    const top = ((3 - street.length) * (size.height + between)) / 2;
    street.forEach((district, row) => {
      const x = hall + gap + column * (size.width + gap);
      places[district] = { x, y: top + row * (size.height + between), ...size };
    });
  });
  return finished({ wide: true, width, height, court: 46 }, places as Record<Place, Box>);
}

function tallLayout(width: number): Layout {
  const [hall, park, gap, between] = [66, 96, 22, 9];
  const size = { width: (width - 2 * between) / 3, height: NAME + RING };
  const height = park + hall + 4 * gap + 3 * size.height;
  const hallWidth = 164;
  const places: Partial<Record<Place, Box>> = {
    central_park: { x: 0, y: 0, width, height: park },
    city_hall: { x: (width - hallWidth) / 2, y: height - hall, width: hallWidth, height: hall },
  };
  STREETS.forEach((street, nth) => {
    const left = ((3 - street.length) * (size.width + between)) / 2;
    const y = park + gap + (2 - nth) * (size.height + gap);
    street.forEach((district, i) => {
      places[district] = { x: left + i * (size.width + between), y, ...size };
    });
  });
  return finished(
    { wide: false, width, height, court: Math.min(46, size.width - 2 * FINGER) },
    places as Record<Place, Box>,
  );
}

/** The way from Central Park back to City Hall is no street. */
function finished(plan: Omit<Layout, "places" | "ways">, places: Record<Place, Box>): Layout {
  const ways = PLACES.filter((from) => from !== "central_park").flatMap((from) =>
    WAYS[from].map((to) => ({ from, to, path: way(plan.wide, places[from], places[to]) })),
  );
  return { ...plan, places, ways };
}

/** A street from the edge of one place to the nearest edge of the next, a little below both. */
function way(wide: boolean, from: Box, to: Box): string {
  if (wide) {
    const [x1, x2] = [from.x + from.width - 4, to.x + 4];
    return bend(
      x1,
      within(from.y, from.height, to.y, to.height),
      x2,
      within(to.y, to.height, from.y, from.height),
      wide,
    );
  }
  const [y1, y2] = [from.y + 4, to.y + to.height - 4];
  return bend(within(from.x, from.width, to.x, to.width), y1, within(to.x, to.width, from.x, from.width), y2, wide);
}

/** A quarter into one's own side, towards the other. */
function within(start: number, length: number, other: number, otherLength: number): number {
  const lean = Math.sign(other + otherLength / 2 - start - length / 2);
  return start + length / 2 + (lean * Math.min(length, otherLength)) / 4;
}

function bend(x1: number, y1: number, x2: number, y2: number, wide: boolean): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [a, b] = wide ? [`${mx} ${y1}`, `${mx} ${y2}`] : [`${x1} ${my}`, `${x2} ${my}`];
  return `M${x1} ${y1}C${a} ${b} ${x2} ${y2}`;
}

/** Where a commissioner stands in a place, or his marker lies: his own half of it, so that the two never meet. */
export function spot(plan: Layout, place: Place, who: Commissioner): Spot {
  const box = plan.places[place];
  const half = who === "white" ? -1 : 1;
  if (place === "central_park")
    return plan.wide ? parkSpot(box, half, 68) : { x: box.x + 32 + (half + 1) * 22, y: box.y + 60 };
  if (place === "city_hall")
    return plan.wide ? parkSpot(box, half, 136) : { x: box.x + box.width - 47 + half * 23, y: box.y + 36 };
  return { x: box.x + box.width / 2, y: box.y + NAME + (box.height - NAME) / 2 + half * 28 };
}

function parkSpot(box: Box, half: number, down: number): Spot {
  return { x: box.x + box.width / 2 + half * 23, y: box.y + down };
}
