/** What is said about characters, cards and boroughs. */
import type { Voice } from "../../words/voice";
import type { Words } from "./about.svelte";
import { setOf } from "./faces";
import { printedOn } from "./printed";
import { ranking, tilesAt, tileValue } from "./read";
import { BOROUGHS, LANTERNS, type Borough, type Card, type Character, type CityView, type State } from "./state";

/** The short line on the tile. */
export function lineOf(character: Character, state: State, voice: Voice): string {
  const set = setOf(character, state);
  return set ? voice.text("web-line-set", { points: set.points }) : voice.text(`web-line-${character}`);
}

export function characterWords(character: Character, state: State, voice: Voice): Words {
  const value = state.value[character] ?? 0;
  const lines = [abilityOf(character, state, voice), voice.text(`web-when-${printedOn(character).when}.about`)];
  return { title: voice.text("web-character", { character: voice.thing("character", character), value }), lines };
}

/** The ability in full; what depends on the box in use is named. */
export function abilityOf(character: Character, state: State, voice: Voice): string {
  const set = setOf(character, state);
  const { lantern } = printedOn(character);
  const said =
    voice.attempt(`web-ability-${character}-${state.edition}`) ?? voice.text(`character-${character}.ability`);
  if (set) {
    const pieces = set.signs.map((sign) => voice.text(`web-piece-${sign.replaceAll("_", "-")}`)).join(" + ");
    return voice.text("web-ability-set", { pieces, points: set.points });
  }
  if (!lantern) return said;
  const places = BOROUGHS.filter((borough) => state.lanterns[lantern][borough] > 0);
  return `${said} (${places.map((borough) => voice.thing("borough", borough)).join(", ")})`;
}

export function cardWords(card: Card, voice: Voice): Words {
  return { title: voice.thing("card", card), lines: [voice.text(`web-about-${card}`)] };
}

/** What a borough is worth, who stands there in which order, and its lanterns. */
export function boroughWords(view: CityView, borough: Borough, voice: Voice): Words {
  const { state, shown } = view;
  const tiles = tilesAt(state, borough).map((tile) => tileValue(state, tile));
  const sum = [state.base[borough], ...tiles].join(" + ");
  const ranked = ranking(view, borough).map(({ seat, count }, i) => {
    const name = seat === null ? voice.text("board-neutral") : voice.name(seat);
    return `${i + 1}. ${name} ${count}`;
  });
  const lanterns = LANTERNS.filter((lantern) => state.lanterns[lantern][borough] > 0);
  return {
    title: `${voice.thing("letter", state.sequence[borough])} · ${voice.thing("borough", borough)}`,
    lines: [
      voice.text("web-worth", { worth: shown.worth[borough], sum }),
      ranked.join(" · ") || voice.text("web-empty"),
      lanterns.map((lantern) => voice.text(`web-lantern-${lantern}`)).join(", "),
    ].filter((line) => line !== ""),
  };
}
