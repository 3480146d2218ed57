import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { http } from "./http";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
const { Notes } = await import("./notes.svelte");

let stored: string;
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [stored, sent] = ["The Bronx is his.", []];
  vi.spyOn(http, "get").mockImplementation(() => Promise.resolve({ text: stored }));
  vi.spyOn(http, "put").mockImplementation((_, body) => {
    stored = (body as { text: string }).text;
    sent.push(stored);
    return Promise.resolve();
  });
});
afterEach(() => vi.useRealTimers());

function opened() {
  const notes = new Notes("t");
  notes.open();
  return notes;
}

const settled = () => vi.advanceTimersByTimeAsync(10_000);

it("writes nothing before it knows what was written", async () => {
  const notes = opened();
  await notes.save();
  expect(sent).toEqual([]);
  await settled();
  expect(notes.text).toBe("The Bronx is his.");
});

it("saves after a pause, once", async () => {
  const notes = opened();
  await settled();
  notes.text = "Queens is mine.";
  notes.changed();
  notes.changed();
  expect(notes.saved).toBe(false);
  await settled();
  expect(sent).toEqual(["Queens is mine."]);
  expect(notes.saved).toBe(true);
});

it("keeps what could not be saved, and tries again", async () => {
  const notes = opened();
  await settled();
  vi.mocked(http.put).mockRejectedValueOnce(new Error("gone"));
  notes.text = "Queens is mine.";
  await notes.save();
  expect(notes.trouble).toBe("gone");
  expect(notes.text).toBe("Queens is mine.");
  await settled();
  expect(stored).toBe("Queens is mine.");
  expect(notes.trouble).toBe("");
});
