import { expect, it } from "vitest";
import type { Done, Task } from "./core";
import { Cores, helpersFor, type Port } from "./cores";
import { Thinker } from "./engine/bots";
import { freshSeed, Match } from "./engine/match";
import { merged, type Found } from "./engine/search";
import { load } from "./testing";

/** A worker whose answers a test gives. */
class Standing implements Port {
  readonly tasks: Task[] = [];
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;

  postMessage(task: Task): void {
    this.tasks.push(task);
  }

  answer(done: Done): void {
    this.onmessage?.({ data: done } as MessageEvent<Done>);
  }
}

function standing(count: number): { cores: Cores; ports: Standing[] } {
  const ports: Standing[] = [];
  const start = () => {
    ports.push(new Standing());
    return ports.at(-1)!;
  };
  return { cores: new Cores(count, start), ports };
}

const root = new Uint8Array(8);
const seen: Found = { action: 3, visits: 5, total: 2.5, points: 50 };

it("leaves one core to the page and never takes more than four", () => {
  expect([1, 2, 3, 4, 5, 8, 64].map(helpersFor)).toEqual([0, 0, 1, 2, 3, 3, 3]);
});

it("adds up what several trees found, the most visited first", () => {
  const one: Found[] = [
    { action: 3, visits: 10, total: 5, points: 100 },
    { action: 4, visits: 30, total: 12, points: 240 },
  ];
  const two: Found[] = [
    { action: 3, visits: 30, total: 17, points: 500 },
    { action: 5, visits: 1, total: 1, points: 9 },
  ];
  expect(merged([one, two])).toEqual([
    { action: 3, visits: 40, value: 0.55, points: 15 },
    { action: 4, visits: 30, value: 0.4, points: 8 },
    { action: 5, visits: 1, value: 1, points: 9 },
  ]);
});

it("lends only cores that have loaded the game and grow no other tree", async () => {
  const { cores, ports } = standing(2);
  expect(cores.freeFor("lift")).toEqual([]);
  expect(ports.map(({ tasks }) => tasks)).toEqual([[{ load: "lift" }], [{ load: "lift" }]]);
  ports[0]!.answer({ loaded: "lift" });
  const [first, ...others] = cores.freeFor("lift");
  expect(others).toEqual([]);
  const growing = first!.grow(root, 1, { seconds: 1 });
  expect(ports[0]!.tasks.at(-1)).toEqual({ grow: "lift", root, seat: 1, budget: { seconds: 1 } });
  expect(cores.freeFor("lift")).toEqual([]);
  first!.stop();
  expect(ports[0]!.tasks.at(-1)).toEqual({ stop: true });
  ports[0]!.answer({ found: [seen] });
  expect(await growing).toEqual([seen]);
  expect(cores.freeFor("lift")).toHaveLength(1);
});

it("waits for no core that breaks, and asks it no more", async () => {
  const { cores, ports } = standing(1);
  cores.prepare("lift");
  ports[0]!.answer({ loaded: "lift" });
  const growing = cores.freeFor("lift")[0]!.grow(root, 0, { seconds: 1 });
  ports[0]!.onerror?.(new Event("error") as ErrorEvent);
  expect(await growing).toEqual([]);
  expect(cores.freeFor("lift")).toEqual([]);
});

it("thinks by the clock with every helper, and by visits in one tree alone", async () => {
  const game = await load("skyline");
  const match = new Match(game, 2, { scenario: "none" }, freshSeed());
  let asked = 0;
  let stopped = 0;
  const far = match.legal.at(-1)!;
  const helper = {
    grow: () => {
      asked++;
      return Promise.resolve([{ action: far, visits: 1e9, total: 1e9, points: 0 }]);
    },
    stop: () => stopped++,
  };
  const thinker = new Thinker(game, () => [helper, helper]);
  const goesOn = () => Promise.resolve(true);
  const found = await thinker.run(match, 0, { seconds: 0.05 }, goesOn);
  expect(found[0]!.action).toBe(far);
  expect(found[0]!.value).toBeCloseTo(1, 4); // its own tree may have looked at it, too
  expect([asked, stopped]).toEqual([2, 2]);
  const alone = await thinker.run(match, 0, { visits: 50 }, goesOn);
  expect(alone.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(50);
  expect(asked).toBe(2);
});

it("thinks about one thing at a time, whoever asks", async () => {
  const game = await load("skyline");
  const match = new Match(game, 2, { scenario: "none" }, freshSeed());
  const thinker = new Thinker(game);
  let thinking = 0;
  const alone = async () => {
    thinking++;
    expect(thinking).toBe(1);
    await new Promise((done) => setTimeout(done));
    thinking--;
    return true;
  };
  const both = await Promise.all([1, 2].map(() => thinker.run(match, 0, { visits: 400 }, alone)));
  for (const found of both) expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(400);
});
