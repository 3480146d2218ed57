import { expect, it, vi } from "vitest";
import type { AnyView, GameUi } from "../table/contract";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("reportError", console.error);
const { Playback } = await import("./playback.svelte");

const at = (ply: number) => ({ game: "lift", ply, state: {} }) as unknown as AnyView;
const ui = { tell: { rides: () => ({ at: "cabin" }) } } as unknown as GameUi;
const ride = (ply: number) => ({ events: [{ kind: "rides", seat: 0 }], view: at(ply) });
const soon = () => new Promise((done) => setTimeout(done));

it("shows a view at once when nothing is being told", () => {
  const playback = new Playback(at(0), ui);
  playback.jump(at(3));
  expect(playback.drawn).toEqual(at(3));
});

it("rests at the view it jumped to, whatever was being told", async () => {
  const playback = new Playback(at(0), ui);
  playback.push(ride(1));
  playback.push(ride(2));
  await soon();
  expect(playback.busy).toBe(true);
  playback.jump(at(3));
  await soon();
  expect(playback.drawn).toEqual(at(3));
  expect(playback.busy).toBe(false);
});
