import { afterEach, expect, it } from "vitest";
import { language } from "../words/language.svelte";
import { Refusal } from "./http";
import { sentence } from "./refusals";

const table = new Refusal("not_found", "There is no such table.");

afterEach(() => (language.now = "en"));

it("lets the server speak in English", () => {
  expect(sentence(table)).toBe("There is no such table.");
});

it("says in German what the server said in English", () => {
  language.now = "de";
  expect(sentence(table)).toBe("Diesen Tisch gibt es nicht.");
});

it("keeps the details of what has no words of its own", () => {
  language.now = "de";
  expect(sentence(new Refusal("invalid", "Seven is too many."))).toBe("So geht es nicht: Seven is too many.");
  expect(sentence(new Refusal("other", "Never heard of."))).toBe("Never heard of.");
});
