/** How the events of New York City are told on the board. */
import type { Event, Flight, GameUi, Telling } from "../../table/contract";
import type { CityView, State } from "./state";

type Tell = (event: Event, view: CityView) => Telling;

/** A hand is shown open to its owner only; of others one sees how many cards they hold. */
function hand({ seat }: Event, card: Event[string] | undefined, view: CityView): string {
  return seat === view.seat ? `hand:${card}` : `cards:${seat}`;
}

const pair = ({ card, half }: Event): string => `pair:${card}:${half}`;

const HANDS = ["state.hand", "state.hand_size"];
const BID = ["state.bid", "shown.standing", "shown.reach"];
const PILES = ["state.discards", "shown.draw_pile"];
const STANDING = ["state.skyscrapers", "shown.ranking", "shown.pays", "shown.points"];

function fly(from: string | undefined, to: string, how?: Flight["how"]): Flight {
  return { to, ...(from === undefined ? {} : { from }), ...(how ? { how } : {}) };
}

/** Shows parts of the table, with a flight if one is given. */
const shows =
  (paths: readonly string[], flight?: (event: Event, view: CityView) => Flight | undefined): Tell =>
  (event, view) => {
    const flies = flight?.(event, view);
    return { shows: paths, ...(flies ? { flies: [flies] } : {}) };
  };

/** Tom's step with a caption beside the piece it is about. */
const caption =
  (at: (event: Event, view: CityView) => string, tell: Tell = () => ({})): Tell =>
  (event, view) => ({ ...tell(event, view), at: at(event, view) });

const link = (state: State, a: unknown, b: unknown): number =>
  state.links.findIndex((ends) => ends.includes(a as "bronx") && ends.includes(b as "bronx"));

const drew = shows([...HANDS, "shown.draw_pile"], (event, view) =>
  fly("deck", hand(event, event["card"], view), "turn"),
);
const played = shows(["state.played", ...BID, "state.supply", ...HANDS], (event, view) =>
  fly(hand(event, event["card"], view), `bid:${event.seat}:${event["card"]}`),
);
const gained = shows(["shown.points", "state.points"], ({ seat }) => fly(undefined, `points:${seat}`));
const moved = shows(["state.press", "state.height", "shown.press_order", "shown.ranking", "shown.pays"], ({ seat }) =>
  fly(`press:${seat}`, `press:${seat}`),
);
const built = shows([...STANDING, "state.board", "state.neutral"], ({ seat, borough }) =>
  fly(undefined, `newest:${borough}:${seat}`, "rise"),
);
const toReserve = shows(["state.reserve", "state.reserve_size", "shown.draw_pile"], ({ seat, card }) =>
  fly("deck", `reserve:${seat}:${card}`, "turn"),
);
const discarded = shows(["state.discards", "state.supply", ...HANDS], (event, view) =>
  fly(hand(event, event["card"], view), "discards"),
);
const fromReserve = (to: (event: Event, view: CityView) => string): Tell =>
  shows(["state.reserve", "state.discards", "state.played", ...BID, ...HANDS], (event, view) =>
    fly(`reserve:${event.seat}:${event["card"]}`, to(event, view)),
  );

const tookPair: Tell = (event, view) => ({
  shows: ["state.pairs", ...HANDS],
  flies: [event["card"], event["half"]].map((card) => fly(pair(event), hand(event, card, view))),
});

const placedTile: Tell = ({ seat, tile, origin, borough }, { state }) => {
  const ridden = link(state, origin, borough);
  return {
    shows: ["state.tiles", "state.vessels", "shown.worth", "shown.pays", "shown.points"],
    flies: [fly(`tile:${tile}`, `tile:${tile}`), fly(`vessel:${ridden}`, `vessel:${ridden}`)],
    ...(state.tom[Number(seat)] === "person" ? {} : { at: `tile:${tile}` }),
  };
};

const hired: Tell = ({ seat, character }) => ({
  shows: [`state.characters.${seat}`, "shown.points"],
  flies: [fly(`office:${character}`, `character:${seat}:${character}`)],
});

const bids = (event: Event) => `bid:${event.seat}`;
const supply = (event: Event) => `supply:${event.seat}:${event["card"]}`;
const towards = ({ borough }: Event) => `land:${borough}`;

export const tell: GameUi<CityView>["tell"] = {
  took_start: shows(["state.start_pairs", "state.characters"], ({ seat, character }) =>
    fly(`start:${character}`, `character:${seat}:${character}`),
  ),
  round_began: shows(["state.mayor", "state.rounds_played", "shown.round", "state.used", "state.bidding"], () =>
    fly("mayor", "mayor"),
  ),
  tile_revealed: shows(["state.tiles"], ({ tile }) => fly(undefined, `tile:${tile}`, "turn")),
  deck_renewed: shows(PILES, () => fly("discards", "deck")),
  drew,
  reserve_filled: toReserve,
  took_pair: tookPair,
  used: shows(["state.used", "state.dollars"], ({ seat, character }) =>
    fly(`dollars:${seat}`, `coins:${seat}:${character}`),
  ),
  gained,
  discarded,
  discarded_pair: shows(["state.pairs", "state.discards"], (event) => fly(pair(event), "discards")),
  took_dollars: shows(["state.dollars", "shown.points"], ({ seat }) => fly(undefined, `dollars:${seat}`)),
  gave_up: shows(["state.characters", "state.used", "shown.points"]),
  hired,
  revealed_character: shows(["state.row"], ({ character }) => fly(undefined, `office:${character}`, "turn")),
  took_equal: fromReserve((event, view) => hand(event, event["card"], view)),
  replaced_neutral: built,
  discarded_reserve: fromReserve(() => "discards"),
  played,
  stepped_back: moved,
  played_reserve: fromReserve(({ seat, card }) => `bid:${seat}:${card}`),
  swapped: (event, view) => ({
    shows: ["state.reserve", ...HANDS],
    flies: [
      fly(hand(event, event["card"], view), `reserve:${event.seat}:${event["card"]}`),
      fly(`reserve:${event.seat}:${event["reserve"]}`, hand(event, event["reserve"], view)),
    ],
  }),
  passed: shows(["state.step", "state.order"], (event) => fly(undefined, bids(event))),
  bid: shows([...BID, "state.step", "state.order"], (event) => fly(undefined, bids(event))),
  raised: shows([...BID], (event) => fly(undefined, bids(event))),
  bidding_began: shows([
    "state.bidding",
    "state.phase",
    "state.pairs",
    "state.played",
    ...BID,
    "state.starter",
    "shown.bidders",
    "state.order",
    "state.step",
    "state.winner",
    "state.runner_up",
  ]),
  won: shows(["state.winner", "state.runner_up"], (event) => fly(undefined, bids(event))),
  nobody_bid: shows(["state.winner"]),
  advanced: moved,
  took_skyscrapers: shows(["state.board", "shown.points"], ({ seat }) => fly(undefined, `board:${seat}`, "rise")),
  nothing_to_hire: shows([]),
  placed_tile: placedTile,
  forwent: shows(["state.tiles"]),
  built,
  moved: shows(STANDING, ({ seat, origin, borough }) => fly(`tower:${origin}:${seat}`, `tower:${borough}:${seat}`)),
  took_back: shows(["state.played", ...HANDS], (event, view) =>
    fly(`bid:${event.seat}:${event["card"]}`, hand(event, event["card"], view)),
  ),
  statue: shows(["state.statue", "shown.points"], ({ seat }) => fly("statue", `points:${seat}`)),
  hand_discarded: shows([...HANDS, "state.discards"], ({ seat }) => fly(`cards:${seat}`, "discards")),
  game_ended: shows(["over", "scores", "winners", "shown"]),
  left_over: shows(["state.pairs", "state.discards"], (event) => fly(pair(event), "discards")),
  tom_took_pair: caption(
    ({ seat }) => `supply:${seat}`,
    shows(["state.pairs", "state.supply"], (event) => fly(pair(event), supply(event))),
  ),
  tom_drew: shows(PILES, () => fly(undefined, "deck")),
  tom_played_at_once: caption(
    bids,
    shows(["state.played", "shown.draw_pile"], (event) => fly("deck", `bid:${event.seat}:${event["card"]}`, "turn")),
  ),
  // Every card of his level comes so: no caption, or one would wait for a quarter of a minute.
  tom_kept: shows(["state.supply", "shown.draw_pile"], (event) => fly("deck", supply(event), "turn")),
  tom_discarded: caption(
    () => "discards",
    shows(PILES, () => fly("deck", "discards", "turn")),
  ),
  tom_played: caption(
    bids,
    shows(["state.played", "state.supply", ...BID], (event) =>
      fly(supply(event), `bid:${event.seat}:${event["card"]}`),
    ),
  ),
  tom_rival: caption(({ rival }) => `bid:${rival}`),
  tom_added: caption(bids, shows(["state.played", "state.supply", ...BID])),
  tom_added_for_second: caption(bids, shows(["state.played", "state.supply", ...BID])),
  tom_leads: caption(bids, shows(BID)),
  tom_cannot_lead: caption(bids, shows(BID)),
  tom_skipped: caption(bids, shows(["state.step", "state.order"])),
  tom_paired_wilds: caption(bids, shows(["state.played", "state.supply", ...BID])),
  tom_all_wilds: caption(bids, shows(["state.played", "state.supply", ...BID])),
  tom_row: caption(({ worth }) => `floor:${worth}`),
  tom_borough: caption(towards),
  tom_chose_fewest: caption(towards),
  tom_chose_letter: caption(towards),
  tom_vessel: caption(({ origin }) => `land:${origin}`),
  tom_chose_vessel: caption(({ origin }) => `land:${origin}`),
  tom_higher_tile: caption(({ tile }) => `tile:${tile}`),
  tom_full: caption(towards),
};
