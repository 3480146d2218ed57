import { expect, it } from "vitest";
import { checkSeed, type Finding, type Told } from "./seedCheck";

/** The same numbers as in `tests/engine/test_agreement.py`, whose hashes Python has computed. */
const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const first = "61".repeat(16);
const second = "62".repeat(16);
const told: Told = {
  seed: "f2a0e55e9f350cdd336d2d5147e5da5c6dbfe0710dfdb1dea0880d0478f18eb4",
  commitment: "60d10f80737110e1aff42f71da6063c7518c77e864abb6cf3d5688ed8dcd892f",
  origin: { kind: "agreed", secret, contributions: [first, null, second] },
};
const noted = { commitment: told.commitment, contributions: { 0: first } };
const other = "00".repeat(16);

function verdict(findings: readonly Finding[]): Record<string, boolean | null> {
  return Object.fromEntries(findings.map(({ about, right }) => [about, right]));
}

const parts = (contributions: readonly (string | null)[]): Told => ({
  ...told,
  origin: { ...told.origin, contributions },
});

it("finds a seed right that is made of the parts that Python hashes to it", async () => {
  expect(verdict(await checkSeed(told, noted))).toEqual({ secret: true, parts: true, noted: true });
});

it("says what it cannot compare", async () => {
  expect(verdict(await checkSeed(told, undefined))["noted"]).toBeNull();
  expect(verdict(await checkSeed(told, { ...noted, contributions: {} }))["noted"]).toBeNull();
});

it.each([
  ["another secret", { ...told, origin: { ...told.origin, secret: "00".repeat(32) } }],
  ["another commitment", { ...told, commitment: "00".repeat(32) }],
  ["another seed", { ...told, seed: "00".repeat(32) }],
  ["another contribution", parts([other, null, second])],
  ["swapped seats", parts([second, null, first])],
  ["seats in another order", parts([null, first, second])],
  ["a dropped contribution", parts([first, null, null])],
  ["a dropped seat", parts([first, null])],
  ["digits that are none", parts([`${"6z"}${first.slice(2)}`, null, second])],
])("finds %s", async (_, cheat: Told) => {
  expect(Object.values(verdict(await checkSeed(cheat, undefined)))).toContain(false);
});

it("finds a chain that fits, but not to what this device noted", async () => {
  expect(verdict(await checkSeed(told, { ...noted, contributions: { 0: other } }))["noted"]).toBe(false);
  expect(verdict(await checkSeed(told, { ...noted, contributions: { 1: first } }))["noted"]).toBe(false);
  expect(verdict(await checkSeed(told, { ...noted, commitment: "00".repeat(32) }))["noted"]).toBe(false);
});

it("checks a seed that was not agreed on against its own hash", async () => {
  const alone: Told = {
    seed: "00".repeat(32),
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    origin: { kind: "drawn" },
  };
  expect(verdict(await checkSeed(alone, undefined))).toEqual({ seed: true });
  expect(verdict(await checkSeed({ ...alone, seed: "01".repeat(32) }, undefined))).toEqual({ seed: false });
  expect(verdict(await checkSeed(alone, noted))).toEqual({ seed: true, noted: false });
});
