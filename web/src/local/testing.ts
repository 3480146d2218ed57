/** A game, a store and a table service for the tests of local play, in one thread. */
import type { Message } from "../net/socket.svelte";
import type { Table } from "../net/types";
import type { AnyView } from "../table/contract";
import { Cores } from "./cores";
import type { Declaration } from "./engine/declaration";
import { Game, type Shown } from "./engine/game";
import { Machine } from "./engine/machine";
import { Host } from "./host";
import { passingStore, type Store } from "./store";
import { Thinkers } from "./thinkers";

const codes = import.meta.glob<string>("../../games/*.wasm", { query: "?url&inline", import: "default" });
const told = import.meta.glob<Declaration>("../../games/*.json", { import: "default" });
const shown = import.meta.glob<Shown>("../../games/*.mjs", { import: "default" });

export async function load(name: string, changed: Partial<Declaration> = {}): Promise<Game> {
  const path = `../../games/${name}`;
  const code = await fetch(await codes[`${path}.wasm`]!()).then((response) => response.arrayBuffer());
  const declaration = { ...(await told[`${path}.json`]!()), ...changed };
  return new Game(await Machine.start(declaration, code), await shown[`${path}.mjs`]!());
}

export const noCores = new Cores(0, () => {
  throw new Error("There are no cores in a test.");
});

/** A tab: a table service, and all that it told its page. */
export class Tab {
  readonly told: Message[] = [];
  readonly others: Tab[] = [];
  readonly host: Host;

  constructor(
    game: Game,
    readonly store: Store = passingStore(),
  ) {
    const spread = (id: string) => this.others.forEach(({ host }) => void host.changedElsewhere(id));
    const pause = () => new Promise<void>((done) => setTimeout(done));
    const load = () => Promise.resolve(game);
    this.host = new Host(store, load, (message) => this.told.push(message), pause, new Thinkers(noCores), spread);
  }

  /** A table for two people at this device. */
  async open(seats: readonly object[] = [{ kind: "me" }, { kind: "hot_seat", name: "Zoë" }]): Promise<Table> {
    const wish = { game: "skyline", options: {}, seats, first: 0, me: "Ada" };
    return (await this.host.request("POST", "/tables/here-", wish)) as Table;
  }

  async view(id: string, seat: number): Promise<AnyView> {
    return (await this.watch(id, seat)).view;
  }

  async watch(id: string, seat: number): Promise<{ view: AnyView; version: number }> {
    const state = await this.host.ask({ type: "watch", match: id, seat, since: 0 });
    return state as unknown as { view: AnyView; version: number };
  }

  /** Plays what comes first; returns the number of what was played. */
  async play(id: string): Promise<number> {
    const { turn } = (await this.host.request("GET", `/tables/${id}`, undefined)) as Table;
    const { view, version } = await this.watch(id, turn!);
    const action = view.choices[0]!.id;
    await this.send(id, turn!, version, action);
    return action;
  }

  send(id: string, seat: number, version: number, action: number): Promise<Message> {
    const client_move_id = String(Math.random());
    return this.host.ask({ type: "move", match: id, seat, version, action, client_move_id });
  }
}
