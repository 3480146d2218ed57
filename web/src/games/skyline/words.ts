/** What the tray says: the sentence above the dice, the words of each key, and of each die. */
import type { Form } from "../../table/contract";
import type { Narrator } from "../../words/narrator";
import { size, type ShownDie } from "./street";
import { buildsOf, demolitions, diceOf, fitting, lit, missing, offered } from "./tray";
import type { Key, Table, Tray } from "./tray";
import { NOTHING } from "./handful";

/** "Penthouse Mid, Upper Low". */
export function named(narrator: Narrator, dice: readonly ShownDie[]): string {
  return dice.map((die) => nameOf(narrator, die)).join(", ");
}

export function nameOf(narrator: Narrator, { die, face }: ShownDie): string {
  return `${narrator.thing("die", die)} ${narrator.thing("face", face)}`;
}

/** What is to be done now, as far as one has come. */
export function sentence(tray: Tray, table: Table, narrator: Narrator): string | null {
  const dice = named(narrator, diceOf(table, tray.picked));
  const say = (key: string, given: Record<string, string | number> = {}) => narrator.text(`web-do-${key}`, given);
  if (tray.armed === "demolish") return say(tray.aimed.length > 0 ? "confirm" : "demolish", { dice });
  if (tray.armed === "build") return say(lit(tray, table).length === 1 ? "build-only" : "build", { dice });
  if (tray.armed === "district") return say("district", { count: table.district });
  if (tray.armed === "end_turn") return say("end-turn", { count: fitting(table).length });
  if (tray.armed !== null) return say(tray.armed, { dice });
  if (tray.aimed.length > 0) return say("which");
  switch (table.stage) {
    case "take":
      return taking(tray, table, say);
    case "rolled":
      return tray.picked.length > 0
        ? picked(tray, table, say, dice)
        : say(ways(table), { count: fitting(table).length });
    case "sending":
      return say("sending");
    case "after":
      return going(tray, table, say);
    case "resting":
      return null;
  }
}

type Say = (key: string, given?: Record<string, string | number>) => string;

function taking(tray: Tray, table: Table, say: Say): string {
  const count = missing(tray, table);
  const begun = size(tray.hand) > 0;
  if (begun) return count === 0 ? say("roll-them") : say("take-more", { count });
  const yard = missing({ ...tray, hand: NOTHING }, table);
  const district = offered(table, "take_district").length > 0;
  if (yard === 0) return say("take-district", { district: table.district });
  return say(district ? "take" : "take-yard", { count: yard, district: table.district });
}

/** What a roll can be used for, as the end of a message's name: "fits-abandon-demolish". */
function ways(table: Table): string {
  const can = [
    fitting(table).length > 0 ? "fits" : "nothing",
    ...(offered(table, "abandon").length > 0 ? ["abandon"] : []),
    ...(demolitions(table).length > 0 ? ["demolish"] : []),
    ...(offered(table, "return").length > 0 ? ["return"] : []),
  ];
  return can.join("-");
}

function picked(tray: Tray, table: Table, say: Say, dice: string): string {
  if (lit(tray, table).length > 0) return say("picked", { dice });
  const other = ways(table).replace(/^(fits|nothing)/, "stray");
  return say(other, { dice, count: tray.picked.length });
}

function going(tray: Tray, table: Table, say: Say): string {
  const count = table.dice.length - tray.kept.length;
  const kept = tray.kept.length;
  if (table.dice.length === 0 && offered(table, "roll").length === 0) return say("end");
  if (kept > 0) return say("roll-rest", { count, kept });
  const more = table.phase === "building" ? (fitting(table).length > 0 ? "on-build" : "on") : `on-${table.phase}`;
  return say(more, { count });
}

export interface KeyWords {
  readonly name: string;
  readonly note: string;
}

/** What stands on a key: its name, and what it would do or why it cannot. */
export function keyWords({ use, state }: Key, tray: Tray, table: Table, narrator: Narrator): KeyWords {
  const id = use.replace("_", "-");
  const armed = state === "armed";
  const after = table.stage === "after" ? "yes" : "no";
  const given = { ...counts(tray, table, narrator), after, armed: armed ? "yes" : "no" };
  const name = narrator.text(`web-key-${id}`, given);
  if (table.stage === "resting") return { name, note: "" };
  const note = state === "no" ? `web-note-${id}-no` : armed ? `web-note-${id}-armed` : `web-note-${id}`;
  return { name, note: narrator.attempt(note, given) ?? "" };
}

function counts(tray: Tray, table: Table, narrator: Narrator) {
  const picked = diceOf(table, tray.picked);
  const places = lit({ ...tray, armed: null }, table).length;
  return {
    dice: picked.length > 0 ? named(narrator, picked) : "none",
    picked: picked.length,
    places,
    fitting: fitting(table).length,
    left: table.dice.length,
    rolling: table.dice.length - tray.kept.length,
    kept: tray.kept.length,
    buildings: table.owned,
    district: table.district,
    hand: size(tray.hand),
    missing: missing(tray, table),
    aimed: tray.aimed.length,
    holding: table.phase === "holding" || table.phase === "returned" || tray.kept.length > 0 ? "yes" : "no",
  };
}

/** What to ask about a key that cannot be used: the answer is the rule. */
export function question(key: Key, tray: Tray, table: Table): Form | null {
  const die = diceOf(table, tray.picked)[0] ?? table.dice[0];
  switch (key.use) {
    case "take":
      return { kind: "take_yard", ...tray.hand };
    case "district":
      return { kind: "take_district" };
    case "demolish":
      return { kind: "demolish_tile", rise: "low", height: 2 };
    case "roll":
    case "end_turn":
      return { kind: key.use };
    case "build": {
      if (!die) return null;
      const rise = die.face === "blank" ? "mid" : die.face;
      return { kind: "build", die: die.die, rise, floors: die.die === "ground" ? 0 : 1 };
    }
    case "back":
      return null;
    default:
      return die ? { kind: key.use, die: die.die, face: die.face } : null;
  }
}

/** Below a die: what it is good for. */
export function tag(die: ShownDie, tray: Tray, table: Table, narrator: Narrator): string {
  const key = `${die.die}:${die.face}:${die.copy}`;
  if (tray.kept.includes(key)) return narrator.text("web-tag-kept");
  const places = buildsOf(table, die).length;
  if (places > 0) return narrator.text(die.die === "ground" ? "web-tag-begins" : "web-tag-fits", { count: places });
  return narrator.text(die.face === "blank" ? "web-tag-blank" : "web-tag-nowhere");
}
