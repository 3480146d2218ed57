/** The tables of this device, in the browser's own store (IndexedDB). */
import { openDB, type IDBPDatabase } from "idb";
import type { Kept } from "./kept";

const TABLES = "tables";

export interface Store {
  get(id: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<void>;
  delete(id: string): Promise<void>;
  all(): Promise<readonly Kept[]>;
}

export async function openStore(): Promise<Store> {
  const opened: IDBPDatabase = await openDB("midtown", 1, {
    upgrade: (database) => void database.createObjectStore(TABLES, { keyPath: "id" }),
  });
  return {
    get: (id) => opened.get(TABLES, id) as Promise<Kept | undefined>,
    put: async (kept) => void (await opened.put(TABLES, kept)),
    delete: (id) => opened.delete(TABLES, id),
    all: () => opened.getAll(TABLES) as Promise<readonly Kept[]>,
  };
}
