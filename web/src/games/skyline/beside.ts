/** Where a small question stands: beside what it is about, inside the picture, and never over it. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const GAP = 10;
const EDGE = 6;

/** Right of it, else left, else above, else below. */
export function beside(target: Box, size: Size, room: Size): { readonly x: number; readonly y: number } {
  const into = (at: number, length: number, all: number) => Math.min(Math.max(at, EDGE), all - length - EDGE);
  const x = into(target.x + target.width / 2 - size.width / 2, size.width, room.width);
  const y = into(target.y + target.height / 2 - size.height / 2, size.height, room.height);
  const right = target.x + target.width + GAP;
  if (right + size.width + EDGE <= room.width) return { x: right, y };
  const left = target.x - GAP - size.width;
  if (left >= EDGE) return { x: left, y };
  const above = target.y - GAP - size.height;
  return { x, y: above >= EDGE ? above : target.y + target.height + GAP };
}
