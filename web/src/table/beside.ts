/** Where something stands beside a piece without covering it: above, below, to its right or to its left. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const GAP = 8;

/** The corner at which a thing of that size fits into the room; where it fits nowhere, below the piece. */
export function placeBeside(piece: Box, { width, height }: Size, room: Size): { x: number; y: number } {
  const middle = { x: piece.x + piece.width / 2 - width / 2, y: piece.y + piece.height / 2 - height / 2 };
  const [below, right] = [piece.y + piece.height + GAP, piece.x + piece.width + GAP];
  const tries = [
    { x: middle.x, y: piece.y - height - GAP },
    { x: middle.x, y: below },
    { x: right, y: middle.y },
    { x: piece.x - width - GAP, y: middle.y },
  ];
  const inside = tries.map(({ x, y }) => ({ x: within(x, width, room.width), y: within(y, height, room.height) }));
  const free = inside.find(({ x, y }) => !overlap(piece, { x, y, width, height }));
  return free ?? { x: inside[1]!.x, y: inside[1]!.y };
}

function within(start: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(start, room - size - GAP));
}

function overlap(one: Box, other: Box): boolean {
  const apart = (a: number, b: number, c: number, d: number) => b <= c || d <= a;
  return !(
    apart(one.x, one.x + one.width, other.x, other.x + other.width) ||
    apart(one.y, one.y + one.height, other.y, other.y + other.height)
  );
}
