import { expect, it } from "vitest";
import { language } from "./language.svelte";
import { ago, timeLeft } from "./times";

it("says how long ago something was, in the language of the moment", () => {
  language.now = "en";
  expect(ago(0, 3 * 3_600_000)).toBe("3 hours ago");
  language.now = "de";
  expect(ago(0, 2 * 86_400_000)).toBe("vorgestern");
});

it("shows what a clock has left", () => {
  language.now = "en";
  expect(timeLeft(65_000)).toBe("01:05");
  expect(timeLeft(3_700_000)).toBe("1:01:40");
  expect(timeLeft(3 * 86_400_000)).toBe("3 days");
  expect(timeLeft(3 * 86_400_000 - 4_000)).toBe("3 days");
  expect(timeLeft(2.5 * 86_400_000)).toBe("2 days 12 hr");
  expect(timeLeft(2 * 86_400_000 + 1)).toBe("2 days 1 hr");
  expect(timeLeft(2 * 86_400_000)).toBe("48:00:00");
  language.now = "de";
  expect(timeLeft(2.5 * 86_400_000)).toBe("2 Tage 12 Std.");
  expect(timeLeft(-5)).toBe("00:00");
});
