import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, place, points, range, summed } from "./lines";

const line = (values: number[]) => ({ name: "a", color: "red", dash: "", values });

describe("lines over a match", () => {
  it("hold every value and the range they are asked to hold", () => {
    expect(range([line([10, 20])], 0, 100)).toEqual([0, 100]);
    expect(range([line([-5]), line([120])], 0, 100)).toEqual([-5, 120]);
  });

  it("go from the left to the right and from the bottom to the top", () => {
    expect(place(0, 3, 0, [0, 100])).toEqual({ x: 0, y: HEIGHT });
    expect(place(2, 3, 100, [0, 100])).toEqual({ x: WIDTH, y: 0 });
    expect(points(line([0, 100]), [0, 100])).toBe(`0.0,${HEIGHT}.0 ${WIDTH}.0,0.0`);
  });

  it("stand still where there is one value, or none but one height", () => {
    expect(place(0, 1, 5, [5, 5])).toEqual({ x: 0, y: HEIGHT });
  });

  it("add up from nothing", () => {
    expect(summed([1, -2, 4])).toEqual([0, 1, -1, 3]);
    expect(summed([])).toEqual([0]);
  });
});
