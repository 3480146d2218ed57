/** What the server offers, and the first steps of a table. */
import { go } from "../shell/router.svelte";
import { isLanguage, language } from "../words/language.svelte";
import { offerHere, playsHere, setTableHere } from "./here";
import { http, isOffline } from "./http";
import { served } from "./served";
import { somebody } from "./me.svelte";
import type { ClockRule, GameInfo, Offer, Table } from "./types";

let asked: Promise<Offer> | null = null;

/** Asked once; asked again if that failed. Where nobody answers it is what this device can play by itself. */
export function serviceInfo(): Promise<Offer> {
  asked ??= http.get<Offer>("/games").catch((refusal: unknown) => {
    asked = null;
    if (isOffline(refusal)) return offerHere();
    throw refusal;
  });
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await serviceInfo()).games.find((game) => game.name === name);
}

export type SeatWish =
  | { kind: "me" }
  | { kind: "open" }
  | { kind: "hot_seat"; name: string }
  | { kind: "bot"; bot: string }
  | { kind: "automatic" };

export interface TableWish {
  game: string;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SeatWish[];
  public: boolean;
  spectators: boolean;
  hints?: boolean;
  clock: ClockRule;
  /** The seat that begins; by lot if none is named. */
  first?: number | null;
}

/** Sets a table and goes there. */
export async function setTable(wish: TableWish): Promise<void> {
  await somebody();
  const table = await http.post<Table>("/tables", wish);
  go(`/t/${table.id}`);
}

/** The level a newcomer meets first. */
export function usualBot(levels: readonly string[]): string {
  return levels.includes("casual") ? "casual" : (levels[0] ?? "random");
}

/** Options that name a language begin with the one that is spoken; the others as the game says. */
export function usualOptions(info: GameInfo | undefined): Readonly<Record<string, unknown>> {
  const ofLanguage = (info?.options ?? []).filter(({ values }) => values?.every(isLanguage));
  return Object.fromEntries(ofLanguage.map(({ name }) => [name, language.now]));
}

/** A table for two whose other seat is for whoever has its link. */
export async function playWithFriend(game: string): Promise<void> {
  const options = usualOptions(await gameInfo(game));
  const seats: SeatWish[] = [{ kind: "me" }, { kind: "open" }];
  await setTable({ game, options, seats, public: false, spectators: true, clock: { kind: "none" } });
}

/** One person against one bot, with everything as usual; on this device where no service answers. */
export async function playNow(game: string, bot?: string): Promise<void> {
  const { levels, games } = await serviceInfo();
  const info = games.find(({ name }) => name === game);
  const pair = info?.players.includes(2) ?? true;
  const rival: SeatWish = { kind: "bot", bot: bot ?? usualBot(levels) };
  const seats: SeatWish[] = pair ? [{ kind: "me" }, rival] : [{ kind: "me" }];
  const options = usualOptions(info);
  const wish: TableWish = { game, options, seats, public: false, spectators: true, clock: { kind: "none" } };
  await setTable(wish).catch((refusal: unknown) => {
    if (isOffline(refusal) && (!served || playsHere(game, seats))) return setTableHere(wish);
    throw refusal;
  });
}
