import type { GameUi } from "../../table/contract";
import type { Narrator } from "../../words/narrator";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Keys from "./Keys.svelte";
import Mine from "./Mine.svelte";
import { drawsTower } from "./shared";
import { BUSINESSES, COLORS, type AvenueView } from "./state";
import { spots } from "./spots";
import { tell } from "./tell";

/** The clause that matters in each phase. */
const CLAUSES: Readonly<Record<AvenueView["state"]["phase"], string>> = {
  start: "F-2.5",
  choose: "F-3.1",
  business: "F-4.2",
  cards: "F-3.6",
  move: "F-5.1",
  bid: "F-7.2",
  build: "F-7.7",
  over: "F-10.1",
};

function prompt({ state }: AvenueView, narrator: Narrator): string {
  const place = narrator.thing("place", state.auction);
  switch (state.phase) {
    case "choose":
      return narrator.text("web-choose");
    case "business":
      return narrator.text("web-place", { business: narrator.thing("business", taken(state)) });
    case "cards":
      return narrator.text(COLORS.some((color) => state.picked[color] > 0) ? "web-cards-second" : "web-cards-first");
    case "move":
      return narrator.text(state.part === 1 ? "web-extra-move" : "web-move");
    case "bid":
      return narrator.text(state.highest > 0 ? "web-raise" : "web-open-bid", { place, highest: state.highest });
    case "build":
      return narrator.text("web-build", { place });
    default:
      return narrator.thing("phase", state.phase);
  }
}

function taken(state: AvenueView["state"]): string {
  return BUSINESSES.find((business) => state.taken[business] > 0) ?? BUSINESSES[0];
}

const ui: GameUi<AvenueView> = {
  Board,
  Mine,
  Counts,
  Keys,
  drawsTower,
  onBoard: [
    "start",
    "take_skyscrapers",
    "take_business",
    "place_business",
    "take_black",
    "score",
    "take_card",
    "move",
    "lay",
    "declare",
  ],
  stakes: ["pass", "declare", "score", "stop"],
  points: (view, seat) => view.shown.points[seat] ?? 0,
  prompt,
  clause: ({ state }) => (state.phase === "bid" && state.auction === "central_park" ? "F-8.5" : CLAUSES[state.phase]),
  spots,
  tell,
};

export default ui;
