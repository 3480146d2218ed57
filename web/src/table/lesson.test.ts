import { expect, it } from "vitest";
import type { AnyView } from "./contract";
import { Lesson, type Script } from "./lesson.svelte";
import type { Playback } from "../motion/playback.svelte";

const view = (...ids: number[]) => ({ choices: ids.map((id) => ({ id, kind: "x" })) }) as unknown as AnyView;
const step = (say: string | null, action: number, ...ids: number[]) => ({
  say,
  action,
  events: [],
  view: view(...ids),
});

function playback() {
  const shown: AnyView[] = [];
  const fake = {
    drawn: view(),
    jump: (v: AnyView) => shown.push(v),
    push: (s: { view: AnyView }) => shown.push(s.view),
  };
  return { shown, playback: fake as unknown as Playback };
}

it("offers nothing but the next step, and plays the others' steps by itself", async () => {
  const script: Script = { view: view(1, 2), steps: [step("first", 2, 7), step(null, 7, 8, 9), step("last", 9, 5)] };
  const { shown, playback: fake } = playback();
  const lesson = new Lesson(script, fake);
  const offered = () => shown.at(-1)!.choices.map(({ id }) => id);
  expect(offered()).toEqual([2]);
  expect(lesson.words).toBe("first");
  await lesson.move();
  expect(offered()).toEqual([9]);
  expect(lesson.words).toBe("last");
  await lesson.move();
  expect(lesson.done).toBe(true);
  expect(lesson.words).toBe("web-lesson-done");
});
