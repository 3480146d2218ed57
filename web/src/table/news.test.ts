import { expect, it } from "vitest";
import type { Update } from "../net/types";
import { actors, newsFor } from "./news";

const update = (version: number, by: number, kind: Update["kind"] = "move", seats: (number | null)[] = []): Update => ({
  version,
  by,
  kind,
  events: seats.map((seat) => ({ kind: "rides", seat })),
});
const LOG = [update(1, 0), update(2, 1), update(3, 0), update(4, 1), update(5, 1)];

it("begins after the last decision of the seat", () => {
  expect(newsFor(LOG, 0).map(({ version }) => version)).toEqual([4, 5]);
});

it("is empty for who has just decided, who has not decided yet, and who looks on", () => {
  expect(newsFor(LOG, 1)).toEqual([]);
  expect(newsFor(LOG, 2)).toEqual([]);
  expect(newsFor(LOG, null)).toEqual([]);
});

it("does not count a step back of one's own as news", () => {
  expect(newsFor([...LOG, update(6, 0), update(7, 0, "undo")], 0)).toEqual([]);
});

it("begins with what others did in answer to one's decision", () => {
  const news = newsFor([update(1, 0, "move", [0, null, 2, 0])], 0);
  expect(news.map(({ events }) => events.map(({ seat }) => seat))).toEqual([[2, 0]]);
});

it("names who did something, each once", () => {
  expect(actors([update(1, 2, "move", [2, null, 0]), update(2, 1, "move", [1, 2])], 0)).toEqual([2, 1]);
});
