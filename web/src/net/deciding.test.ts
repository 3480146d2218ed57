import { expect, it } from "vitest";
import { allStored, decides } from "./deciding";

it("waits for what is on its way, also where it is refused", async () => {
  const told: string[] = [];
  let store = () => {};
  const stored = decides(new Promise<void>((done) => (store = done)).then(() => void told.push("stored")));
  const refused = decides(Promise.reject(new Error("against the rules")));
  const waited = allStored().then(() => told.push("loaded"));
  await expect(refused).rejects.toThrow("against the rules");
  expect(told).toEqual([]);
  store();
  await stored;
  await waited;
  expect(told).toEqual(["stored", "loaded"]);
});

it("waits for nothing where nothing is on its way", async () => {
  await expect(allStored()).resolves.toBeUndefined();
});
