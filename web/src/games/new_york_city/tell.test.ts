import { expect, test } from "vitest";
import texts from "../../../../src/midtown/games/new_york_city/texts/en.ftl?raw";
import { kinds } from "../../words/kinds";
import { tell } from "./tell";

test("every kind of event is told, and no others", () => {
  expect(Object.keys(tell).sort()).toEqual(kinds(texts, "event").sort());
});
