import { expect, test } from "vitest";
import narrate from "../../../../src/midtown/games/fifth_avenue/narrate.py?raw";
import { tell } from "./tell";

/** What lies on the table before anybody sees it, and what is only said. */
const ONLY_SAID = ["start_business", "dealt", "turn_began", "game_ended"];

test("every kind of event is told, and no others", () => {
  const [, body] = /class Event\(IntEnum\):\n((?: {4}\w+ = \d+\n)+)/.exec(narrate) ?? [];
  const kinds = [...(body ?? "").matchAll(/(\w+) = /g)].map(([, name]) => name!.toLowerCase());
  expect(kinds.length).toBeGreaterThan(40);
  expect(Object.keys(tell).sort()).toEqual(kinds.filter((kind) => !ONLY_SAID.includes(kind)).sort());
});
