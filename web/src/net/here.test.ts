import { expect, it, vi } from "vitest";
import { Narrator } from "../words/narrator";
import { language } from "../words/language.svelte";
import { http } from "./http";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("Worker", class {});
vi.stubGlobal("indexedDB", {});
vi.mock("../shell/router.svelte", () => ({ go: () => undefined }));
const { setTableHere } = await import("./here");

it.each([
  ["en", "Guest takes three"],
  ["de", "Gast nimmt drei"],
] as const)("who is no guest yet has a name that sentences can begin with (%s)", async (spoken, sentence) => {
  language.now = spoken;
  const post = vi.spyOn(http, "post").mockResolvedValue({ id: "here-1" });
  await setTableHere({
    game: "skyline",
    options: {},
    seats: [{ kind: "me" }, { kind: "bot", bot: "newcomer" }],
    first: 0,
  });
  const { me } = post.mock.lastCall![1] as { me: string };
  const takes = "event-took = { $player } takes three";
  const nimmt = "event-took = { $player } nimmt drei";
  const narrator = new Narrator({ en: [takes], de: [nimmt] }, () => [me]);
  expect(narrator.event({ kind: "took", seat: 0 })).toBe(sentence);
});
