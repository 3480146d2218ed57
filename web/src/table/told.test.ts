import { expect, it } from "vitest";
import type { Playback } from "../motion/playback.svelte";
import type { Update } from "../net/types";
import type { Narrator } from "../words/narrator";
import { linesOf, toldSoFar } from "./told";

const update = (version: number, kind: Update["kind"], ...kinds: string[]): Update => ({
  version,
  by: 0,
  kind,
  events: kinds.map((each) => ({ kind: each, seat: 0 })),
});
const LOG = [update(1, "move", "rides"), update(2, "move", "builds", "scores"), update(3, "move", "waits")];

const telling = (version: number, events: number) =>
  ({ told: (each: number) => (each < version ? Infinity : each === version ? events : 0) }) as Playback;

const narrator = {
  name: () => "Ada",
  events: (events: Update["events"]) => events.map(({ kind }) => kind),
} as unknown as Narrator;

it("is the whole log when all has been told", () => {
  expect(toldSoFar(LOG, telling(4, 0))).toEqual(LOG);
});

it("does not run ahead of what is being told", () => {
  const told = toldSoFar(LOG, telling(2, 1));
  expect(told.map(({ events }) => events.map(({ kind }) => kind))).toEqual([["rides"], ["builds"]]);
});

it("says nothing of an update of which nothing has been told yet", () => {
  expect(toldSoFar(LOG, telling(2, 0)).map(({ version }) => version)).toEqual([1]);
});

it("keeps what is told to the end as it was, so that its line is not drawn again", () => {
  expect(toldSoFar(LOG, telling(2, 1))[0]).toBe(LOG[0]);
});

it("puts what is said of an update that is no move before its events", () => {
  const [note, ...events] = linesOf(update(4, "undo", "builds"), narrator);
  expect(note).toContain("Ada");
  expect(events).toEqual(["builds"]);
  expect(linesOf(LOG[1] as Update, narrator)).toEqual(["builds", "scores"]);
});
