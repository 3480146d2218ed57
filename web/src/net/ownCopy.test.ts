import { beforeEach, expect, it, vi } from "vitest";
import type { AnyView } from "../table/contract";

const ask = vi.fn<(question: { about: { type: string } }) => Promise<unknown>>();
vi.mock("../local/line", () => ({ ask }));

const view = { game: "lift", choices: [{ id: 3, kind: "ride" }] } as unknown as AnyView;
const hint = { type: "hint" };

/** The module as a page has it that was just loaded. */
async function fresh() {
  vi.resetModules();
  return import("./ownCopy");
}

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal("Worker", class {});
});

it("answers from what the seat sees as soon as the rules are here", async () => {
  const { askOwnCopy, prepareOwnCopy } = await fresh();
  ask.mockResolvedValue({ type: "hint", choices: [] });
  prepareOwnCopy(view);
  await expect.poll(() => askOwnCopy(view, hint)).toEqual({ type: "hint", choices: [] });
  expect(ask).toHaveBeenLastCalledWith({ view, about: hint });
});

it("leaves the answer to the server until then, and for who is not on turn", async () => {
  const { askOwnCopy, prepareOwnCopy } = await fresh();
  expect(await askOwnCopy(view, hint)).toBeNull();
  ask.mockResolvedValue({ type: "why" });
  prepareOwnCopy(view);
  await expect.poll(() => askOwnCopy(view, hint)).not.toBeNull();
  expect(await askOwnCopy({ ...view, choices: [] }, hint)).toBeNull();
});

it("leaves the answer to the server where the rules cannot be loaded", async () => {
  const { askOwnCopy, prepareOwnCopy } = await fresh();
  ask.mockRejectedValue(new Error("not here"));
  prepareOwnCopy(view);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  expect(await askOwnCopy(view, hint)).toBeNull();
});

it("leaves to the server what the copy cannot answer", async () => {
  const { askOwnCopy, prepareOwnCopy } = await fresh();
  ask.mockImplementation(({ about }) =>
    about.type === "hint" ? Promise.reject(new Error("no")) : Promise.resolve({}),
  );
  prepareOwnCopy(view);
  await expect.poll(() => askOwnCopy(view, { type: "preview" })).not.toBeNull();
  expect(await askOwnCopy(view, hint)).toBeNull();
});

it("asks no worker in a browser without WebAssembly", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  Reflect.deleteProperty(globalThis, "WebAssembly");
  const { askOwnCopy, prepareOwnCopy } = await fresh();
  prepareOwnCopy(view);
  expect(await askOwnCopy(view, hint)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
