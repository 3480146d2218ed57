/** How the events of Skyline are told on the board. */
import type { Event, Flight, GameUi, Telling } from "../../table/contract";
import { pieceOf } from "./names";
import type { Rise, SkylineView } from "./state";
import { rolled } from "./street";

type Tell = (event: Event, view: SkylineView) => Telling;

const took: Tell = ({ die }) => ({
  shows: ["state.yard", "state.district"],
  flies: [{ to: pieceOf.yard(String(die)) }],
});

/** Every die of that face tumbles in from the tray of its type. */
const roll: Tell = ({ die, face }, view) => ({
  shows: ["state.active", "state.held", "state.phase"],
  flies: rolled(view.state.active)
    .filter((shown) => shown.die === die && shown.face === face)
    .map((shown): Flight => ({ from: pieceOf.yard(String(die)), to: pieceOf.die("active", shown), how: "tumble" })),
});

/** The floor that completes a building is shown as part of it. */
const build: Tell = ({ seat, die, rise, floors }, view) => ({
  shows:
    count(view.state.columns, seat, rise, floors) > 0 ? [`state.columns.${seat}`, "state.active"] : ["state.active"],
  flies: [
    flight(`active:${die}:${rise}:0`, `top:${seat}:${rise}:${floors}:${last(view.state.columns, seat, rise, floors)}`),
  ],
});

const complete: Tell = ({ seat, rise, height }, view) => ({
  shows: [`state.columns.${seat}`, `state.tiles.${seat}`, "state.active", "state.yard", "shown.points"],
  flies: [{ to: `tile:${seat}:${rise}:${height}:${last(view.state.tiles, seat, rise, height)}`, how: "rise" }],
});

const demolish =
  (place: "columns" | "tiles"): Tell =>
  ({ seat }) => ({ shows: [`state.${place}.${seat}`, "state.yard", "shown.points"] });

const toTray =
  (tray: "yard" | "district"): Tell =>
  ({ die }) => ({ shows: ["state.active", `state.${tray}`], flies: [{ to: `${tray}:${die}` }] });

const hold: Tell = ({ die, face }) => ({
  shows: ["state.active", "state.held"],
  flies: [flight(`active:${die}:${face}:0`, `held:${die}:${face}:0`)],
});

const trays: Tell = () => ({ shows: ["state.active", "state.held", "state.yard", "state.district"] });

function flight(from: string, to: string): Flight {
  return { from, to };
}

/** The newest of several equal buildings. */
function last(places: SkylineView["state"]["columns"], seat: unknown, rise: unknown, floors: unknown): number {
  return Math.max(0, count(places, seat, rise, floors) - 1);
}

function count(places: SkylineView["state"]["columns"], seat: unknown, rise: unknown, floors: unknown): number {
  return places[Number(seat)]?.[rise as Rise][Number(floors)] ?? 0;
}

export const tell: GameUi<SkylineView>["tell"] = {
  took,
  took_district: took,
  rolled: roll,
  built: build,
  completed: complete,
  abandoned: toTray("district"),
  scrapped: toTray("yard"),
  returned: toTray("yard"),
  demolished_column: demolish("columns"),
  demolished_tile: demolish("tiles"),
  held: hold,
  ended_turn: trays,
  restocked: trays,
  small_building: ({ seat }) => ({ shows: [`state.columns.${seat}`, `state.tiles.${seat}`] }),
};
