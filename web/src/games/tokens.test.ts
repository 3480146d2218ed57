import { expect, test } from "vitest";

const SHEETS = import.meta.glob<string>("./*/tokens.css", { query: "?raw", import: "default", eager: true });

test("no game gives another's color a new value: the sheets of all games lie on one page", () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  expect(Object.keys(SHEETS).length).toBeGreaterThan(2);
  for (const [sheet, css] of Object.entries(SHEETS)) {
    for (const [, token] of css.matchAll(/(--[a-z0-9-]+):/g)) {
      if ((owners.get(token!) ?? sheet) !== sheet) clashes.push(token!);
      owners.set(token!, sheet);
    }
  }
  expect(clashes).toEqual([]);
});
