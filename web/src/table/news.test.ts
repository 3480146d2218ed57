import { expect, it } from "vitest";
import type { Update } from "../net/types";
import { newsFor } from "./news";

const update = (version: number, by: number, kind: Update["kind"] = "move"): Update => ({
  version,
  by,
  kind,
  events: [],
});
const LOG = [update(1, 0), update(2, 1), update(3, 0), update(4, 1), update(5, 0, "undo"), update(6, 1)];

it("begins after the last decision of the seat", () => {
  expect(newsFor(LOG, 0).map(({ version }) => version)).toEqual([4, 5, 6]);
});

it("is empty for who has just decided, who has not decided yet, and who looks on", () => {
  expect(newsFor(LOG, 1)).toEqual([]);
  expect(newsFor(LOG, 2)).toEqual([]);
  expect(newsFor(LOG, null)).toEqual([]);
});
