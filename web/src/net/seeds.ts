/** What this device was shown of the seeds of its matches and what it added: kept here, to be compared at the end. */
import { http, Refusal } from "./http";
import type { Table } from "./types";
import { remembered } from "./remembered";

const KEY = "midtown-seeds";
const MOST = 500;
const BYTES = 16;

export interface Noted {
  readonly commitment: string;
  /** By seat. */
  readonly contributions: Readonly<Record<string, string>>;
}

function read(): Record<string, Noted> {
  try {
    return JSON.parse(remembered.get(KEY) ?? "{}") as Record<string, Noted>;
  } catch {
    return {};
  }
}

export function noted(table: string): Noted | undefined {
  return read()[table];
}

function note(table: string, what: Noted): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  remembered.set(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, what]])));
}

/** What a seat adds: noted before it is sent, so that what is sent again is the same. */
function contribution({ id, commitment }: Table, seat: number): string {
  const known = noted(id) ?? { commitment, contributions: {} };
  if (known.commitment !== commitment) throw changed;
  const given = known.contributions[seat] ?? draw();
  note(id, { commitment, contributions: { ...known.contributions, [seat]: given } });
  return given;
}

function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** A service binds itself once: what it says of that later must be the same. */
const changed = new Refusal({
  id: "commitment-changed",
  args: {},
  code: "commitment-changed",
  message: "The service has changed the commitment of this table: do not play here.",
});

/** Adds to the seed of a table that waits, for every seat of this device that has not; returns the table after that. */
export async function contribute(table: Table): Promise<Table> {
  let now = table;
  if (table.state !== "waiting") return now;
  for (const { seat } of table.seats.filter(({ mine, ready }) => mine && !ready)) {
    const form = { seat, commitment: table.commitment, contribution: contribution(table, seat) };
    now = await http.post<Table>(`/tables/${table.id}/contribute`, form).catch(elsewhere(table));
  }
  return now;
}

/** Another device of the same person was faster: then this one has nothing to compare at the end. */
function elsewhere({ id, commitment }: Table): (refusal: unknown) => Promise<Table> {
  return (refusal) => {
    if (!(refusal instanceof Refusal) || !["contribution-twice", "contribution-late"].includes(refusal.id))
      throw refusal;
    note(id, { commitment, contributions: {} });
    return http.get<Table>(`/tables/${id}`);
  };
}
