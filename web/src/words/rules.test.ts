import { expect, it } from "vitest";
import { rulesPage, withAnchors } from "./rules";

it("lets one go to every clause of a rules page", async () => {
  const html = await rulesPage("skyline", "de");
  expect(html).toContain('<p id="S-3.7"><strong>S-3.7</strong>');
});

it("leaves other paragraphs alone", () => {
  expect(withAnchors("<p><strong>Note</strong> x</p>")).toBe("<p><strong>Note</strong> x</p>");
});
