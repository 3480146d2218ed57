/** How the events of Fifth Avenue are told on the board. */
import type { Event, Flight, GameUi, Telling } from "../../table/contract";
import { pieceOf } from "./names";
import type { AvenueView, Business, Color, Commissioner, District, Plot, Rank, Suit } from "./state";
import { tiles } from "./tiles";

type Tell = (event: Event, view: AvenueView) => Telling;

const MARKET = ["state.row", "state.taken", "state.phase", "state.placed", "state.park_businesses"];
const CARDS = [
  "state.top",
  "state.stack_size",
  "state.returned",
  "state.picked",
  "state.hand",
  "state.hand_size",
  "shown.hand_size",
  "shown.stacks",
];
const BLACK = [
  "state.black_size",
  "state.black_returned",
  "state.hand",
  "state.hand_size",
  "shown.hand_size",
  "shown.stacks",
];
const POINTS = ["state.points", "shown.points", "shown.points_if_ended"];
const SUPPLIES = ["state.supply", "state.general_supply"];
const BIDS = [
  "state.bid",
  "state.bid_black",
  "state.bid_color",
  "state.bid_total",
  "state.highest",
  "state.bidding",
  "shown.leader",
  "shown.limits",
  "shown.own_bid",
];
const LAID = [
  "state.laid",
  "state.laid_black",
  "state.laid_color",
  "state.laid_total",
  "shown.own_bid",
  "state.hand",
  "state.hand_size",
];
const ALEA = ["state.alea", "state.alea_cards", "state.alea_supply"];
const WORTH = ["shown.worth", "shown.district_points"];
const MAP = ["state.skyscrapers", "state.builder", "state.businesses", "state.closed", "shown.stops_left", ...WORTH];

const started: Tell = ({ district, plot, seat }) => ({
  shows: ["state.skyscrapers", "state.builder", "shown.district_points", ...SUPPLIES],
  flies: [flight(pieceOf.supply(Number(seat)), pieceOf.towers(district as District, plot as Plot))],
});

const tookSkyscrapers: Tell = ({ seat }) => ({
  shows: SUPPLIES,
  flies: [{ to: pieceOf.supply(Number(seat)), how: "turn" }],
});

const tookBusiness: Tell = ({ business }, { state }) => {
  const set = state.row.find((tiles_) => tiles(tiles_).length > 0);
  const from = pieceOf.offer(business as Business, set?.[business as Business] ?? 0);
  return { shows: ["state.row", "state.taken", "state.phase"], flies: [flight(from, pieceOf.taken)] };
};

/** It comes from the hand of whoever took it, to be the last sign of its plot. */
const placedBusiness: Tell = ({ district, plot }, { state }) => {
  const nth = tiles(state.businesses[district as District][plot as Plot]).length - 1;
  return {
    shows: ["state.businesses", "state.taken", "state.placed", ...WORTH],
    flies: [flight(pieceOf.taken, pieceOf.sign(district as District, plot as Plot, Math.max(0, nth)))],
  };
};

const wentToPark: Tell = ({ business }, { state }) => {
  const copy = Math.max(0, state.park_businesses[business as Business] - 1);
  return {
    shows: MARKET,
    flies: [flight(pieceOf.offer(business as Business, 0), pieceOf.parkSign(business as Business, copy))],
  };
};

const gainedPoints: Tell = ({ seat }) => ({
  shows: POINTS,
  flies: [{ to: pieceOf.points(Number(seat)), how: "turn" }],
});

const drewBlack: Tell = ({ seat, number }, view) => ({
  shows: BLACK,
  flies: [flight(pieceOf.black, toHand(view, seat, "black", number))],
});

const tookCard: Tell = ({ seat, color, number }, view) => ({
  shows: CARDS,
  flies: [flight(pieceOf.top(color as Color), toHand(view, seat, color as Suit, number))],
});

const cardShowed: Tell = ({ color }) => ({ shows: CARDS, flies: [{ to: pieceOf.top(color as Color), how: "turn" }] });

const moved: Tell = ({ commissioner }) => {
  const walker = pieceOf.commissioner(commissioner as Commissioner);
  return { shows: [`state.commissioner.${commissioner}`], flies: [flight(walker, walker, "walk")] };
};

const marked: Tell = ({ commissioner, district }) => ({
  shows: [`state.markers.${commissioner}.${district}`],
  flies: [{ to: pieceOf.marker(commissioner as Commissioner, district as District), how: "land" }],
});

const auctionBegan: Tell = () => ({
  shows: [
    "state.auction",
    "state.auctioneer",
    "state.phase",
    "state.markers",
    "shown.lots",
    "shown.bidders",
    "turn",
    "state.mover",
    ...BIDS,
    ...ALEA,
  ],
  flies: [{ to: pieceOf.lot, how: "land" }],
});

const bidCards: Tell = ({ seat }) => ({
  shows: [...BIDS, ...LAID, "shown.hand_size"],
  flies: [flight(pieceOf.cards(Number(seat)), pieceOf.bid(Number(seat)))],
});

const bid: Tell = ({ seat }) => ({ shows: BIDS, flies: [{ to: pieceOf.bidder(Number(seat)), how: "turn" }] });

const passed: Tell = ({ seat }) => ({
  shows: [...BIDS, ...LAID, "shown.hand_size"],
  flies: [flight(pieceOf.bid(Number(seat)), pieceOf.cards(Number(seat)))],
});

const won: Tell = ({ seat }) => ({ flies: [{ to: pieceOf.bidder(Number(seat)), how: "turn" }] });

/** The storeys that are new, from below. */
function storeys(of: (nth: number) => string, all: number, added: number): Flight[] {
  return Array.from({ length: added }, (_, i) => ({ to: of(all - added + i), how: "land" as const }));
}

const built: Tell = ({ district, plot, skyscrapers }, { state }) => {
  const all = state.skyscrapers[district as District][plot as Color];
  const of = (nth: number) => pieceOf.storey(district as District, plot as Plot, nth);
  return {
    shows: ["state.skyscrapers", "state.builder", "shown.district_points", ...SUPPLIES],
    flies: storeys(of, all, Number(skyscrapers)),
  };
};

const builtInPark: Tell = ({ seat, skyscrapers }, { state }) => ({
  shows: ["state.park_skyscrapers", ...SUPPLIES],
  flies: storeys(
    (nth) => pieceOf.parkStorey(Number(seat), nth),
    state.park_skyscrapers[Number(seat)]!,
    Number(skyscrapers),
  ),
});

const closed: Tell = ({ district }) => ({
  shows: MAP,
  flies: [{ to: pieceOf.closed(district as District), how: "turn" }],
});

const markerReturned: Tell = ({ commissioner, district }) => ({ shows: [`state.markers.${commissioner}.${district}`] });

const aleaDrew: Tell = () => ({ shows: ["state.alea_cards"], flies: [flight(pieceOf.black, pieceOf.bid("alea"))] });

const aleaBids: Tell = () => ({ shows: ["state.alea", "state.highest", "shown.leader"], at: pieceOf.bidder("alea") });

const aleaWon: Tell = () => ({ at: pieceOf.bidder("alea") });

const aleaCompared: Tell = () => ({ flies: [{ to: pieceOf.bidder("alea") }] });

const aleaDecides: Tell = () => ({ at: pieceOf.lot });

const aleaBuilt: Tell = ({ district, plot }) => ({
  shows: ["state.skyscrapers", "state.builder", "shown.district_points", "state.alea_supply"],
  flies: [{ to: pieceOf.towers(district as District, plot as Plot), how: "land" }],
  at: pieceOf.plot(district as District, plot as Plot),
});

const finalDistrict: Tell = ({ seat, district }) => ({
  shows: POINTS,
  flies: [flight(pieceOf.district(district as District), pieceOf.points(Number(seat)))],
});

const parkTurnedUp: Tell = ({ business }) => ({
  shows: ["state.turned_up", "state.park_businesses"],
  flies: [{ to: pieceOf.turnedUp(business as Business, 0), how: "turn" }],
});

const parkPoints: Tell = ({ seat }) => ({
  shows: POINTS,
  flies: [flight(pieceOf.park, pieceOf.points(Number(seat)))],
});

function flight(from: string, to: string, how: Flight["how"] = "fly"): Flight {
  return { from, to, how };
}

/** A card goes into the viewer's own hand, or to the count beside another player's name. */
function toHand(view: AvenueView, seat: number | null, suit: Suit, rank: unknown): string {
  return seat === view.seat && typeof rank === "string"
    ? pieceOf.card(suit, rank as Rank)
    : pieceOf.cards(Number(seat));
}

export const tell: GameUi<AvenueView>["tell"] = {
  started,
  took_skyscrapers: tookSkyscrapers,
  took_business: tookBusiness,
  placed_business: placedBusiness,
  went_to_park: wentToPark,
  special_scoring: gainedPoints,
  drew_black: drewBlack,
  black_reshuffled: () => ({ shows: BLACK, flies: [{ to: pieceOf.black, how: "turn" }] }),
  black_empty: () => ({ shows: BLACK, flies: [{ to: pieceOf.black, how: "turn" }] }),
  scored_district: ({ district }) => ({ flies: [{ to: pieceOf.district(district as District), how: "turn" }] }),
  got_points: gainedPoints,
  took_card: tookCard,
  card_showed: cardShowed,
  moved,
  marked,
  auction_began: auctionBegan,
  bid_cards: bidCards,
  bid,
  passed,
  won,
  nobody_bid: () => ({ at: pieceOf.lot }),
  built,
  built_in_park: builtInPark,
  built_nothing: () => ({ at: pieceOf.lot }),
  stop_declared: ({ district }) => ({ flies: [{ to: pieceOf.district(district as District), how: "turn" }] }),
  closed,
  marker_returned: markerReturned,
  alea_drew: aleaDrew,
  alea_leads: aleaBids,
  alea_too_low: aleaBids,
  alea_without_cards: aleaBids,
  alea_overbid: aleaBids,
  alea_won: aleaWon,
  alea_compared: aleaCompared,
  alea_one_best: aleaDecides,
  alea_tied_best: aleaDecides,
  alea_short: aleaDecides,
  alea_built: aleaBuilt,
  alea_stopped: aleaDecides,
  alea_left_park: aleaDecides,
  final_district: finalDistrict,
  park_turned_up: parkTurnedUp,
  park_points: parkPoints,
};
