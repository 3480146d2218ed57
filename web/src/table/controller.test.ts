import { beforeEach, expect, it, vi } from "vitest";
import type { Narrator } from "../words/narrator";
import type { AnyView, Choice, GameUi } from "./contract";
import type { Preview, Backend } from "./controller.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { Playback } = await import("../motion/playback.svelte");
const { Controller } = await import("./controller.svelte");
const { preferences } = await import("./preferences.svelte");

const ROLL: Choice = { id: 1, kind: "roll" };
const BUILD: Choice = { id: 2, kind: "build" };
const at = (ply: number, ...choices: Choice[]) =>
  ({ game: "lift", ply, state: {}, choices, undoable: 0 }) as unknown as AnyView;

/** A controller whose table can take back what is in `undoable`; everything else is final. */
function controller(view: AnyView, ...undoable: Choice[]) {
  const played: Choice[] = [];
  const look = ({ id }: Choice): Preview =>
    undoable.some((choice) => choice.id === id)
      ? { chance: false, view: { ...view, undoable: 1 } }
      : { chance: false, view };
  const backend: Backend = {
    move: (choice) => {
      played.push(choice);
      return Promise.resolve();
    },
    preview: (choice) => Promise.resolve(look(choice)),
    whyNot: () => Promise.resolve({ reason: "too_high", clause: "S-4.4" }),
  };
  const playback = new Playback(view, { tell: {} } as unknown as GameUi);
  return { controller: new Controller(playback, {} as Narrator, backend), playback, played };
}

const soon = () => new Promise((done) => setTimeout(done));

beforeEach(() => (preferences.confirm = true));

it("plays at once what can be undone", async () => {
  const { controller: mine, played } = controller(at(0, ROLL, BUILD), BUILD);
  mine.choose(BUILD);
  await soon();
  expect(played).toEqual([BUILD]);
});

it("asks before what cannot be undone, and a second tap is the answer", async () => {
  const { controller: mine, played } = controller(at(0, ROLL, BUILD));
  mine.choose(ROLL);
  await soon();
  expect(mine.asked).toEqual(ROLL);
  expect(played).toEqual([]);
  mine.choose(ROLL);
  await soon();
  expect(played).toEqual([ROLL]);
});

it("does not ask about the only thing to do", async () => {
  const { controller: mine, played } = controller(at(0, ROLL));
  mine.choose(ROLL);
  await soon();
  expect(played).toEqual([ROLL]);
});

it("does not ask again about a kind that is trusted, until somebody wants to be asked again", async () => {
  const { controller: mine, played } = controller(at(0, ROLL, BUILD));
  mine.choose(ROLL);
  await soon();
  mine.trust();
  await soon();
  mine.choose(ROLL);
  await soon();
  expect(played).toEqual([ROLL, ROLL]);
  preferences.confirm = true;
  mine.choose(ROLL);
  await soon();
  expect(mine.asked).toEqual(ROLL);
});

it("forgets its question when the table moves on", async () => {
  const { controller: mine, playback } = controller(at(0, ROLL, BUILD));
  mine.choose(ROLL);
  await soon();
  expect(mine.asked).toEqual(ROLL);
  playback.jump(at(1, ROLL, BUILD));
  expect(mine.asked).toBeNull();
});

it("says why not only as long as it is true", async () => {
  const { controller: mine, playback } = controller(at(0, ROLL));
  mine.ask({ kind: "build" });
  await soon();
  expect(mine.why?.clause).toBe("S-4.4");
  playback.jump(at(1, ROLL));
  expect(mine.why).toBeNull();
});
