/** What a choice among pairs is about: the cards and characters in it, not its place in the row. */
import type { Narrator } from "../../words/narrator";
import type { About, Choice } from "../../table/contract";
import type { CityView } from "./state";

export function about(choice: Choice, { state }: CityView, narrator: Narrator): About | null {
  const place = Number(choice["place"]);
  const cards = state.pairs[place] ?? [];
  const together = (kind: string, names: readonly string[]) =>
    names.map((name) => narrator.thing(kind, name)).join(" + ");
  const said = (key: string, kind: string, names: readonly string[]) =>
    narrator.text(key, { pieces: together(kind, names) });
  switch (choice.kind) {
    case "pick_start": {
      const pair = state.start_pairs[place] ?? [];
      return { words: said("web-take", "character", pair), pieces: pair.map((name) => `start:${name}`) };
    }
    case "take_pair":
      return { words: said("web-take", "card", cards), pieces: [`pair:${cards.join(":")}`] };
    case "take_single":
      return {
        words: narrator.text("web-take-single", {
          character: narrator.thing("character", "c2"),
          card: narrator.thing("card", cards[Number(choice["side"])] ?? "none"),
          pieces: together("card", cards.filter((card) => card !== "none")),
        }),
      };
    case "discard_pair":
      return { words: said("web-discard", "card", cards), pieces: [`pair:${cards.join(":")}`] };
    default:
      return null;
  }
}
