/** What is said about characters, cards and boroughs. */
import type { Narrator } from "../../words/narrator";
import type { TooltipText } from "../../table/tooltip.svelte";
import { setOf } from "./faces";
import { printedOn } from "./printed";
import { groups, isTom, presences, tilesAt, tileValue } from "./selectors";
import { BOROUGHS, LANTERNS, type Borough, type Card, type Character, type CityView, type State } from "./state";

/** The pieces of a set, equal ones counted. */
function inWords(signs: readonly string[], narrator: Narrator): string {
  const kinds = [...new Set(signs)].map((sign) => {
    const count = signs.filter((other) => other === sign).length;
    return narrator.text(`web-piece-${sign.replaceAll("_", "-")}`, { count });
  });
  return kinds.join(" + ");
}

/** The name without its number, for places that show the number themselves. */
export function nameOf(character: Character, narrator: Narrator): string {
  return narrator.thing("character", character).replace(/ \(\d+\)$/, "");
}

/** The short line on the tile. */
export function lineOf(character: Character, state: State, narrator: Narrator): string {
  const set = setOf(character, state);
  return set
    ? narrator.text("web-line-set", { pieces: inWords(set.signs, narrator), points: set.points })
    : narrator.text(`web-line-${character}`);
}

export function characterWords(character: Character, state: State, narrator: Narrator): TooltipText {
  const value = state.value[character] ?? 0;
  const lines = [abilityOf(character, state, narrator), narrator.text(`web-when-${printedOn(character).when}.about`)];
  return { title: narrator.text("web-character", { character: narrator.thing("character", character), value }), lines };
}

/** The short line where there may be no table. */
export function castLine(character: Character, state: State | null, narrator: Narrator): string {
  if (state) return lineOf(character, state, narrator);
  return narrator.attempt(`web-line-${character}`) ?? narrator.text(`character-${character}.ability`);
}

/** The ability in full; what depends on the box in use is named. */
export function abilityOf(character: Character, state: State | null, narrator: Narrator): string {
  if (!state) return narrator.text(`character-${character}.ability`);
  const set = setOf(character, state);
  const { lantern } = printedOn(character);
  const said =
    narrator.attempt(`web-ability-${character}-${state.edition}`) ?? narrator.text(`character-${character}.ability`);
  if (set) {
    return narrator.text("web-ability-set", { pieces: inWords(set.signs, narrator), points: set.points });
  }
  if (!lantern) return said;
  const places = BOROUGHS.filter((borough) => state.lanterns[lantern][borough] > 0);
  return `${said} (${places.map((borough) => narrator.thing("borough", borough)).join(", ")})`;
}

export function cardWords(card: Card, narrator: Narrator): TooltipText {
  return { title: narrator.thing("card", card), lines: [narrator.text(`web-about-${card}`)] };
}

/** The cards of a reserve, or of Tom's supply, in words. */
export function inReserve({ state }: CityView, seat: number, narrator: Narrator): string[] {
  const pile = isTom(state, seat) ? "supply" : "reserve";
  return groups(state[pile][seat]).map(({ card, count }) => {
    const cards = narrator.text("web-cards", { card: narrator.thing("card", card), count });
    return `${narrator.text(`board-${pile}`)}: ${cards}`;
  });
}

/** What a borough is worth, who stands there in which order, and its lanterns. */
export function boroughWords(view: CityView, borough: Borough, narrator: Narrator): TooltipText {
  const { state, shown } = view;
  const tiles = tilesAt(state, borough).map((tile) => tileValue(state, tile));
  const sum = [state.base[borough], ...tiles].join(" + ");
  const ranked = presences(view, null, borough).map(({ seat, count, pays }, i) => {
    const player = seat === null ? narrator.text("board-neutral") : narrator.name(seat);
    return narrator.text("web-rank", { rank: i + 1, player, count, pays });
  });
  const lanterns = LANTERNS.filter((lantern) => state.lanterns[lantern][borough] > 0);
  return {
    title: `${narrator.thing("letter", state.sequence[borough])} · ${narrator.thing("borough", borough)}`,
    lines: [
      ranked.join(" · ") || narrator.text("web-empty"),
      narrator.text("web-worth", { worth: shown.worth[borough], sum }),
      state.mayor === borough && state.phase !== "start" && !view.over ? narrator.text("web-mayor-here") : "",
      lanterns.map((lantern) => narrator.text(`web-lantern-${lantern}`)).join(", "),
    ].filter((line) => line !== ""),
  };
}
