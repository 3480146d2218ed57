/** Where everything stands in the picture, from its size and what is in it; nothing scrolls and nothing wraps. */
import { FLOOR, plan, tower } from "./drawing";
import type { Lot } from "./lots";

/** One street in the picture: its lots stand side by side on `ground`, each `pitch` wide. */
export interface Block {
  readonly seat: number;
  readonly own: boolean;
  readonly left: number;
  readonly right: number;
  /** Where its sky begins. */
  readonly top: number;
  readonly ground: number;
  /** The width of a floor, and how much taller than wide a floor is. */
  readonly unit: number;
  readonly stretch: number;
  readonly pitch: number;
  /** The middle of its first lot. */
  readonly first: number;
  /** Size of type on its plates, and their upper edge. */
  readonly type: number;
  readonly plates: number;
  /** Its name plate: where, and by which of its sides. */
  readonly sign: { readonly x: number; readonly y: number; readonly by: "left" | "middle" | "right" };
  /** The strip of stone it stands on. */
  readonly terrace: number;
}

export interface Scene {
  readonly blocks: readonly Block[];
  /** Where the pavement of the street in front begins. */
  readonly ground: number;
  readonly narrow: boolean;
  readonly type: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** The unit of type. */
  readonly unit: number;
  readonly narrow: boolean;
  /** What lies over the sky at the top. */
  readonly top: number;
  /** How many lots one's own street keeps free, at least one. */
  readonly free: number;
  /** The match is over: all streets stand side by side, in one scale. */
  readonly over?: boolean;
}

const PITCH = 1.42;
const WIDEST = 1.75;
/** The width of the shortest plate, in its type. */
const PLATE = 2.4;
const TALLER = 1.32;
/** Rivals' floors are at most this part of one's own, so that heights nearly compare from street to street. */
const FAR = 0.9;
/** The least and the most of a wide picture's width that one's own street takes, by how many play beside it. */
const PARTS: readonly (readonly [number, number])[] = [
  [0.94, 0.94],
  [0.52, 0.62],
  [0.46, 0.54],
  [0.46, 0.54],
];

/** How high a lot reaches, in floors; scaffolding, and what could come on top, included. */
export function reach({ rise, floors, done }: Lot, own: boolean): number {
  if (done) return tower(rise, floors).height / FLOOR;
  return floors + (own ? 1.75 : 0.95);
}

/** The architect's outline is drawn only where the sky has room for it. */
export function planFits({ rise }: Lot, { unit, stretch, ground, top }: Block): boolean {
  return (plan(rise).height / FLOOR) * unit * stretch <= ground - top;
}

export function layout(room: Room, streets: readonly (readonly Lot[])[], near: number): Scene {
  const rivals = streets.map((_, seat) => seat).filter((seat) => seat !== near);
  // Whoever plays next stands nearest.
  rivals.sort(
    (a, b) => ((a - near + streets.length) % streets.length) - ((b - near + streets.length) % streets.length),
  );
  if (room.over) return inOneScale(room.narrow ? terraces(room, streets, near, rivals) : sideBySide(room, streets));
  return room.narrow ? terraces(room, streets, near, rivals) : wings(room, streets, near, rivals);
}

/** How much of the width one's own street takes: by how many lots there are, here and there. */
function share(streets: readonly (readonly Lot[])[], near: number, rivals: readonly number[], free: number): number {
  const [least, most] = PARTS[rivals.length] ?? [0.46, 0.54];
  const own = Math.max(streets[near]!.length + free, 4);
  const far = Math.max(3, ...rivals.map((seat) => streets[seat]!.length)) * FAR * Math.min(rivals.length, 2);
  return Math.min(Math.max(own / (own + far), least), most);
}

/** The last picture: every seat's street on the same ground, as wide as it has lots. */
function sideBySide({ width, height, unit, top }: Room, streets: readonly (readonly Lot[])[]): Scene {
  const type = Math.max(13, unit * 0.74);
  const plate = type * 1.5;
  const ground = height - plate - Math.max(32, type * 2.1) - 26;
  const wide = streets.map(({ length }) => Math.max(length, 3));
  const part = (width * 0.92) / wide.reduce((sum, count) => sum + count, 0);
  const gap = (width * 0.08) / (streets.length + 1);
  let left = gap;
  const blocks = streets.map((street, seat) => {
    const right = left + wide[seat]! * part;
    const sign = { x: (left + right) / 2, y: ground + plate + 17, by: "middle" as const };
    const made = block(street, {
      seat,
      own: false,
      left,
      right,
      top,
      ground,
      type,
      plates: ground + 9,
      sign,
      terrace: 0,
    });
    left = right + gap;
    return made;
  });
  return { blocks, ground, narrow: false, type };
}

/** The smallest scale is everybody's, so that heights compare. */
function inOneScale({ blocks, ...scene }: Scene): Scene {
  const unit = Math.min(...blocks.map((each) => each.unit));
  const stretch = Math.min(...blocks.map((each) => each.stretch));
  return { ...scene, blocks: blocks.map((each) => ({ ...each, unit, stretch })) };
}

/** One street: as large as its width and its sky allow. */
function block(
  street: readonly Lot[],
  given: Pick<Block, "seat" | "own" | "left" | "right" | "top" | "ground" | "type" | "plates" | "sign" | "terrace">,
  { most = Infinity, free = 0 }: { most?: number; free?: number } = {},
): Block {
  const { left, right, top, ground, own } = given;
  const count = street.length + free;
  const width = right - left;
  const tallest = Math.max(own ? 4.6 : 4, ...street.map((lot) => reach(lot, own)));
  const unit = Math.max(4, Math.min(width / (Math.max(count, 3) * PITCH), (ground - top) / tallest, most));
  const stretch = Math.max(1, Math.min(TALLER, (ground - top) / (unit * tallest)));
  const pitch = Math.min(width / Math.max(count, 1), Math.max(unit * WIDEST, given.type * PLATE));
  return { ...given, unit, stretch, pitch, first: (left + right) / 2 - (pitch * (count - 1)) / 2 };
}

/** Wide pictures: one's own street in the middle, rivals on wings a step higher to its left and right. */
function wings(
  { width, height, unit, top, free }: Room,
  streets: readonly (readonly Lot[])[],
  near: number,
  rivals: number[],
) {
  const type = Math.max(13, unit * 0.74);
  const plate = type * 1.5;
  const sign = Math.max(32, type * 2.1);
  const ground = height - plate - sign - 26;
  const part = share(streets, near, rivals, Math.max(1, free));
  const left = rivals.length === 1 ? width * 0.012 : (width * (1 - part)) / 2;
  const right = left + width * part;
  const signs = ground + plate + 17;
  const own = block(
    streets[near]!,
    {
      seat: near,
      own: true,
      left,
      right,
      top,
      ground,
      type,
      plates: ground + 9,
      sign: { x: (left + right) / 2, y: signs, by: "middle" },
      terrace: 0,
    },
    { free: Math.max(1, free) },
  );
  const far = Math.max(12.5, type * 0.88);
  const step = plate + 12;
  const base = ground - step;
  const most = own.unit * FAR;
  const gap = width * 0.008;
  const wing = (seat: number, x0: number, x1: number, over: number, y: number, by: "left" | "right", high = false) =>
    block(
      streets[seat]!,
      {
        seat,
        own: false,
        left: x0 + 6,
        right: x1 - 6,
        top: over,
        ground: y,
        type: far,
        plates: y + 6,
        sign: { x: by === "left" ? x0 + 12 : x1 - 12, y: high ? y + far * 1.5 + 11 : signs, by },
        terrace: high ? far * 1.5 + sign + 16 : ground - y,
      },
      { most },
    );
  const [next, other, last] = rivals;
  const blocks = [own];
  if (rivals.length === 1) blocks.push(wing(next!, right + gap, width, top, base, "right"));
  if (other !== undefined) blocks.push(wing(other, right + gap, width, top, base, "right"));
  if (other !== undefined && last === undefined) blocks.push(wing(next!, 0, left - gap, top, base, "left"));
  if (last !== undefined) {
    const foot = far * 1.5 + sign + 18;
    const room = (base - top - foot) / 2;
    blocks.push(wing(last, 0, left - gap, top, top + room, "left", true));
    blocks.push(wing(next!, 0, left - gap, top + room + foot, base, "left"));
  }
  return { blocks, ground, narrow: false, type };
}

/** Tall pictures: terraces, one street behind the other, one's own in front. */
function terraces(
  { width, height, top, free, over = false }: Room,
  streets: readonly (readonly Lot[])[],
  near: number,
  rivals: number[],
) {
  const type = 12.5;
  const plate = type * 1.5;
  const ground = height - plate - 41;
  const part = over ? 1 / (rivals.length + 1) : rivals.length > 2 ? 0.4 : rivals.length === 2 ? 0.46 : 0.56;
  const front = rivals.length === 0 ? ground - top : (ground - top) * part;
  const step = plate + 8;
  const row = (ground - top - front) / Math.max(rivals.length, 1);
  const sign = 84;
  const blocks = rivals.map((seat, i) => {
    const y = ground - front - row * i - step;
    return block(streets[seat]!, {
      seat,
      own: false,
      left: sign,
      right: width - 4,
      top: y - row + step,
      ground: y,
      type: 12,
      plates: y + 4,
      sign: { x: 4, y: y + plate + 6, by: "left" },
      terrace: step,
    });
  });
  const own = block(
    streets[near]!,
    {
      seat: near,
      own: true,
      left: 4,
      right: width - 4,
      top: ground - front + (rivals.length > 0 ? 4 : 0),
      ground,
      type,
      plates: ground + 6,
      sign: { x: 6, y: height - 5, by: "left" },
      terrace: 0,
    },
    { free: over ? 0 : Math.max(1, free) },
  );
  return { blocks: [own, ...blocks], ground, narrow: true, type };
}
