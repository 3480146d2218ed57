import { expect, it } from "vitest";
import { spoken } from "./spoken";

it("joins sentences and words with one period each", () => {
  expect(spoken("A · Queens", "Worth 6 to the first.", "white lantern")).toBe(
    "A · Queens. Worth 6 to the first. white lantern",
  );
});
