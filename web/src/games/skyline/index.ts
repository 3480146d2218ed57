import type { GameUi, Spot } from "../../table/contract";
import Board from "./Board.svelte";
import { drawsTower } from "./shared";
import type { SkylineView } from "./state";
import { pieceOf } from "./names";
import { pointsOf } from "./printed";
import { buildings, type Building } from "./street";
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
  drawsTower,
  prompt: (view, narrator) => sentence(EMPTY, tableOf(view), narrator) ?? narrator.thing("phase", view.state.phase),
  stakes: ["take_district", "demolish_column", "demolish_tile"],
  points: (view, seat) => view.shown.points[seat] ?? 0,
  clause: (view) => CLAUSES[view.state.phase] ?? "S-3.1",
  spots,
  tell,
};

/** The buildings of a height; before the end, one's open low-rise floors count as height 1. */
function spots({ state }: SkylineView, source: string, seat: number): Spot[] {
  const height = Number(source.replace("height_", ""));
  const of = (where: (seat: number, building: Building) => string, all: readonly Building[]) =>
    all.map((building) => ({ piece: where(seat, building), points: pointsOf(height) }));
  const tiles = buildings(state.tiles[seat]!).filter(({ floors }) => floors === height);
  const floors = buildings(state.columns[seat]!).filter((each) => each.rise === "low" && each.floors === 1);
  return [...of(pieceOf.tile, tiles), ...(height === 1 ? of(pieceOf.column, floors) : [])];
}

export default ui;
