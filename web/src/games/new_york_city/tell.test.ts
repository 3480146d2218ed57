import { expect, test } from "vitest";
import narrate from "../../../../src/midtown/games/new_york_city/narrate.py?raw";
import { tell } from "./tell";

test("every kind of event is told, and no others", () => {
  const [, body] = /class Event\(IntEnum\):\n((?: {4}\w+ = \d+\n)+)/.exec(narrate) ?? [];
  const kinds = [...(body ?? "").matchAll(/(\w+) = /g)].map(([, name]) => name!.toLowerCase());
  expect(kinds.length).toBeGreaterThan(60);
  expect(Object.keys(tell).sort()).toEqual(kinds.sort());
});
