/**
 * The dice tray as a machine: what somebody is in the middle of, and what a tap or a key leads to.
 *
 * A tap on a die never plays anything. Whatever is played was either aimed at on the board or pressed for twice.
 */
import type { Choice, Form } from "../../table/contract";
import { changed, fits as fitsHand, isHandful, left, NOTHING } from "./handful";
import type { Die, Pile, SkylineView } from "./state";
import { buildings, rolled, size, type ShownDie } from "./street";

/** What the tray is there for at this moment. */
export type Stage = "take" | "rolled" | "sending" | "after" | "resting";

/** What a key is for. */
export type Use =
  "back" | "take" | "district" | "demolish" | "build" | "abandon" | "return" | "scrap" | "end_turn" | "roll";

/** The three sides on which keys stand. */
export const SIDES = ["left", "up", "right"] as const;
export type Side = (typeof SIDES)[number];

/** `main` is the usual way on; what is `armed` is played by the next press, or aimed at the board. */
export type KeyState = "no" | "can" | "main" | "armed";

export interface Key {
  readonly use: Use;
  readonly state: KeyState;
}

export interface Tray {
  /** Dice to take from the Yard. */
  readonly hand: Pile;
  /** Dice that were picked up, by their keys. */
  readonly picked: readonly string[];
  /** Nobody chose what is picked: it was proposed. */
  readonly proposed: boolean;
  /** Dice that keep their face in the next roll. */
  readonly kept: readonly string[];
  readonly armed: Use | null;
  /** The demolition, or the builds on one floor, that wait for a yes beside their piece. */
  readonly aimed: readonly Choice[];
}

/** What the tray stands on. */
export interface Table {
  readonly stage: Stage;
  readonly phase: string;
  readonly choices: readonly Choice[];
  readonly dice: readonly ShownDie[];
  readonly alone: boolean;
  /** It is the turn of whoever looks at it. */
  readonly mine: boolean;
  /** How many buildings that seat has. */
  readonly owned: number;
  /** How many dice lie in the Abandoned District. */
  readonly district: number;
}

/** What comes of a press: another tray, and what is to be played one after another. */
export interface Outcome {
  readonly tray: Tray;
  readonly plays: readonly Form[];
}

export const EMPTY: Tray = { hand: NOTHING, picked: [], proposed: false, kept: [], armed: null, aimed: [] };

export function tableOf(view: SkylineView): Table {
  const { phase } = view.state;
  return {
    stage: view.choices.length > 0 ? stageOf(phase) : "resting",
    phase,
    choices: view.choices,
    dice: rolled(view.state.active),
    alone: view.players === 1,
    owned: view.seat === null ? 0 : count(view, view.seat),
    mine: view.seat !== null && view.turn === view.seat,
    district: size(view.state.district),
  };
}

function count({ state }: SkylineView, seat: number): number {
  return buildings(state.tiles[seat]!).length + buildings(state.columns[seat]!).length;
}

function stageOf(phase: string): Stage {
  if (phase === "take" || phase === "rolled") return phase;
  if (phase === "demolishing") return "sending";
  return phase === "over" ? "resting" : "after";
}

export function keyOf({ die, face, copy }: ShownDie): string {
  return `${die}:${face}:${copy}`;
}

/** The dice with these keys, as they lie now. */
export function diceOf({ dice }: Table, keys: readonly string[]): ShownDie[] {
  return dice.filter((die) => keys.includes(keyOf(die)));
}

export function offered(table: Table, kind: string): Choice[] {
  return table.choices.filter((choice) => choice.kind === kind);
}

export function demolitions(table: Table): Choice[] {
  return table.choices.filter(({ kind }) => kind.startsWith("demolish_"));
}

/** Where a die could be built. */
export function buildsOf(table: Table, { die, face }: ShownDie): Choice[] {
  return offered(table, "build").filter((choice) => choice["die"] === die && choice["rise"] === face);
}

/** The dice that could be built somewhere. */
export function fitting(table: Table): ShownDie[] {
  return table.dice.filter((die) => buildsOf(table, die).length > 0);
}

/** What can be built now: with what is picked, else with every die that is not kept. */
export function lit(tray: Tray, table: Table): Choice[] {
  if (tray.armed !== null && tray.armed !== "build") return [];
  const free = tray.picked.length > 0 ? tray.picked : table.dice.map(keyOf).filter((key) => !tray.kept.includes(key));
  const builds = diceOf(table, free).flatMap((die) => buildsOf(table, die));
  return [...new Map(builds.map((choice) => [choice.id, choice])).values()];
}

/** What can come down, once that is what one is about to do. */
export function doomed(tray: Tray, table: Table): Choice[] {
  return tray.armed === "demolish" ? demolitions(table) : [];
}

/** The handful from the Yard that is complete. */
export function handful(tray: Tray, table: Table): Choice | undefined {
  return table.choices.find((choice) => isHandful(choice, tray.hand));
}

export function missing(tray: Tray, table: Table): number {
  return left(table.choices, tray.hand);
}

export function keysOf(tray: Tray, table: Table): Readonly<Record<Side, Key>> {
  const key = (use: Use, can: boolean, main = false): Key => ({
    use,
    state: !can ? "no" : tray.armed === use ? "armed" : main ? "main" : "can",
  });
  const offers = (kind: string) => offered(table, kind).length > 0;
  switch (table.stage) {
    case "take": {
      const full = handful(tray, table) !== undefined;
      const right = key("district", offers("take_district"));
      return { left: key("back", size(tray.hand) > 0), up: key("take", full, true), right };
    }
    case "rolled":
      return {
        left: key("demolish", demolitions(table).length > 0),
        up: key("build", lit({ ...tray, armed: null }, table).length > 0),
        right: table.alone ? key("return", offers("return")) : key("abandon", offers("abandon")),
      };
    case "sending":
      return { left: key("scrap", offers("scrap"), true), up: key("build", false), right: key("abandon", false) };
    case "after":
      return {
        left: key("end_turn", offers("end_turn"), !offers("roll")),
        up: again(tray, table, key),
        right: key("roll", offers("roll") || committing(tray, table).length > 0, true),
      };
    case "resting":
      return { left: key("demolish", false), up: key("build", false), right: key("abandon", false) };
  }
}

/** More of what this roll is used for. */
function again(tray: Tray, table: Table, key: (use: Use, can: boolean) => Key): Key {
  if (table.phase === "abandoning") return key("abandon", offered(table, "abandon").length > 0);
  if (table.phase === "demolished") return key("scrap", offered(table, "scrap").length > 0);
  return key("build", lit({ ...tray, armed: null }, table).length > 0);
}

/** Picks a die up, puts it down again, or keeps it out of the next roll. */
export function tap(tray: Tray, table: Table, die: ShownDie): Tray {
  const key = keyOf(die);
  if (table.stage === "after" && tray.armed === null) return keep(tray, table, die);
  if (table.stage === "resting" || table.stage === "take") return tray;
  if (tray.proposed && !tray.picked.includes(key)) return { ...tray, picked: [key], proposed: false };
  const picked = toggled(tray.picked, key);
  // Without a die there is nothing to abandon and nothing to demolish with.
  const armed = picked.length > 0 && tray.armed !== "build" ? tray.armed : null;
  return { ...tray, picked, proposed: false, armed, aimed: armed === "demolish" ? tray.aimed : [] };
}

/** Whether a die may be carried to a place now. */
export function canLift({ mine, stage }: Table): boolean {
  return mine && (stage === "rolled" || stage === "after");
}

/** A die in the hand: nothing else is picked. What was kept may roll again. */
export function lift(die: ShownDie): Tray {
  return { ...EMPTY, picked: [keyOf(die)] };
}

/** Of dice that look the same one more is picked, and after the last one none. */
export function tapGroup(tray: Tray, table: Table, group: readonly ShownDie[]): Tray {
  const chosen = table.stage === "after" && tray.armed === null ? tray.kept : tray.picked;
  const next = group.find((die) => !chosen.includes(keyOf(die)));
  const after = next ? tap(tray, table, next) : tray;
  if (after !== tray) return after;
  return group.filter((die) => chosen.includes(keyOf(die))).reduce((now, die) => tap(now, table, die), tray);
}

/** At least one die has to roll. */
function keep(tray: Tray, table: Table, die: ShownDie): Tray {
  const kept = toggled(tray.kept, keyOf(die));
  const can = kept.length < table.dice.length && offers(table, away("hold", die));
  return can ? { ...tray, kept } : tray;
}

function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
}

/** Takes one die of that type from the Yard into the hand, if some handful has it. */
export function reach(tray: Tray, table: Table, die: Die): Tray {
  const hand = changed(tray.hand, die, 1);
  return fitsHand(table.choices, hand) ? { ...tray, hand, armed: null } : tray;
}

export function putBack(tray: Tray, die: Die): Tray {
  return tray.hand[die] > 0 ? { ...tray, hand: changed(tray.hand, die, -1), armed: null } : tray;
}

/** A key is pressed. What something is at stake with is only armed the first time. */
export function press(tray: Tray, table: Table, use: Use): Outcome {
  const stay = (next: Tray): Outcome => ({ tray: next, plays: [] });
  const play = (...plays: Form[]): Outcome => ({ tray: { ...EMPTY, kept: tray.kept }, plays });
  const first = tray.armed !== use;
  switch (use) {
    case "back":
      return stay({ ...tray, hand: NOTHING, armed: null });
    case "take": {
      const choice = handful(tray, table);
      return choice ? play(choice) : stay(tray);
    }
    case "roll":
      return play(...committing(tray, table), { kind: "roll" });
    case "district":
      return first ? stay({ ...EMPTY, armed: use }) : play({ kind: "take_district" });
    case "end_turn":
      return first && fitting(table).length > 0 ? stay({ ...disarmed(tray), armed: use }) : play({ kind: use });
    case "build":
      return build(tray, table, first);
    case "demolish":
      return stay(first ? armed(tray, table, use) : disarmed(tray));
    case "abandon":
    case "return":
    case "scrap":
      return first ? stay(armed(tray, table, use)) : play(...diceOf(table, tray.picked).map((die) => away(use, die)));
  }
}

/** Points out where something can be built; the only place is pressed for twice. */
function build(tray: Tray, table: Table, first: boolean): Outcome {
  if (first) return { tray: { ...tray, armed: "build", aimed: [] }, plays: [] };
  const only = lit(tray, table);
  if (only.length === 1) return { tray: EMPTY, plays: only };
  return { tray: disarmed(tray), plays: [] };
}

function armed(tray: Tray, table: Table, use: Use): Tray {
  const next = { ...tray, armed: use, aimed: [] };
  if (tray.picked.length > 0) return next;
  const die = spare(table, use);
  return die ? { ...next, picked: [keyOf(die)], proposed: true } : next;
}

function disarmed(tray: Tray): Tray {
  return { ...tray, armed: null, aimed: [], ...(tray.proposed ? { picked: [], proposed: false } : {}) };
}

/** The die one misses least: blank, else one that fits nowhere, else the last. */
function spare(table: Table, use: Use): ShownDie | undefined {
  const dice = table.dice.filter((die) => use === "demolish" || offers(table, away(use, die)));
  return dice.find(({ face }) => face === "blank") ?? dice.find((die) => !fitting(table).includes(die)) ?? dice.at(-1);
}

function offers(table: Table, form: Form): boolean {
  return found(table.choices, form) !== undefined;
}

/** A building, or a floor for which several dice would do, is chosen on the board. */
export function aim(tray: Tray, choices: readonly Choice[]): Tray {
  return { ...tray, aimed: choices };
}

/** Yes to the demolition that was aimed at: the building comes down, and what is picked goes with it. */
export function demolish(tray: Tray, table: Table): Outcome {
  const dice = diceOf(table, tray.picked).map((die) => away("scrap", die));
  return { tray: { ...EMPTY, kept: tray.kept }, plays: [...tray.aimed, ...dice] };
}

/** One step back; the same tray when there is nothing to take back. */
export function escape(tray: Tray): Tray {
  if (tray.aimed.length > 0) return { ...tray, aimed: [] };
  if (tray.armed !== null) return disarmed(tray);
  return tray.picked.length > 0 ? { ...tray, picked: [], proposed: false } : tray;
}

/** The tray after the table has moved on: only dice that still lie there, to be rolled again or not, stay kept. */
export function settled(tray: Tray, table: Table): Tray {
  const there = table.dice.map(keyOf);
  const goes = table.mine && (table.stage === "after" || table.stage === "resting");
  return { ...EMPTY, kept: goes ? tray.kept.filter((key) => there.includes(key)) : [] };
}

/** Sets aside what is to keep its face. */
function committing(tray: Tray, table: Table): Form[] {
  const kept = diceOf(table, tray.kept).map((die) => away("hold", die));
  return kept.filter((form) => offers(table, form));
}

function away(kind: string, { die, face }: ShownDie): Form {
  return { kind, die, face };
}

/** The choice that means the same. */
export function found(choices: readonly Choice[], form: Form): Choice | undefined {
  const names = Object.keys(form).filter((name) => name !== "id");
  return choices.find((choice) => names.every((name) => choice[name] === form[name]));
}
