/** A match as the record that `midtown verify` reads (src/midtown/engine/match_file.py). */
import { sha256 } from "@noble/hashes/sha2.js";
import { hex, sorted } from "./game";
import type { Match } from "./match";

export const FORMAT = 2;

export interface RecordedSeat {
  readonly kind: string;
  readonly name: string;
}

export function writeRecord(
  match: Match,
  seats: readonly RecordedSeat[],
  first: string | null,
): Record<string, unknown> {
  const record: Record<string, unknown> = {
    midtown: FORMAT,
    game: match.game.told.name,
    version: match.game.told.version,
    players: match.players,
    options: match.options,
    seed: match.seed,
    commitment: match.commitment,
    origin: match.origin,
    actions: match.actions,
  };
  if (match.start) record["position"] = match.start;
  if (seats.length > 0) record["seats"] = seats;
  if (first !== null) record["first"] = first;
  if (match.over) record["result"] = { scores: match.scores, winners: match.winners };
  return sealed(record);
}

/** With the checksum of all that it says. */
export function sealed(record: Record<string, unknown>): Record<string, unknown> {
  return { ...record, checksum: checksum(record) };
}

/** As Python writes JSON: keys in order, and nothing but ASCII. */
export function checksum(record: Readonly<Record<string, unknown>>): string {
  const { checksum: _, ...content } = record;
  const text = JSON.stringify(sorted(content)).replace(/[\u007f-\uffff]/g, escaped);
  return hex(sha256(new TextEncoder().encode(text)));
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
