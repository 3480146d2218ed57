import { expect, it } from "vitest";
import type { Kept } from "./kept";
import { Changed, passingStore, type Store } from "./store";
import { checksum } from "./engine/file";
import { load, Tab } from "./testing";

const game = await load("skyline");

/** A store in which something can go wrong. */
function failing(): Store & { full: boolean; spoil(id: string, changed: Partial<Kept>): Promise<void> } {
  const store = passingStore();
  return {
    ...store,
    full: false,
    put(kept) {
      return this.full ? Promise.reject(new DOMException("no room", "QuotaExceededError")) : store.put(kept);
    },
    async spoil(id, changed) {
      const kept = (await store.get(id))!;
      await store.put({ ...kept, ...changed, revision: kept.revision + 1 });
    },
  };
}

const refused = (id: string) => expect.objectContaining({ id }) as Error;

it("keeps every decision before it is told", async () => {
  const store = passingStore();
  const { id } = await new Tab(game, store).open();
  const action = await new Tab(game, store).play(id);
  expect((await store.get(id))!.entries.map((entry) => entry.action)).toEqual([action]);
});

it("goes on where another page left off", async () => {
  const store = passingStore();
  const first = new Tab(game, store);
  const { id } = await first.open();
  for (let ply = 0; ply < 5; ply++) await first.play(id);
  const [before, again] = [await first.view(id, 0), await new Tab(game, store).view(id, 0)];
  expect(again).toEqual(before);
});

it("forgets a decision that cannot be kept, says so, and plays on when there is room again", async () => {
  const store = failing();
  const tab = new Tab(game, store);
  const { id } = await tab.open();
  const before = await tab.view(id, 0);
  store.full = true;
  await expect(tab.play(id)).rejects.toEqual(refused("not-kept-here"));
  expect(tab.told).toEqual([]);
  expect(await tab.view(id, 0)).toEqual(before);
  store.full = false;
  await tab.play(id);
  expect((await store.get(id))!.entries).toHaveLength(1);
});

it("sets no table that cannot be kept", async () => {
  const store = failing();
  store.full = true;
  await expect(new Tab(game, store).open()).rejects.toEqual(refused("not-kept-here"));
  expect(await store.all()).toEqual([]);
});

it("says that a bot's move could not be kept, and the bot moves when the table is opened again", async () => {
  const store = failing();
  const tab = new Tab(game, store);
  const { id } = await tab.open([{ kind: "bot", bot: "newcomer" }, { kind: "me" }]);
  store.full = true;
  await tab.view(id, 1);
  await expect.poll(() => tab.told).toContainEqual(expect.objectContaining({ type: "trouble", id: "not-kept-here" }));
  store.full = false;
  await tab.view(id, 1);
  await expect.poll(async () => (await store.get(id))!.entries.length).toBeGreaterThan(0);
});

it("says once that a table does not last where the browser keeps nothing, and plays it", async () => {
  const tab = new Tab(game);
  const { id } = await tab.open();
  await tab.play(id);
  await tab.view(id, 0);
  await expect.poll(() => tab.told.filter(({ type }) => type === "trouble")).toHaveLength(1);
  expect(tab.told).toContainEqual(expect.objectContaining({ type: "trouble", id: "no-store-here", match: id }));
});

it("says that a table is damaged, leaves it and the others as they are, and hands out what there is", async () => {
  const store = failing();
  const tab = new Tab(game, store);
  const [{ id }, other] = [await tab.open(), await tab.open()];
  await store.spoil(id, { entries: [{ kind: "move", seat: 0, at: 0, action: 1_000_000 }] });
  const again = new Tab(game, store);
  await expect(again.view(id, 0)).rejects.toEqual(refused("damaged-here"));
  await again.play(other.id);
  const { tables } = (await again.host.request("GET", "/tables/here-", undefined)) as { tables: { id: string }[] };
  expect(tables.map((table) => table.id).sort()).toEqual([id, other.id].sort());
  const kept = (await again.host.request("GET", `/tables/${id}/kept`, undefined)) as Record<string, unknown>;
  expect(kept["actions"]).toEqual([1_000_000]);
});

it("does not play on what another version began, and hands out its record", async () => {
  const store = passingStore();
  const tab = new Tab(game, store);
  const { id } = await tab.open();
  const played = [await tab.play(id), await tab.play(id)];
  const newer = new Tab(await load("skyline", { version: game.told.version + 1 }), store);
  await expect(newer.view(id, 0)).rejects.toEqual(refused("other-version-here"));
  const kept = (await newer.host.request("GET", `/tables/${id}/kept`, undefined)) as Record<string, unknown>;
  expect(kept).toMatchObject({ midtown: 2, game: "skyline", version: game.told.version, actions: played });
  expect(kept["checksum"]).toBe(checksum(kept));
});

it("shows in one tab what another decides, and lets only one of two decide", async () => {
  const store = passingStore();
  const [one, two] = [new Tab(game, store), new Tab(game, store)];
  const { id } = await one.open();
  const { version, view } = await two.watch(id, 0);
  await one.play(id);
  await expect(two.send(id, 0, version, view.choices[1]!.id)).rejects.toEqual(refused("moved-on"));
  expect(two.told).toContainEqual(expect.objectContaining({ type: "moved", match: id, seat: 0 }));
  expect((await store.get(id))!.entries).toHaveLength(1);
  await two.play(id);
  expect((await store.get(id))!.entries).toHaveLength(2);
});

it("tells a tab at once what another decided", async () => {
  const store = passingStore();
  const [one, two] = [new Tab(game, store), new Tab(game, store)];
  one.others.push(two);
  const { id } = await one.open();
  await two.watch(id, 0);
  await one.play(id);
  await expect.poll(() => two.told).toContainEqual(expect.objectContaining({ type: "moved", match: id, seat: 0 }));
  expect(await two.view(id, 0)).toEqual(await one.view(id, 0));
});

it("lets a bot move once, however many tabs show its table", async () => {
  const store = passingStore();
  const tabs = [new Tab(game, store), new Tab(game, store)] as const;
  tabs[0].others.push(tabs[1]);
  tabs[1].others.push(tabs[0]);
  const { id } = await tabs[0].open([{ kind: "bot", bot: "newcomer" }, { kind: "me" }]);
  await Promise.all(tabs.map((tab) => tab.watch(id, 1)));
  for (const tab of tabs) await expect.poll(async () => (await tab.view(id, 1)).turn).toBe(1);
  const entries = (await store.get(id))!.entries;
  expect(entries.every(({ seat }) => seat === 0)).toBe(true);
  expect(await tabs[1].view(id, 1)).toEqual(await tabs[0].view(id, 1));
});

it("refuses in the store any revision but the next", async () => {
  const store = passingStore();
  const { id } = await new Tab(game, store).open();
  const kept = (await store.get(id))!;
  await expect(store.put(kept)).rejects.toBeInstanceOf(Changed);
  await expect(store.put({ ...kept, revision: kept.revision + 2 })).rejects.toBeInstanceOf(Changed);
  await store.put({ ...kept, revision: kept.revision + 1 });
});
