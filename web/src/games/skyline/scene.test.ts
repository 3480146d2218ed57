import { expect, it } from "vitest";
import { founded, type Lot } from "./lots";
import { layout, reach, type Block, type Room } from "./scene";

const SIZES: Record<string, Room> = {
  small: { width: 1256, height: 340, unit: 14.5, narrow: false, top: 44, free: 1 },
  usual: { width: 1180, height: 520, unit: 17, narrow: false, top: 44, free: 1 },
  large: { width: 2200, height: 850, unit: 30, narrow: false, top: 72, free: 1 },
  phone: { width: 372, height: 380, unit: 16, narrow: true, top: 36, free: 1 },
};

const columns = (count: number) =>
  Array.from({ length: count }, () => ({ rise: "mid" as const, floors: 2, done: false }));
const long = founded([
  ...columns(8),
  { rise: "high", floors: 6, done: true },
  { rise: "low", floors: 2, done: true },
]).lots;
const short = founded(columns(1)).lots;

function inside({ left, right, first, pitch, unit, stretch, ground, top }: Block, lots: readonly Lot[], free: number) {
  const last = first + pitch * Math.max(0, lots.length + free - 1);
  expect(first - pitch / 2).toBeGreaterThanOrEqual(left - 1);
  expect(last + pitch / 2).toBeLessThanOrEqual(right + 1);
  for (const lot of lots) expect(reach(lot, free > 0) * unit * stretch).toBeLessThanOrEqual(ground - top + 1);
}

for (const [name, room] of Object.entries(SIZES)) {
  for (const players of [1, 2, 3, 4]) {
    it(`stands inside a ${name} picture with ${players} players`, () => {
      const streets = [long, short, long, long].slice(0, players);
      const scene = layout(room, streets, 0);
      expect(scene.blocks.map(({ seat }) => seat).sort()).toEqual(streets.map((_, seat) => seat));
      for (const block of scene.blocks) {
        inside(block, streets[block.seat]!, block.own ? 1 : 0);
        expect(block.left).toBeGreaterThanOrEqual(0);
        expect(block.right).toBeLessThanOrEqual(room.width);
        expect(block.plates + block.type * 1.5).toBeLessThanOrEqual(room.height);
        expect(block.top).toBeGreaterThanOrEqual(0);
      }
    });
  }
}

for (const [name, room] of Object.entries(SIZES)) {
  it(`ends a ${name} picture with all streets in one scale`, () => {
    const streets = [long, short, long, long];
    const { blocks } = layout({ ...room, over: true }, streets, 1);
    expect(new Set(blocks.map(({ unit, stretch }) => unit * stretch)).size).toBe(1);
    expect(new Set(blocks.map(({ ground }) => ground)).size).toBe(room.narrow ? 4 : 1);
    for (const block of blocks) inside(block, streets[block.seat]!, 0);
    const [a, b] = [blocks[0]!, blocks[1]!];
    if (!room.narrow) expect(b.left).toBeGreaterThanOrEqual(a.right);
  });
}

it("gives every street its own ground, so that none stands in another", () => {
  const { blocks } = layout(SIZES["phone"]!, [long, long, long, long], 2);
  const grounds = blocks.map(({ ground }) => Math.round(ground));
  expect(new Set(grounds).size).toBe(4);
  expect(blocks[0]).toMatchObject({ seat: 2, own: true });
  expect(Math.max(...grounds)).toBe(Math.round(blocks[0]!.ground));
});

it("draws one's own street larger than the others", () => {
  for (const room of Object.values(SIZES)) {
    const [own, ...rivals] = layout(room, [long, long, long], 0).blocks;
    for (const rival of rivals) expect(rival.unit).toBeLessThan(own!.unit);
  }
});
