import { describe, expect, it } from "vitest";
import { NEUTRAL } from "./printed";
import { presences, stacks, tileValue, vesselsOf } from "./selectors";
import type { CityView, State } from "./state";

const none = { manhattan: 0, bronx: 0, queens: 0, brooklyn: 0, staten_island: 0, jersey_city: 0 };

function view(state: Partial<State>): CityView {
  return { players: 2, state: { neutral: none, ...state } } as CityView;
}

describe("who stands in a borough", () => {
  it("comes ranked, the neutral skyscrapers among them", () => {
    const table = {
      ...view({
        skyscrapers: [
          { ...none, queens: 2 },
          { ...none, queens: 3 },
        ],
        neutral: { ...none, queens: 2 },
      }),
      shown: { ranking: { queens: [1, NEUTRAL, 0], bronx: [] }, pays: { queens: [8, 4, 2], bronx: [] } },
    } as unknown as CityView;
    expect(presences(table, null, "queens")).toEqual([
      { seat: 1, count: 3, extra: 0, pays: 8 },
      { seat: null, count: 2, extra: 0, pays: 4 },
      { seat: 0, count: 2, extra: 0, pays: 2 },
    ]);
    expect(presences(table, null, "bronx")).toEqual([]);
  });
});

describe("the press track", () => {
  it("stacks tokens from the bottom to the top", () => {
    const table = view({ press: [3, 3, 0, 0, 3], height: [1, 0, 0, 0, 2] });
    expect(stacks(table, 5)).toEqual([[], [], [], [1, 0, 4], []]);
  });
});

describe("tiles and vessels", () => {
  it("are found by their place in the tables", () => {
    const tiles = { taxi_low: "gone", taxi_high: "queens" };
    expect(tileValue({ tiles, tile_values: [2, 4] } as unknown as State, "taxi_high")).toBe(4);
    expect(vesselsOf({ vessels: [0, 2, 0, 1] } as unknown as State, 1)).toEqual([1]);
  });
});
