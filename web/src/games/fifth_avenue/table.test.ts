import { expect, test } from "vitest";
import type { Choice } from "../../table/contract";
import { aleaCards, bidders, laidCards, openCards, total } from "./bids";
import { districtForm, offered, plotForm } from "./choices";
import { BUSINESSES, COLORS, COMMISSIONERS, DISTRICTS, NUMBERS, PLOTS, type AvenueView, type State } from "./state";

function each<K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;
}

const NO_CARDS = Array.from({ length: 12 }, () => 0);
const none = () => each(NUMBERS, () => 0);

/** An empty table for two, with whatever a test puts on it. */
function table(state: Partial<State>, choices: readonly Choice[] = []): AvenueView {
  const empty = {
    board: "front",
    phase: "choose",
    skyscrapers: each(DISTRICTS, () => each(COLORS, () => 0)),
    builder: each(DISTRICTS, () => each(COLORS, () => "nobody")),
    businesses: each(DISTRICTS, () => each(PLOTS, () => each(BUSINESSES, () => 0))),
    markers: each(COMMISSIONERS, () => each(DISTRICTS, () => 0)),
    auction: "city_hall",
    auctioneer: "white",
    bid: [NO_CARDS, NO_CARDS],
    bid_black: [none(), none()],
    bid_color: ["orange", "orange"],
    bid_total: [0, 0],
    laid: [NO_CARDS, null],
    laid_black: [none(), null],
    laid_color: ["orange", null],
    laid_total: [0, null],
  };
  return {
    players: 2,
    seat: 0,
    choices,
    state: { ...empty, ...state },
  } as unknown as AvenueView;
}

test("a bid lists coloured cards as laid, then black ones", () => {
  const view = table({
    bid: [[6, 4, ...NO_CARDS.slice(2)], NO_CARDS],
    bid_color: ["green", "orange"],
    bid_black: [{ four: 0, five: 1, six: 0 }, none()],
  });
  const cards = openCards(view, 0);
  expect(cards.map(({ suit, value }) => `${suit} ${value}`)).toEqual(["green 6", "green 4", "black 5"]);
  expect(total(cards)).toBe(15);
  expect(laidCards(view)).toEqual([]);
});

test("cards that are only laid show the viewer's own plot, unless a bid already does", () => {
  const laying = { laid_color: ["violet", null], laid_total: [5, null] } as Partial<State>;
  expect(bidders(table(laying), "violet")).toEqual([0]);
  expect(bidders(table({ ...laying, bid_total: [9, 0], bid_color: ["green", "orange"] }), "violet")).toEqual([]);
  expect(bidders(table({ bid_total: [9, 10], bid_color: ["green", "green"] }), "green")).toEqual([0, 1]);
});

test("a choice belongs to a piece when all arguments agree", () => {
  const choices = [
    { id: 1, kind: "score", district: "west_34" },
    { id: 2, kind: "score", district: "east_34" },
  ];
  const view = table({}, choices);
  expect(offered(view, { kind: "score", district: "east_34" })?.id).toBe(2);
  expect(offered(view, { kind: "score", district: "west_52" })).toBeUndefined();
  expect(districtForm(view, "west_52")).toEqual({ kind: "score", district: "west_52" });
  expect(districtForm(table({}), "west_52")).toBeNull();
});

test("pressing a plot means what the phase is about", () => {
  const choices = [{ id: 1, kind: "any" }];
  expect(plotForm(table({ phase: "start" }, choices), "west_34", "gray")?.kind).toBe("start");
  expect(plotForm(table({ phase: "start" }, choices), "west_34", "dashed")).toBeNull();
  expect(plotForm(table({ phase: "business" }, choices), "west_34", "dashed")?.kind).toBe("place_business");
  expect(plotForm(table({ phase: "move" }, choices), "west_34", "gray")).toBeNull();
});

test("Alea's cards are those on the table, or the one of the event that is played", () => {
  const drew = { kind: "alea_drew", seat: null, number: "five" };
  expect(aleaCards(table({ alea_cards: { four: 1, five: 0, six: 1 } }), drew).map(({ value }) => value)).toEqual([
    4, 6,
  ]);
  expect(aleaCards(table({ alea_cards: none() }), drew)).toEqual([{ suit: "black", value: 5 }]);
  expect(aleaCards(table({ alea_cards: none() }), null)).toEqual([]);
});
