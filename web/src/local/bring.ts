/** A match that was played elsewhere, from its record: checked as `midtown verify` checks it, then a table of this device. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { Result, Seat, Table } from "../net/types";
import { checksum, FORMAT } from "./engine/file";
import { bytes, hex, type Game } from "./engine/game";
import { Match, type Options, type Origin } from "./engine/match";
import type { Json } from "./engine/record";
import { Table as PlainTable } from "./engine/table";
import type { Entry, Kept } from "./kept";
import { Refused } from "./refused";

const NEEDED = ["actions", "commitment", "game", "midtown", "options", "origin", "players", "seed", "version"] as const;
const KNOWN = new Set<string>([...NEEDED, "position", "seats", "first", "result", "checksum"]);
const FIRST = ["lot", "chosen", "round"];
const KINDS = ["person", "bot", "automatic"];
const LONGEST = 100_000;
const LONGEST_NAME = 40;
const COMMITMENT_OF = "midtown: commitment to a secret, 1\n";
const SEED_OF = "midtown: seed of secret and contributions, 1\n";

type Form = Readonly<Record<string, unknown>>;
type Brought = Pick<
  Kept,
  | "version"
  | "players"
  | "options"
  | "seed"
  | "commitment"
  | "origin"
  | "start"
  | "seats"
  | "first"
  | "entries"
  | "result"
>;

const isObject = (given: unknown): given is Form =>
  typeof given === "object" && given !== null && !Array.isArray(given);

function no(id: string, message: string, args: Record<string, string | number> = {}): Refused {
  return new Refused(id, "invalid", message, args);
}

/** The form of a record, before anybody looks at its game. */
export function checkForm(given: unknown): Form & { readonly game: string; readonly actions: readonly unknown[] } {
  if (!isObject(given)) throw no("record-object", "A record is a JSON object.");
  const { midtown = FORMAT, game, options, actions } = given;
  if (midtown !== FORMAT) {
    const args = { given: JSON.stringify(midtown), format: FORMAT };
    throw no("record-format", `This record is of format ${args.given}; this page reads format ${FORMAT}.`, args);
  }
  const names = NEEDED.filter((name) => !(name in given)).join(", ");
  if (names !== "") throw no("record-missing", `This is not a whole record: ${names} is missing.`, { names });
  const name = Object.keys(given).find((key) => !KNOWN.has(key));
  if (name !== undefined) throw no("record-unknown", `A record has no entry '${name}'.`, { name });
  if (!isObject(options)) throw no("record-options", "The options of a record are an object.");
  if (!Array.isArray(actions) || actions.length > LONGEST)
    throw no("record-actions", `The actions of a record are a list of at most ${LONGEST}.`, { most: LONGEST });
  if ("checksum" in given && given["checksum"] !== checksum(given))
    throw no("record-damaged", "This record was changed or damaged after it was written: its checksum does not fit.");
  return { ...given, game: String(game), actions: actions as unknown[] };
}

/** What is kept of a record's match, every action played again. */
export function readRecord(record: ReturnType<typeof checkForm>, game: Game): Brought {
  const { name, version, players: possible } = game.told;
  if (record["version"] !== version) {
    const args = { given: String(record["version"]), game: name, version };
    const said = `This record is of version ${args.given} of ${name}; this page plays version ${version}.`;
    throw no("record-version", said, args);
  }
  const players = Number(record["players"]);
  if (!possible.includes(players)) throw no("record-players", "So many cannot play this game.");
  const options = record["options"] as Options;
  if (!game.plays(options)) throw no("option-not-here", "This device cannot play with that option.");
  const origin = readOrigin(record, players);
  const start = (record["position"] ?? null) as Readonly<Record<string, Json>> | null;
  const [seed, commitment] = [String(record["seed"]), String(record["commitment"])];
  if (start) checkPosition(start, game);
  const match = new Match(game, players, options, seed, commitment, origin, start);
  const entries = record.actions.map((action, i) => play(match, action, i + 1));
  return {
    ...{ version, players, options, seed, commitment, origin, start, entries },
    seats: readSeats(record["seats"], players, origin),
    first: readFirst(record["first"]),
    result: readResult(record["result"], match),
  };
}

function checkPosition(start: Readonly<Record<string, Json>>, game: Game): void {
  const impossible = no("record-position", "The position at which this record begins is impossible.");
  try {
    if (new PlainTable(game, game.record.fromJson(start)).flaw() === 0) return;
  } catch {
    throw impossible;
  }
  throw impossible;
}

function play(match: Match, action: unknown, ply: number): Entry {
  const at = Date.now();
  if (typeof action !== "number")
    throw no("record-action-number", `Action ${ply} of this record is not a number.`, { ply });
  if (match.game.read(action) === null)
    throw no("record-action-unknown", `Action ${ply} of this record does not exist.`, { ply });
  const seat = match.turn;
  if (seat === null)
    throw no("record-action-late", `Action ${ply} of this record comes after the end of the match.`, { ply });
  if (match.whyNot(action))
    throw no("record-action-illegal", `Action ${ply} of this record is against the rules.`, { ply });
  match.advance(action);
  return { kind: "move", seat, at, action };
}

/** Where the seed came from, if it is the one that was committed to and made as is told. */
function readOrigin(record: Form, players: number): Origin {
  const { seed, commitment, origin } = record;
  if (typeof seed !== "string" || !/^[0-9a-f]{64}$/.test(seed) || !isObject(origin)) throw oddOrigin();
  if (origin["kind"] === "drawn" || origin["kind"] === "given") {
    if (commitment !== hex(sha256(bytes(seed))))
      throw no("record-seed", "The seed of this record is not the one that was committed to.");
    return { kind: origin["kind"] };
  }
  const { kind, secret, contributions } = origin;
  if (kind !== "agreed" || typeof secret !== "string" || !/^[0-9a-f]{64}$/.test(secret)) throw oddOrigin();
  if (!areContributions(contributions, players))
    throw no("record-contributions", "The contributions of this record are not one for each seat, some of them given.");
  if (commitment !== hashed(text(COMMITMENT_OF), bytes(secret)))
    throw no("record-secret", "The secret of this record is not the one that was committed to.");
  const parts = contributions.flatMap((given) => (given === null ? [0] : [1, ...bytes(given)]));
  if (seed !== hashed(text(SEED_OF), bytes(secret), [contributions.length], parts))
    throw no("record-parts", "The seed of this record is not made of its secret and its contributions.");
  return { kind, secret, contributions };
}

const oddOrigin = () =>
  no("record-origin", "The seed of this record is neither drawn nor given nor made of a secret and contributions.");
const text = (said: string) => new TextEncoder().encode(said);
const hashed = (...parts: readonly Iterable<number>[]) =>
  hex(sha256(Uint8Array.from(parts.flatMap((part) => [...part]))));

function areContributions(given: unknown, players: number): given is readonly (string | null)[] {
  const form = (part: unknown) => part === null || (typeof part === "string" && /^[0-9a-f]{32}$/.test(part));
  return Array.isArray(given) && given.length === players && given.every(form) && given.some((part) => part !== null);
}

/** Who sat where: told by whoever wrote the record, and proved by nothing in it. */
function readSeats(given: unknown, players: number, { contributions }: Origin): readonly Seat[] {
  const told: unknown[] = given === undefined ? [] : Array.isArray(given) ? (given as unknown[]) : [null];
  if (told.length > 0 && (told.length !== players || !told.every(isSeat))) {
    const said = `The seats of a record are a list with a kind and a name for each of its ${players} players.`;
    throw no("record-seats", said, { players });
  }
  return Array.from({ length: players }, (_, seat): Seat => {
    const { kind, name } = (told[seat] ?? { kind: "person", name: "" }) as Pick<Seat, "kind" | "name">;
    const bot = kind === "bot" ? name : null;
    const there = {
      person: null,
      account: false,
      left: false,
      resigned: false,
      ready: true,
      online: false,
      mine: false,
    };
    return { ...there, seat, kind, name, bot, contribution: contributions?.[seat] ?? null };
  });
}

function isSeat(given: unknown): boolean {
  if (!isObject(given) || Object.keys(given).sort().join() !== "kind,name") return false;
  const { kind, name } = given;
  return KINDS.includes(kind as string) && typeof name === "string" && name.length <= LONGEST_NAME;
}

function readFirst(given: unknown): Table["first"] {
  if (given === undefined) return null;
  const known = FIRST.join(", ");
  if (!FIRST.includes(given as string))
    throw no("record-first", `How it was decided who begins is one of: ${known}.`, { known });
  return given as Table["first"];
}

function readResult(given: unknown, { over, scores, winners }: Match): Result {
  const found = over ? { scores, winners } : null;
  if (given !== undefined && checksum({ of: given }) !== checksum({ of: found }))
    throw no("record-result", "The result in this record is not the one that its actions lead to.");
  return { ending: over ? "finished" : "imported", seat: null, winners, scores };
}
