/** What this device can play by itself, told as a server tells what it offers. */
import type { GameInfo, Offer, Option } from "../net/types";
import type { Declaration, OptionTold } from "./engine/declaration";
import { declarations } from "./games";

export async function offerHere(): Promise<Offer> {
  const told = await declarations();
  const levels = Object.keys(told[0]?.search.levels ?? {});
  return { games: told.map(gameHere), levels };
}

function gameHere({ name, version, players, draws_first, hidden, sources, options }: Declaration): GameInfo {
  const offered = options.map(optionHere);
  return { name, version, players, draws_first, hidden, sources, options: offered, prefix: "", ready: true };
}

function optionHere({ name, default: usual, values, players }: OptionTold): Option {
  if (!values || !players) return { name, kind: "free", default: usual };
  return { name, kind: "choice", default: usual, values, players };
}
