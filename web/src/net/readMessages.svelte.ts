/** How much of each table's talk somebody has read on this device. */
import { remembered } from "./remembered";

const KEY = "midtown-heard";
const MOST = 100;

let marks = $state.raw<Readonly<Record<string, number>>>(read());

function read(): Record<string, number> {
  try {
    return JSON.parse(remembered.get(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The number of the last message read at this table. */
export function lastRead(table: string): number {
  return marks[table] ?? 0;
}

export function markRead(table: string, number: number): void {
  if (number <= lastRead(table)) return;
  const others = Object.entries(marks).filter(([id]) => id !== table);
  marks = Object.fromEntries([...others.slice(1 - MOST), [table, number]]);
  remembered.set(KEY, JSON.stringify(marks));
}
