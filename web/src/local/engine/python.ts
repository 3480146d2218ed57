/** The few words of Python that a translated `shown` is written in (src/midtown/wasm/translate.py). */

type Numbers = readonly number[];
type Rank = number | Numbers;

function below(one: Rank, two: Rank): number {
  if (typeof one === "number" || typeof two === "number") return Number(one) - Number(two);
  for (const [i, each] of one.entries()) if (each !== two[i]) return each - (two[i] ?? 0);
  return 0;
}

const range = (count: number) => [...Array(count).keys()];

export const python = {
  int: Number,
  bool: Boolean,
  list: <T>(items: Iterable<T>): T[] => [...items],
  len: (items: readonly unknown[]) => items.length,
  min: (...given: readonly (number | Numbers)[]) => Math.min(...given.flat()),
  max: (...given: readonly (number | Numbers)[]) => Math.max(...given.flat()),
  minBy: <T>(items: readonly T[], key: (item: T) => number) =>
    items.reduce((best, each) => (key(each) < key(best) ? each : best)),
  maxBy: <T>(items: readonly T[], key: (item: T) => number) =>
    items.reduce((best, each) => (key(each) > key(best) ? each : best)),
  sum: (items: Numbers) => items.reduce((sum, each) => sum + each, 0),
  total: (items: readonly unknown[]): number =>
    items.flat(Infinity).reduce<number>((sum, each) => sum + Number(each), 0),
  /** The sum of each row. */
  sums: (rows: readonly Numbers[]) => rows.map((row) => row.reduce((sum, each) => sum + each, 0)),
  sorted: <T>(items: Iterable<T>, key: (item: T) => Rank = (item) => item as number) =>
    [...items].sort((one, two) => below(key(one), key(two))),
  zip: <A, B>(one: readonly A[], two: readonly B[]): [A, B][] => one.map((each, i) => [each, two[i]!]),
  enumerate: <T>(items: readonly T[]): [number, T][] => [...items.entries()],
  range,
  quotient: (one: number, two: number) => Math.floor(one / two),
  mod: (one: number, two: number) => ((one % two) + two) % two,
  repeat: <T>(items: readonly T[], times: number): T[] => range(times).flatMap(() => items),
  count: (items: readonly unknown[], wanted: unknown) => items.filter((each) => each === wanted).length,
  unique: <T>(items: readonly T[]) => [...new Set(items)],
};
