import { describe, expect, it } from "vitest";
import { ranking, stacks, standing, tileValue, vesselsOf } from "./read";
import type { CityView, State } from "./state";

const none = { manhattan: 0, bronx: 0, queens: 0, brooklyn: 0, staten_island: 0, jersey_city: 0 };

function view(state: Partial<State>): CityView {
  return { players: 2, state: { neutral: none, ...state } } as CityView;
}

describe("who stands in a borough", () => {
  it("is ranked by skyscrapers, and equals by the press track, the neutral token included", () => {
    const table = view({
      skyscrapers: [
        { ...none, queens: 2 },
        { ...none, queens: 3 },
      ],
      neutral: { ...none, queens: 2 },
      press: [4, 0, 0, 0, 8],
      height: [0, 0, 0, 0, 0],
    });
    expect(ranking(table, "queens").map(({ seat }) => seat)).toEqual([1, null, 0]);
    expect(ranking(table, "bronx")).toEqual([]);
  });
});

describe("the press track", () => {
  it("stacks tokens from the bottom to the top", () => {
    const table = view({ press: [3, 3, 0, 0, 3], height: [1, 0, 0, 0, 2] });
    expect(stacks(table, 5)).toEqual([[], [], [], [1, 0, 4], []]);
  });
});

describe("a bid", () => {
  it("leads, ties, trails or is none", () => {
    expect(standing([3, 2, 0], 0)).toBe("leads");
    expect(standing([2, 2, 0], 0)).toBe("ties");
    expect(standing([3, 2, 0], 1)).toBe("trails");
    expect(standing([3, 2, 0], 2)).toBe("none");
  });

  it("can be asked about before it is made", () => {
    expect(standing([3, 2, 0], 1, 4)).toBe("leads");
  });
});

describe("tiles and vessels", () => {
  it("are found by their place in the tables", () => {
    const tiles = { taxi_low: "gone", taxi_high: "queens" };
    expect(tileValue({ tiles, tile_values: [2, 4] } as unknown as State, "taxi_high")).toBe(4);
    expect(vesselsOf({ vessels: [0, 2, 0, 1] } as unknown as State, 1)).toEqual([1]);
  });
});
