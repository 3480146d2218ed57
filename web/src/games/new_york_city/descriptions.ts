/** What is said about characters, cards and boroughs. */
import type { Narrator } from "../../words/narrator";
import type { TooltipText } from "../../table/tooltip.svelte";
import { setOf } from "./faces";
import { printedOn } from "./printed";
import { ranking, tilesAt, tileValue } from "./selectors";
import { BOROUGHS, LANTERNS, type Borough, type Card, type Character, type CityView, type State } from "./state";

/** The short line on the tile. */
export function lineOf(character: Character, state: State, narrator: Narrator): string {
  const set = setOf(character, state);
  return set ? narrator.text("web-line-set", { points: set.points }) : narrator.text(`web-line-${character}`);
}

export function characterWords(character: Character, state: State, narrator: Narrator): TooltipText {
  const value = state.value[character] ?? 0;
  const lines = [abilityOf(character, state, narrator), narrator.text(`web-when-${printedOn(character).when}.about`)];
  return { title: narrator.text("web-character", { character: narrator.thing("character", character), value }), lines };
}

/** The ability in full; what depends on the box in use is named. */
export function abilityOf(character: Character, state: State, narrator: Narrator): string {
  const set = setOf(character, state);
  const { lantern } = printedOn(character);
  const said =
    narrator.attempt(`web-ability-${character}-${state.edition}`) ?? narrator.text(`character-${character}.ability`);
  if (set) {
    const pieces = set.signs.map((sign) => narrator.text(`web-piece-${sign.replaceAll("_", "-")}`)).join(" + ");
    return narrator.text("web-ability-set", { pieces, points: set.points });
  }
  if (!lantern) return said;
  const places = BOROUGHS.filter((borough) => state.lanterns[lantern][borough] > 0);
  return `${said} (${places.map((borough) => narrator.thing("borough", borough)).join(", ")})`;
}

export function cardWords(card: Card, narrator: Narrator): TooltipText {
  return { title: narrator.thing("card", card), lines: [narrator.text(`web-about-${card}`)] };
}

/** What a borough is worth, who stands there in which order, and its lanterns. */
export function boroughWords(view: CityView, borough: Borough, narrator: Narrator): TooltipText {
  const { state, shown } = view;
  const tiles = tilesAt(state, borough).map((tile) => tileValue(state, tile));
  const sum = [state.base[borough], ...tiles].join(" + ");
  const ranked = ranking(view, borough).map(({ seat, count }, i) => {
    const name = seat === null ? narrator.text("board-neutral") : narrator.name(seat);
    return `${i + 1}. ${name} ${count}`;
  });
  const lanterns = LANTERNS.filter((lantern) => state.lanterns[lantern][borough] > 0);
  return {
    title: `${narrator.thing("letter", state.sequence[borough])} · ${narrator.thing("borough", borough)}`,
    lines: [
      narrator.text("web-worth", { worth: shown.worth[borough], sum }),
      ranked.join(" · ") || narrator.text("web-empty"),
      lanterns.map((lantern) => narrator.text(`web-lantern-${lantern}`)).join(", "),
    ].filter((line) => line !== ""),
  };
}
