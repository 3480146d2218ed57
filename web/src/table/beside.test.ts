import { expect, it } from "vitest";
import { placeBeside } from "./beside";

const room = { width: 400, height: 300 };
const caption = { width: 120, height: 40 };

it("stands above a piece, in its middle", () => {
  expect(placeBeside({ x: 150, y: 100, width: 100, height: 50 }, caption, room)).toEqual({ x: 140, y: 52 });
});

it("stands below where there is no room above", () => {
  expect(placeBeside({ x: 150, y: 10, width: 100, height: 50 }, caption, room)).toEqual({ x: 140, y: 68 });
});

it("stands to the right of a panel as high as the window", () => {
  expect(placeBeside({ x: 0, y: 0, width: 200, height: 300 }, caption, room)).toEqual({ x: 208, y: 130 });
});

it("never leaves the window", () => {
  expect(placeBeside({ x: 380, y: 100, width: 20, height: 20 }, caption, room)).toEqual({ x: 272, y: 52 });
});
