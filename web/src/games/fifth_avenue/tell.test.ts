import { expect, test } from "vitest";
import texts from "../../../../src/midtown/games/fifth_avenue/texts/en.ftl?raw";
import { kinds } from "../../words/kinds";
import { tell } from "./tell";

/** What lies on the table before anybody sees it, and what is only said. */
const ONLY_SAID = ["start_business", "dealt", "turn_began", "game_ended"];

test("every kind of event is told, and no others", () => {
  expect([...Object.keys(tell), ...ONLY_SAID].sort()).toEqual(kinds(texts, "event").sort());
});
