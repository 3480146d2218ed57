import { describe, expect, it } from "vitest";
import { nearest } from "./arrowKeyFocus";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect;
const field = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)];

describe("walking by arrow keys", () => {
  it("goes to the neighbour", () => {
    expect(nearest(field[1]!, field, [1, 0])).toBe(2);
    expect(nearest(field[1]!, field, [0, 1])).toBe(4);
    expect(nearest(field[4]!, field, [-1, 0])).toBe(3);
  });

  it("takes the nearest where the row is short", () => {
    expect(nearest(field[2]!, field, [0, 1])).toBe(4);
  });

  it("stays at the edge", () => {
    expect(nearest(field[0]!, field, [-1, 0])).toBe(-1);
  });
});
