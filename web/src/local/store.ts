/** The tables of this device, in the browser's own store (IndexedDB), which all its tabs share. */
import { openDB, type IDBPDatabase } from "idb";
import type { Kept } from "./kept";

const TABLES = "tables";

/** Somebody else, such as another tab, has changed or deleted the table meanwhile. */
export class Changed extends Error {}

export interface Store {
  /** Whether tables are still there when the page is closed. */
  readonly lasting: boolean;
  get(id: string): Promise<Kept | undefined>;
  /** Keeps the next revision of a table; refuses any other. */
  put(kept: Kept): Promise<void>;
  delete(id: string): Promise<void>;
  all(): Promise<readonly Kept[]>;
}

export function isNext(kept: Kept, before: Kept | undefined): boolean {
  return kept.revision === (before?.revision ?? 0) + 1;
}

export async function openStore(): Promise<Store> {
  const opened: IDBPDatabase = await openDB("midtown", 1, {
    upgrade: (database) => void database.createObjectStore(TABLES, { keyPath: "id" }),
  });
  return {
    lasting: true,
    get: (id) => opened.get(TABLES, id) as Promise<Kept | undefined>,
    put: async (kept) => {
      const change = opened.transaction(TABLES, "readwrite");
      const next = isNext(kept, (await change.store.get(kept.id)) as Kept | undefined);
      if (next) await Promise.all([change.store.put(kept), change.done]);
      else throw new Changed();
    },
    delete: (id) => opened.delete(TABLES, id),
    all: () => opened.getAll(TABLES) as Promise<readonly Kept[]>,
  };
}

/** Where a browser keeps nothing, tables last as long as the page is open. */
export function passingStore(): Store {
  const tables = new Map<string, Kept>();
  return {
    lasting: false,
    get: (id) => Promise.resolve(tables.get(id)),
    put: (kept) => {
      if (!isNext(kept, tables.get(kept.id))) return Promise.reject(new Changed());
      tables.set(kept.id, structuredClone(kept));
      return Promise.resolve();
    },
    delete: (id) => Promise.resolve(void tables.delete(id)),
    all: () => Promise.resolve([...tables.values()]),
  };
}
