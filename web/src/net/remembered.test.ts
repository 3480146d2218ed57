import { afterEach, expect, it, vi } from "vitest";
import { remembered } from "./remembered";

afterEach(() => vi.unstubAllGlobals());

it("remembers in the browser", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  expect(remembered.get("light")).toBeNull();
  remembered.set("light", "night");
  expect([remembered.get("light"), kept.get("light")]).toEqual(["night", "night"]);
});

it("remembers for itself where the browser may not", () => {
  const denied = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  remembered.set("language", "de");
  expect(remembered.get("language")).toBe("de");
});
