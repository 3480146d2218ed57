import type { GameUi } from "../../table/contract";
import { narrow } from "../../table/wide.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { CLOSING } from "./keys";
import Mine from "./Mine.svelte";
import Options from "./Options.svelte";
import type { CityView } from "./state";
import { about } from "./about";
import { drawsTower } from "./drawn/shared";
import { ON_BOARD } from "./steps";
import { tell } from "./tell";
import { spots } from "./spots";

/** The clause that matters in each phase. */
const CLAUSES: Readonly<Record<string, string>> = {
  start: "N-2.6",
  pick: "N-5.1",
  single: "N-8.2",
  renew_hand: "N-8.1",
  shed: "N-8.5",
  give_up: "N-8.7",
  replace: "N-8.7",
  match: "N-8.8",
  bid: "N-6.1",
  defer: "N-8.18",
  renew_reserve: "N-8.12",
  hire: "N-6.12",
  double: "N-8.19",
  bonus: "N-6.15",
  ride: "N-6.15",
  move: "N-6.18",
  extra: "N-8.21",
  take_back: "N-8.22",
  exchange: "N-6.7",
  team: "N-7.1",
  over: "N-9.1",
};

const ui: GameUi<CityView> = {
  Board,
  Mine,
  Counts,
  Options,
  alone: { players: 2, options: { toms: { 1: "B4" } }, automatic: [1] },
  get onBoard() {
    return narrow.current ? [...ON_BOARD, ...CLOSING] : ON_BOARD;
  },
  drawsTower,
  stakes: ["pass", "give_up", "forgo", "finish_bid"],
  about,
  spots,
  points: (view, seat) => view.shown.points[seat] ?? 0,
  prompt: (view, narrator) => {
    const { phase, bidding, hire_limit } = view.state;
    const given = {
      bidding: narrator.thing("bidding", bidding),
      limit: hire_limit,
      bid: view.state.bid[view.seat ?? 0] ?? 0,
      stands: narrator.text(`web-${view.shown.standing[view.seat ?? 0] ?? "none"}`),
    };
    const asked = view.choices.some(({ kind }) => kind === "take_back") ? "taking-back" : phase.replaceAll("_", "-");
    return narrator.attempt(`web-prompt-${asked}`, given) ?? narrator.thing("phase", phase);
  },
  clause: (view) => CLAUSES[view.state.phase] ?? "N-4.1",
  tell,
};

export default ui;
