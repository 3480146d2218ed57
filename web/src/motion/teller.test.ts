import { expect, it, vi } from "vitest";
import type { AnyView, GameRoom } from "../table/contract";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("reportError", console.error);
const { Teller } = await import("./teller.svelte");

const at = (ply: number) => ({ game: "lift", ply, state: {} }) as unknown as AnyView;
const room = { tell: { rides: () => ({ at: "cabin" }) } } as unknown as GameRoom;
const ride = (ply: number) => ({ events: [{ kind: "rides", seat: 0 }], view: at(ply) });
const soon = () => new Promise((done) => setTimeout(done));

it("shows a view at once when nothing is being told", () => {
  const teller = new Teller(at(0), room);
  teller.jump(at(3));
  expect(teller.drawn).toEqual(at(3));
});

it("rests at the view it jumped to, whatever was being told", async () => {
  const teller = new Teller(at(0), room);
  teller.push(ride(1));
  teller.push(ride(2));
  await soon();
  expect(teller.busy).toBe(true);
  teller.jump(at(3));
  await soon();
  expect(teller.drawn).toEqual(at(3));
  expect(teller.busy).toBe(false);
});
