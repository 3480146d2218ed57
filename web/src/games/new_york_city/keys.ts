/** On a phone: what can be done without looking for a piece, as keys under the thumb. */
import type { Choice, Play } from "../../table/contract";
import type { ThumbKey } from "../../table/thumbKey";
import type { CityView } from "./state";

/** What ends a bid or leaves something be; on a wide table these are buttons of the prompt line. */
export const CLOSING: readonly string[] = ["finish_bid", "pass", "forgo", "done"];
const PAIRS: readonly string[] = ["pair", "pair_with_wild"];

/** The keys of the moment; none where everything is chosen on the board. `onpairs` shows the pairs. */
export function keysOf(view: CityView, play: Play, onpairs: () => void): ThumbKey[] {
  if (view.choices.length === 0 || view.seat !== view.turn) return [];
  return view.state.phase === "bid" ? bidKeys(view, play, onpairs) : of(view, CLOSING).map((each) => closing(each, play));
}

function bidKeys(view: CityView, play: Play, onpairs: () => void): ThumbKey[] {
  const { bidding } = view.state;
  const text = (key: string) => play.narrator.text(key);
  const [end] = of(view, CLOSING);
  const pairs = of(view, PAIRS);
  const add = (kind: string, title: string): ThumbKey => {
    const [choice] = of(view, [kind]);
    const why = () => play.ask({ kind });
    return { id: kind, title, choice, why, label: choice ? play.narrator.action(choice) : title };
  };
  return [
    add("play", text(`web-stop-${bidding}`)),
    add("add_wild", text("web-card-wild")),
    {
      id: "pairs",
      title: text("web-key-pairs"),
      note: text("web-key-pairs-note"),
      press: pairs.length > 0 ? onpairs : undefined,
      why: () => play.ask({ kind: "pair", card: bidding === "press" ? "dollar" : "press" }),
    },
    end ? closing(end, play) : { id: "pass", title: text("web-key-pass"), why: () => play.ask({ kind: "pass" }) },
  ];
}

/** One key for each card of which two make a pair, alone or with a Wild. */
export function pairKeys(view: CityView, play: Play): ThumbKey[] {
  return of(view, PAIRS).map((choice) => ({
    id: `${choice.kind}:${choice["card"]}`,
    title: play.narrator.text(`web-card-${choice["card"]}`),
    note: choice.kind === "pair" ? "× 2" : `+ ${play.narrator.text("web-card-wild")}`,
    choice,
    label: play.narrator.action(choice),
  }));
}

function closing(choice: Choice, play: Play): ThumbKey {
  const title = play.narrator.text(`web-key-${choice.kind.replaceAll("_", "-")}`);
  return { id: choice.kind, title, choice, label: play.narrator.action(choice) };
}

function of(view: CityView, kinds: readonly string[]): Choice[] {
  return view.choices.filter(({ kind }) => kinds.includes(kind));
}
