import type { GameUi } from "../../table/contract";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import type { SkylineView } from "./state";
import { tell } from "./tell";
import { EMPTY, tableOf } from "./tray";
import { sentence } from "./words";

/** The clause that matters in each phase. */
const CLAUSES: Readonly<Record<string, string>> = {
  take: "S-3.1",
  rolled: "S-3.3",
  building: "S-4.2",
  abandoning: "S-3.5",
  demolishing: "S-3.6",
  demolished: "S-3.6",
  returned: "S-7.2",
  holding: "S-3.7",
  over: "S-6.1",
};

const ui: GameUi<SkylineView> = {
  Board,
  Counts,
  onBoard: [
    "take_yard",
    "take_district",
    "build",
    "abandon",
    "demolish_column",
    "demolish_tile",
    "scrap",
    "return",
    "hold",
    "roll",
    "end_turn",
  ],
  draws: ["sentence"],
  prompt: (view, narrator) => sentence(EMPTY, tableOf(view), narrator) ?? narrator.thing("phase", view.state.phase),
  points: (view, seat) => view.shown.points[seat] ?? 0,
  clause: (view) => CLAUSES[view.state.phase] ?? "S-3.1",
  tell,
};

export default ui;
