import { expect, test } from "vitest";
import { groups, STEP, widthOf } from "./hand";
import { NUMBERS, SUITS, type State } from "./state";

type Hand = NonNullable<State["hand"][number]>;

function hand(cards: Partial<Record<(typeof SUITS)[number], readonly [number, number, number]>>): Hand {
  const of = (counts: readonly number[]) => Object.fromEntries(NUMBERS.map((rank, i) => [rank, counts[i] ?? 0]));
  return Object.fromEntries(SUITS.map((suit) => [suit, of(cards[suit] ?? [])])) as unknown as Hand;
}

test("a hand is grouped by suit, with count and sum", () => {
  const [green, black, ...none] = groups(hand({ green: [2, 0, 1], black: [0, 1, 0] }));
  expect(none).toEqual([]);
  expect([green!.suit, green!.count, green!.sum]).toEqual(["green", 3, 14]);
  expect(green!.piles.map(({ value, count }) => `${count}x${value}`)).toEqual(["2x4", "1x6"]);
  expect([black!.suit, black!.sum]).toEqual(["black", 5]);
});

test("nobody's hand is empty", () => {
  expect(groups(null)).toEqual([]);
  expect(widthOf([], 300, 60, true)).toBe(60);
});

test.each([
  [358, true],
  [900, false],
])("thirty cards fit into %i pixels", (room, narrow) => {
  const many = groups(hand(Object.fromEntries(SUITS.map((suit) => [suit, [2, 2, 1] as const]))));
  const width = widthOf(many, room, 60, narrow);
  const rows = narrow ? [many.slice(0, 3), many.slice(3)] : [many];
  for (const row of rows) {
    const cards = row.reduce((sum, { count }) => sum + width * (1 + (count - 1) * STEP), 0);
    expect(cards + (row.length - 1) * (narrow ? 8 : 18)).toBeLessThanOrEqual(room + 0.01);
  }
});
