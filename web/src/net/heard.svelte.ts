/** How much of each table's talk somebody has read on this device. */

const KEY = "midtown-heard";
const MOST = 100;

let heard = $state.raw<Readonly<Record<string, number>>>(read());

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The number of the last message read at this table. */
export function heardAt(table: string): number {
  return heard[table] ?? 0;
}

export function hear(table: string, number: number): void {
  if (number <= heardAt(table)) return;
  const others = Object.entries(heard).filter(([id]) => id !== table);
  heard = Object.fromEntries([...others.slice(1 - MOST), [table, number]]);
  localStorage.setItem(KEY, JSON.stringify(heard));
}
