import { expect, it } from "vitest";
import type { AnyView } from "../table/contract";
import { reveal } from "./reveal";

const view = (state: object) =>
  ({ state, shown: {}, choices: [{ id: 1, kind: "roll" }], undoable: 2 }) as unknown as AnyView;

it("shows only the parts that were named", () => {
  const drawn = view({ yard: { upper: 3 }, columns: [[1], [2]], phase: "take" });
  const next = view({ yard: { upper: 2 }, columns: [[5], [6]], phase: "rolled" });
  const shown = reveal(drawn, next, ["state.yard", "state.columns.1"]);
  expect(shown.state).toEqual({ yard: { upper: 2 }, columns: [[1], [6]], phase: "take" });
});

it("leaves what is drawn untouched and offers nothing on the way", () => {
  const drawn = view({ yard: 1 });
  const shown = reveal(drawn, view({ yard: 2 }), ["state.yard"]);
  expect(drawn.state).toEqual({ yard: 1 });
  expect(shown.choices).toEqual([]);
  expect(shown.undoable).toBe(0);
});

it("takes over what was not there before", () => {
  const shown = reveal(view({}), view({ seen: { number: 4 } }), ["state.seen.number"]);
  expect(shown.state).toEqual({ seen: { number: 4 } });
});
