import { beforeEach, expect, it, vi } from "vitest";
import { contribute, noted } from "./seeds";
import type { Table } from "./types";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const asked: { path: string; body: Record<string, unknown> | null }[] = [];
let answers: { status: number; body: unknown }[] = [];
vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
  asked.push({ path, body: typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : null });
  const { status, body } = answers.shift() ?? { status: 200, body: table({}) };
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
});

const COMMITMENT = "5d".repeat(32);

function table(changes: object, ...ready: boolean[]): Table {
  const seats = ready.map((is, seat) => ({ seat, mine: seat < 2, ready: is }));
  return { id: "t", state: "waiting", commitment: COMMITMENT, seats, ...changes } as unknown as Table;
}

function refused(id: string): { status: number; body: unknown } {
  return { status: 403, body: { error: { id, args: {}, code: "not_allowed", message: id } } };
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers = [];
});

it("adds 128 bits of its own for every seat of this device, and notes them first", async () => {
  await contribute(table({}, false, false, false));
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables/t/contribute", "/api/tables/t/contribute"]);
  expect(asked.map(({ body }) => [body?.["seat"], body?.["commitment"]])).toEqual([
    [0, COMMITMENT],
    [1, COMMITMENT],
  ]);
  const given = asked.map(({ body }) => String(body?.["contribution"]));
  expect(given.every((digits) => /^[0-9a-f]{32}$/.test(digits))).toBe(true);
  expect(given[0]).not.toBe(given[1]);
  expect(noted("t")).toEqual({ commitment: COMMITMENT, contributions: { 0: given[0], 1: given[1] } });
});

it("adds nothing where it has, or where the match has begun", async () => {
  await contribute(table({}, true, true, false));
  await contribute(table({ state: "playing" }, false));
  expect(asked).toEqual([]);
});

it("sends the same again if it does not know whether it arrived", async () => {
  answers = [refused("failed")];
  await expect(contribute(table({}, false))).rejects.toThrow("failed");
  await contribute(table({}, false));
  expect(asked[1]).toEqual(asked[0]);
});

it("adds nothing to a commitment that was changed", async () => {
  await contribute(table({}, false));
  await expect(contribute(table({ commitment: "00".repeat(32) }, false))).rejects.toThrow("changed the commitment");
  expect(asked.length).toBe(1);
});

it("knows that another device of the same person was faster", async () => {
  answers = [refused("contribution-twice"), { status: 200, body: table({ state: "playing" }) }];
  expect((await contribute(table({}, false))).state).toBe("playing");
  expect(noted("t")).toEqual({ commitment: COMMITMENT, contributions: {} });
});
