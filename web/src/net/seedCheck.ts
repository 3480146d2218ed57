/** Was the seed of a match made as it was promised? Computed here, from the parts that are told at the end. */
import type { Noted } from "./seeds";
import type { Replay } from "./types";

/** What was looked at, and how it stands: null where there was nothing to compare. */
export interface Finding {
  readonly about: "seed" | "secret" | "parts" | "noted" | "replay";
  readonly right: boolean | null;
}

export type Told = Pick<Replay, "seed" | "commitment" | "origin">;

const COMMITMENT_OF = "midtown: commitment to a secret, 1\n";
const SEED_OF = "midtown: seed of secret and contributions, 1\n";

export async function checkSeed(told: Told, noted: Noted | undefined): Promise<readonly Finding[]> {
  const { kind, secret, contributions } = told.origin;
  if (kind !== "agreed" || secret === undefined || contributions === undefined) {
    const right = kind !== "agreed" && (await sha256(bytes(told.seed))) === told.commitment;
    return [{ about: "seed", right }, ...(noted ? [compared(told, noted)] : [])];
  }
  const parts = contributions.flatMap((given) => (given === null ? [0] : [1, ...bytes(given)]));
  const committed = await sha256([...text(COMMITMENT_OF), ...bytes(secret)]);
  const seed = await sha256([...text(SEED_OF), ...bytes(secret), contributions.length, ...parts]);
  return [
    { about: "secret", right: secret.length === 64 && committed === told.commitment },
    { about: "parts", right: contributions.every(isContribution) && seed === told.seed },
    compared(told, noted),
  ];
}

function compared({ commitment, origin }: Told, noted: Noted | undefined): Finding {
  const given = Object.entries(noted?.contributions ?? {});
  if (!noted || given.length === 0) return { about: "noted", right: null };
  const kept = given.every(([seat, contribution]) => origin.contributions?.[Number(seat)] === contribution);
  return { about: "noted", right: kept && noted.commitment === commitment };
}

const isContribution = (given: string | null) => given === null || /^[0-9a-f]{32}$/.test(given);
const text = (said: string) => [...new TextEncoder().encode(said)];
const bytes = (digits: string) => (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

async function sha256(content: readonly number[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(content));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
