import { expect, it } from "vitest";
import type { Choice } from "../../table/contract";
import type { ShownDie } from "./street";
import * as tray from "./tray";
import { EMPTY, keysOf, press, tap, type Table, type Tray, type Use } from "./tray";

let id = 0;
const choice = (kind: string, given: Record<string, string | number> = {}): Choice => ({ id: id++, kind, ...given });
const die = (die: ShownDie["die"], face: ShownDie["face"], copy = 0): ShownDie => ({ die, face, copy });
const upper = die("upper", "mid");
const blank = die("penthouse", "blank");
const abandon = [
  choice("abandon", { die: "upper", face: "mid" }),
  choice("abandon", { die: "penthouse", face: "blank" }),
];
const demolish = [
  choice("demolish_tile", { rise: "low", height: 2 }),
  choice("demolish_column", { rise: "mid", floors: 1 }),
];
const build = choice("build", { die: "upper", rise: "mid", floors: 1 });

function table(given: Partial<Table> = {}): Table {
  const choices = [build, ...abandon, ...demolish];
  const usual = { stage: "rolled", phase: "rolled", alone: false, mine: true, owned: 2, district: 3 } as const;
  return { ...usual, choices, dice: [upper, blank], ...given };
}

const nothingFits = table({ choices: [...abandon, ...demolish] });
const building = table({
  stage: "after",
  phase: "building",
  choices: [choice("roll"), choice("end_turn"), choice("hold", { die: "upper", face: "mid" })],
});

const states = (now: Tray, on: Table) => Object.values(keysOf(now, on)).map(({ use, state }) => `${use} ${state}`);
const pressed = (on: Table, ...uses: Use[]) =>
  uses.reduce((now, use) => press(now.tray, on, use), { tray: EMPTY, plays: [] } as tray.Outcome);

it("has three keys after a roll, each possible or not", () => {
  expect(states(EMPTY, table())).toEqual(["demolish can", "build can", "abandon can"]);
  expect(states(EMPTY, nothingFits)).toEqual(["demolish can", "build no", "abandon can"]);
  expect(states(EMPTY, table({ choices: [...abandon] }))).toEqual(["demolish no", "build no", "abandon can"]);
});

it("only picks a die up when it is tapped, wherever it fits", () => {
  const once = tap(EMPTY, nothingFits, blank);
  expect(once).toEqual({ ...EMPTY, picked: ["penthouse:blank:0"] });
  expect(tap(once, nothingFits, blank)).toEqual(EMPTY);
});

it("abandons at the second press, and proposes the die one misses least", () => {
  const armed = pressed(nothingFits, "abandon");
  expect(armed.plays).toEqual([]);
  expect(armed.tray).toMatchObject({ armed: "abandon", picked: ["penthouse:blank:0"], proposed: true });
  expect(pressed(nothingFits, "abandon", "abandon").plays).toEqual([
    { kind: "abandon", die: "penthouse", face: "blank" },
  ]);
});

it("abandons another die than the proposed one when that is tapped instead", () => {
  const other = tap(pressed(nothingFits, "abandon").tray, nothingFits, upper);
  expect(other).toMatchObject({ armed: "abandon", picked: ["upper:mid:0"] });
  expect(press(other, nothingFits, "abandon").plays).toEqual([{ kind: "abandon", die: "upper", face: "mid" }]);
});

it("abandons nothing without a die", () => {
  const armed = pressed(nothingFits, "abandon").tray;
  expect(tap(armed, nothingFits, blank)).toEqual(EMPTY);
});

it("demolishes only what was aimed at, together with the dice that were picked", () => {
  const armed = pressed(table(), "demolish").tray;
  expect(tray.doomed(armed, table())).toEqual(demolish);
  expect(tray.lit(armed, table())).toEqual([]);
  const aimed = tray.aim(tap(armed, table(), upper), [demolish[1]!]);
  expect(tray.demolish(aimed, table()).plays).toEqual([demolish[1], { kind: "scrap", die: "upper", face: "mid" }]);
});

it("changes from one use to another without playing", () => {
  const { tray: now, plays } = pressed(table(), "demolish", "abandon");
  expect(plays).toEqual([]);
  expect(now).toMatchObject({ armed: "abandon", picked: ["penthouse:blank:0"] });
});

it("builds on the only floor at the second press", () => {
  expect(pressed(table(), "build").plays).toEqual([]);
  expect(pressed(table(), "build", "build").plays).toEqual([build]);
});

it("lights up only what the picked dice fit", () => {
  expect(tray.lit(EMPTY, table())).toEqual([build]);
  expect(tray.lit(tap(EMPTY, table(), blank), table())).toEqual([]);
  expect(keysOf(tap(EMPTY, table(), blank), table()).up.state).toBe("no");
});

it("keeps dice out of the next roll, but never all of them", () => {
  expect(states(EMPTY, building)).toEqual(["end_turn can", "build no", "roll main"]);
  const kept = tap(EMPTY, building, upper);
  expect(kept.kept).toEqual(["upper:mid:0"]);
  expect(tap(kept, building, blank)).toBe(kept);
  expect(press(kept, building, "roll").plays).toEqual([{ kind: "hold", die: "upper", face: "mid" }, { kind: "roll" }]);
});

it("ends the turn at once, unless a die still fits", () => {
  expect(pressed(building, "end_turn").plays).toEqual([{ kind: "end_turn" }]);
  const fits = { ...building, choices: [...building.choices, build] };
  expect(pressed(fits, "end_turn").plays).toEqual([]);
  expect(pressed(fits, "end_turn", "end_turn").plays).toEqual([{ kind: "end_turn" }]);
});

it("takes dice from the Yard into the hand, and the District at the second press", () => {
  const take = table({
    stage: "take",
    phase: "take",
    dice: [],
    choices: [choice("take_yard", { ground: 1, upper: 1, penthouse: 0 }), choice("take_district")],
  });
  expect(states(EMPTY, take)).toEqual(["back no", "take no", "district can"]);
  const one = tray.reach(EMPTY, take, "ground");
  expect(tray.reach(one, take, "ground")).toBe(one);
  const both = tray.reach(one, take, "upper");
  expect(states(both, take)).toEqual(["back can", "take main", "district can"]);
  expect(press(both, take, "take").plays).toEqual([take.choices[0]]);
  expect(press(both, take, "district").plays).toEqual([]);
  expect(pressed(take, "district", "district").plays).toEqual([{ kind: "take_district" }]);
});

it("sends at least one die away with a building that is down", () => {
  const scrap = choice("scrap", { die: "penthouse", face: "blank" });
  const sending = table({ stage: "sending", phase: "demolishing", choices: [scrap] });
  expect(states(EMPTY, sending)).toEqual(["scrap main", "build no", "abandon no"]);
  expect(pressed(sending, "scrap", "scrap").plays).toEqual([{ kind: "scrap", die: "penthouse", face: "blank" }]);
});

it("offers a solo player the way out in place of abandoning", () => {
  const way = choice("return", { die: "penthouse", face: "blank" });
  expect(states(EMPTY, table({ alone: true, choices: [way] }))).toEqual(["demolish no", "build no", "return can"]);
});

it("takes one step back at a time", () => {
  const aimed = tray.aim(pressed(table(), "demolish").tray, [demolish[0]!]);
  const back = tray.escape(aimed);
  expect(back).toMatchObject({ armed: "demolish", aimed: [] });
  expect(tray.escape(back)).toEqual(EMPTY);
  expect(tray.escape(EMPTY)).toBe(EMPTY);
});

it("picks dice that look the same one after another", () => {
  const group = [upper, die("upper", "mid", 1)];
  const on = table({ dice: [...group, blank] });
  const once = tray.tapGroup(EMPTY, on, group);
  const twice = tray.tapGroup(once, on, group);
  expect([once.picked.length, twice.picked.length]).toEqual([1, 2]);
  expect(tray.tapGroup(twice, on, group).picked).toEqual([]);
});

it("forgets what was begun when the table moves on, but keeps dice that still lie there", () => {
  const kept = { ...EMPTY, kept: ["upper:mid:0", "upper:mid:1"], picked: ["upper:mid:0"] };
  expect(tray.settled(kept, building)).toEqual({ ...EMPTY, kept: ["upper:mid:0"] });
  expect(tray.settled(kept, table())).toEqual(EMPTY);
});
