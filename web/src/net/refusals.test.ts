import { afterEach, expect, it } from "vitest";
import { language } from "../words/language.svelte";
import { Refusal } from "./http";
import { sentence, whyOf } from "./refusals";

const table = new Refusal({ id: "no-table", args: {}, code: "not_found", message: "There is no such table." });
const other = new Refusal({ id: "never-heard-of", args: {}, code: "other", message: "Never heard of." });

afterEach(() => (language.now = "en"));

it("says in English what the server says", () => {
  expect(sentence(table)).toBe("There is no such table.");
});

it("says in German what the server said in English", () => {
  language.now = "de";
  expect(sentence(table)).toBe("Diesen Tisch gibt es nicht.");
});

it("says what the sentence is about", () => {
  language.now = "de";
  const args = { bots: "random, greedy" };
  const bot = new Refusal({ id: "bot-unknown", args, code: "invalid", message: "There is no such bot; there are …" });
  expect(sentence(bot)).toBe("Diesen Bot gibt es nicht; es gibt: random, greedy.");
});

it("leaves to the server what it does not know", () => {
  language.now = "de";
  expect(sentence(other)).toBe("Never heard of.");
});

it("names the reason of the rules, so that the table says it in its language", () => {
  const args = { reason: "too_high", clause: "S-4.4" };
  const illegal = new Refusal({ id: "against-the-rules", args, code: "illegal", message: "It is too high." });
  expect(whyOf(illegal)).toEqual(args);
  expect(whyOf(table)).toEqual({ reason: null, clause: null, message: "There is no such table." });
});
