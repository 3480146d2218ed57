/** The table service of this device: it answers what a page asks of a server, for tables that are played here alone. */
import type { TableWish } from "../net/service";
import { HERE } from "../net/http";
import type { Message } from "../net/socket.svelte";
import type { Seat } from "../net/types";
import { budgetOf } from "./engine/bots";
import { writeRecord } from "./engine/file";
import type { Game } from "./engine/game";
import { freshSeed, type Options } from "./engine/match";
import { checkForm, readRecord } from "./bring";
import { offerHere } from "./offer";
import { hint, preview, readAction, whyNot } from "./answers";
import { unplayed, type Entry, type Kept } from "./kept";
import { Live, tableOf } from "./live";
import { asRefused, Refused } from "./refused";
import { Changed, type Store } from "./store";
import type { Thinkers } from "./thinkers";

/** Names of the people at this device, and what they wish. */
export type Wish = TableWish & { readonly me: string };

const WORD = "A bot is thinking.";
const MOVED_ON = "moved-on";

export class Host {
  readonly #lives = new Map<string, Promise<Live>>();
  /** Tables at which a bot is thinking. */
  readonly #busy = new Set<string>();
  /** Tables of which was said that they do not last. */
  readonly #warned = new Set<string>();

  constructor(
    readonly store: Store,
    readonly game: (name: string) => Promise<Game>,
    /** Tells the page what it did not ask for. */
    readonly tell: (message: Message) => void,
    readonly pause: () => Promise<void>,
    readonly thinkers: Thinkers,
    /** Tells the other tabs that a table is another now. */
    readonly spread: (id: string) => void = () => undefined,
  ) {}

  /** What a server answers over HTTP. */
  async request(method: string, path: string, body: unknown): Promise<unknown> {
    const address = new URL(path, "http://here");
    const [, , id, ...rest] = address.pathname.split("/");
    if (id === HERE) return this.#askDevice(`${method} ${rest.join("/")}`, body);
    const asked = `${method} ${rest.map((part) => (/^\d+$/.test(part) ? "N" : part)).join("/")}`;
    if (asked === "DELETE ") return this.#delete(id!);
    if (asked === "GET kept") return unplayed(await this.#kept(id!));
    const live = await this.#live(id!);
    const seat = address.searchParams.has("seat") ? Number(address.searchParams.get("seat")) : null;
    switch (asked) {
      case "GET ":
        void this.#goOn(live.kept.id);
        return live.table;
      case "GET view":
        return { view: live.viewAt(seat, Number(address.searchParams.get("version"))) };
      case "GET chat":
        return { messages: live.kept.chat };
      case "GET notes":
        return { text: live.kept.notes };
      case "PUT notes":
        return this.#keep(live, { notes: (body as { text: string }).text });
      case "POST resign":
        return this.#resign(live, (body as { seat: number }).seat);
      case "POST rematch":
        return this.#rematch(live);
    }
    if (!live.over) throw new Refused("book-closed", "stale", "The book is opened when the match is over.");
    switch (asked) {
      case "GET replay":
        return live.replay();
      case "GET replay/N":
        return this.#moment(live, Number(rest[1]), seat, address.searchParams.has("open"));
      case "GET record":
        return writeRecord(
          live.match,
          live.kept.seats.map(({ kind, name }) => ({ kind, name })),
          live.kept.first,
        );
      case "POST fork":
        return this.#fork(live, body as { ply: number; seat: number; bot: string });
    }
    throw new Refused("not-here", "not_found", "A table of this device has no such thing.");
  }

  /** What is asked of no table. */
  #askDevice(asked: string, body: unknown): Promise<unknown> {
    switch (asked) {
      case "GET games":
        return offerHere();
      case "POST records":
        return this.#bring(body);
      case "POST ":
        return this.#open(body as Wish);
    }
    return this.#tables();
  }

  /** A table of a record from elsewhere, over, to be replayed and played on from. */
  async #bring(given: unknown): Promise<unknown> {
    const record = checkForm(given);
    const game = await this.game(record.game);
    return this.#begin({ ...fresh(game), ...readRecord(record, game) });
  }

  /** What a server answers over its socket. */
  async ask(message: Message): Promise<Message> {
    const id = String(message["match"]);
    const live = await this.#live(id);
    const seat = (message["seat"] ?? null) as number | null;
    switch (message.type) {
      case "watch":
        if (!this.store.lasting) void this.#warn(id);
        void this.#goOn(live.kept.id);
        return this.#state(live, seat, Number(message["since"] ?? 0));
      case "unwatch":
        return { type: "done", match: id };
      case "move":
        return this.#decide(live, message, () => this.#move(live, seat!, message));
      case "undo":
        return this.#decide(live, message, () => this.#undo(live, seat!));
      case "why_not":
        return this.#whyNot(live, seat, message["action"]);
      case "preview":
        return this.#preview(live, seat, message["action"]);
      case "hint":
        return this.#hint(live, seat);
      case "chat":
        return this.#say(live, String(message["text"]));
    }
    throw new Refused("not-here", "invalid", "A table of this device has no such thing.");
  }

  #live(id: string): Promise<Live> {
    const known = this.#lives.get(id) ?? this.#read(id);
    this.#lives.set(id, known);
    known.catch(() => this.#lives.delete(id));
    return known;
  }

  async #kept(id: string): Promise<Kept> {
    const kept = await this.store.get(id);
    if (!kept) throw new Refused("no-table-here", "not_found", "There is no such table on this device.");
    return kept;
  }

  async #read(id: string): Promise<Live> {
    const kept = await this.#kept(id);
    const game = await this.game(kept.game);
    if (kept.version !== game.told.version)
      throw new Refused("other-version-here", "stale", "This table was begun with another version of the game.");
    try {
      const live = new Live({ ...kept, revision: kept.revision ?? 0 }, game);
      this.#prepare(live);
      return live;
    } catch {
      throw new Refused("damaged-here", "invalid", "What was kept of this table is damaged.");
    }
  }

  /** Cores that a bot will need are started before it needs them. */
  #prepare({ game, kept }: Live): void {
    const { levels } = game.told.search;
    const clocked = kept.seats.some(({ bot }) => bot !== null && "seconds" in (budgetOf(bot, levels) ?? {}));
    if (clocked) this.thinkers.cores.prepare(game.told.name);
  }

  async #delete(id: string): Promise<void> {
    this.#lives.delete(id);
    await this.store.delete(id);
    this.spread(id);
  }

  /** Those that cannot be played are there, too: nothing that is kept is hidden. */
  async #tables(): Promise<unknown> {
    const kept = await this.store.all();
    const lives = await Promise.allSettled(kept.map(({ id }) => this.#live(id)));
    const tables = lives.map((live, i) => (live.status === "fulfilled" ? live.value.table : tableOf(kept[i]!, null)));
    return { tables: tables.sort((one, two) => two.touched - one.touched) };
  }

  async #open(wish: Wish): Promise<unknown> {
    const game = await this.game(wish.game);
    const options = Object.fromEntries(
      game.told.options.map(({ name, default: usual }) => [name, wish.options[name] ?? usual]),
    ) as Options;
    if (!game.plays(options)) throw new Refused("option-not-here", "invalid", "This device cannot play that option.");
    const automatic = game.automatic(options);
    const wished = wish.seats.map((seat, i): Seat => newSeat(i, seat, wish.me, automatic.get(i)));
    const open = wished.length > 1 && !game.told.draws_first && automatic.size === 0;
    const begins = open ? (wish.first ?? Math.floor(Math.random() * wished.length)) : 0;
    const seats = from(wished, begins);
    const first = !open ? null : wish.first === null || wish.first === undefined ? "lot" : "chosen";
    return this.#begin({ ...fresh(game), options, players: seats.length, seats, first });
  }

  async #begin(kept: Kept): Promise<unknown> {
    const live = new Live(kept, await this.game(kept.game));
    await this.#write(kept);
    this.#prepare(live);
    this.#lives.set(kept.id, Promise.resolve(live));
    return live.table;
  }

  #state(live: Live, seat: number | null, since: number): Message {
    return {
      type: "state",
      match: live.kept.id,
      seat,
      version: live.version(seat),
      view: live.view(seat),
      missed: live.updates(seat, since),
      clock: live.clock,
      table: live.table,
    };
  }

  /** A decision that was sent twice counts once. */
  async #decide(live: Live, message: Message, entry: () => Entry): Promise<Message> {
    const called = String(message["client_move_id"]);
    const seat = Number(message["seat"]);
    const duplicate = live.kept.entries.some((each) => each.called === called);
    if (!duplicate) {
      this.#checkTurn(live, seat);
      if (message["version"] !== live.version(seat)) throw movedOn();
      await this.#add(live, { ...entry(), called });
      void this.#goOn(live.kept.id);
    }
    return { type: "done", match: live.kept.id, version: live.version(seat), duplicate };
  }

  /** Once a table, after its answer: this browser keeps nothing. */
  async #warn(match: string): Promise<void> {
    if (this.#warned.has(match)) return;
    this.#warned.add(match);
    await this.pause();
    const message = "This browser keeps nothing for this page: the match lasts as long as the page is open.";
    this.tell({ type: "trouble", match, id: "no-store-here", code: "failed", message, args: {} });
  }

  #move(live: Live, seat: number, message: Message): Entry {
    const action = readAction(live.match, message["action"]);
    const why = live.match.whyNot(action);
    if (why) {
      const { reason, clause, message: said } = why;
      throw new Refused("against-the-rules", "illegal", said, { reason, clause });
    }
    return { kind: "move", seat, at: Date.now(), action };
  }

  #undo(live: Live, seat: number): Entry {
    if (live.match.undoable === 0) throw new Refused("undo-not-free", "illegal", "The last decision cannot be undone.");
    return { kind: "undo", seat, at: Date.now(), ply: live.match.ply - 1 };
  }

  #checkTurn(live: Live, seat: number | null): void {
    if (live.over) throw new Refused("match-over", "over", "The match is over.");
    if (live.turn !== seat || !live.kept.seats[seat!]?.mine) throw new Refused("not-your-turn", "not_your_turn", WORD);
  }

  /** Stores what was decided, and only then tells it; what cannot be stored is forgotten. */
  async #add(live: Live, entry: Entry): Promise<void> {
    const before = versions(live);
    live.add(entry);
    await this.#put(live, before);
    this.#tellNews(live, before);
  }

  async #keep(live: Live, changed: Partial<Kept>): Promise<void> {
    const before = versions(live);
    live.change(changed);
    await this.#put(live, before);
  }

  async #put(live: Live, before: readonly number[]): Promise<void> {
    try {
      await this.#write(live.kept);
    } catch (error) {
      this.#lives.delete(live.kept.id);
      if (!(error instanceof Changed)) throw error;
      await this.#catchUp(live.kept.id, before);
      throw movedOn();
    }
  }

  async #write(kept: Kept): Promise<void> {
    await this.store.put(kept).catch((error: unknown) => {
      throw error instanceof Changed ? error : notKept();
    });
    this.spread(kept.id);
  }

  /** Another tab has changed a table: what is known of it here is read again, and told. */
  async changedElsewhere(id: string): Promise<void> {
    const known = await this.#lives.get(id)?.catch(() => undefined);
    if (!known) return;
    const { length } = known.kept.chat;
    this.#lives.delete(id);
    const live = await this.#catchUp(id, versions(known));
    for (const said of live?.kept.chat.slice(length) ?? []) this.tell({ type: "chat", match: id, ...said });
    void this.#goOn(id);
  }

  async #catchUp(id: string, before: readonly number[]): Promise<Live | undefined> {
    const live = await this.#live(id).catch(() => undefined);
    if (live) this.#tellNews(live, before);
    return live;
  }

  /** Tells every audience what it has not seen since some version of its own. */
  #tellNews(live: Live, before: readonly number[]): void {
    for (const [i, audience] of live.audiences.entries()) {
      for (const update of live.updates(audience, before[i]!)) {
        const view = live.view(audience);
        this.tell({ ...update, type: "moved", match: live.kept.id, seat: audience, view, clock: live.clock });
      }
    }
    if (live.over) this.tell({ type: "table", table: live.table });
  }

  /** Bots decide until a person has to. */
  async #goOn(id: string): Promise<void> {
    if (this.#busy.has(id)) return;
    this.#busy.add(id);
    try {
      while (await this.#decideOnce(await this.#live(id)));
    } catch (refusal) {
      const { id: said, code, message, args } = asRefused(refusal);
      this.tell({ type: "trouble", match: id, id: said, code, message, args });
    } finally {
      this.#busy.delete(id);
    }
  }

  /** One decision of a bot; false if it is no bot's turn. What was thought in vain is thought again. */
  async #decideOnce(live: Live): Promise<boolean> {
    const [seat, bot, ply] = [live.turn, botOf(live), live.match.ply];
    if (seat === null || bot === null) return false;
    const thinker = this.thinkers.for(live.game, "bot");
    const action = await thinker.choose(live.match, bot, () => this.#may(live, ply));
    const known = await this.#lives.get(live.kept.id)?.catch(() => undefined);
    if (known !== live || live.turn !== seat || live.match.ply !== ply) return true;
    await this.#add(live, { kind: "move", seat, at: Date.now(), action }).catch((refusal: unknown) => {
      if (!(refusal instanceof Refused && refusal.id === MOVED_ON)) throw refusal;
    });
    return true;
  }

  /** Lets the page ask something while a bot thinks; false when it thinks for nothing. */
  async #may(live: Live, ply: number): Promise<boolean> {
    await this.pause();
    return live.match.ply === ply && !live.over;
  }

  #whyNot(live: Live, seat: number | null, given: unknown): Message {
    this.#checkTurn(live, seat);
    return { ...whyNot(live.match, given), match: live.kept.id };
  }

  #preview(live: Live, seat: number | null, given: unknown): Message {
    this.#checkTurn(live, seat);
    return { ...preview(live.match, given), match: live.kept.id };
  }

  async #hint(live: Live, seat: number | null): Promise<Message> {
    this.#checkTurn(live, seat);
    const { ply } = live.match;
    const version = live.version(seat);
    const found = await hint(this.thinkers.for(live.game, "hint"), live.match, () => this.#may(live, ply));
    return { ...found, match: live.kept.id, version };
  }

  async #say(live: Live, text: string): Promise<Message> {
    const { seat, name } = live.kept.seats.find(({ mine }) => mine)!;
    const said = { number: live.kept.chat.length + 1, seat, name, text, at: Date.now() };
    await this.#keep(live, { chat: [...live.kept.chat, said] });
    this.tell({ type: "chat", match: live.kept.id, ...said });
    return { type: "done", match: live.kept.id };
  }

  async #resign(live: Live, seat: number): Promise<void> {
    if (live.over) throw new Refused("match-over", "over", "The match is over.");
    await this.#add(live, { kind: "resign", seat, at: Date.now() });
  }

  async #rematch(live: Live): Promise<unknown> {
    const { kept, game } = live;
    const known = kept.rematch === null ? undefined : await this.store.get(kept.rematch);
    if (known) return (await this.#live(known.id)).table;
    const { options, players } = kept;
    const round = kept.first !== null;
    const seats = round ? from(kept.seats, 1) : kept.seats;
    const next: Kept = { ...fresh(game), options, players, seats, first: round ? "round" : null };
    await this.#keep(live, { rematch: next.id });
    return this.#begin(next);
  }

  #moment(live: Live, ply: number, seat: number | null, open: boolean): unknown {
    const past = live.match.at(ply);
    const view = past.view(seat);
    return { ply, view: open ? { ...view, seat: null, state: past.position() } : view };
  }

  /** A new table that goes on from a ply of a finished match, with fresh chance. */
  async #fork(
    { kept, game, match }: Live,
    { ply, seat, bot }: { ply: number; seat: number; bot: string },
  ): Promise<unknown> {
    const past = match.at(ply);
    if (past.over) throw new Refused("fork-at-the-end", "invalid", "There is nothing to play on from the end.");
    const mine = kept.seats.find((each) => each.mine)?.name ?? "";
    const seats = kept.seats.map((each): Seat => {
      if (each.kind === "automatic") return each;
      const wish = each.seat === seat ? ({ kind: "me" } as const) : ({ kind: "bot", bot } as const);
      return newSeat(each.seat, wish, mine);
    });
    const { options, players } = kept;
    const begun = { ...fresh(game), options, players, seats, start: past.position() };
    return this.#begin({ ...begun, forked_from: kept.id, forked_ply: ply });
  }
}

const versions = (live: Live): readonly number[] => live.audiences.map((audience) => live.version(audience));

const movedOn = () => new Refused(MOVED_ON, "stale", "The match has gone on.");

function notKept(): Refused {
  const message =
    "This browser has no room left for this page: make room and open the table again, it stands as it was.";
  return new Refused("not-kept-here", "failed", message);
}

function botOf(live: Live): string | null {
  return live.turn === null ? null : live.kept.seats[live.turn]!.bot;
}

function fresh(game: Game): Kept {
  const at = Date.now();
  return {
    id: HERE + freshSeed().slice(0, 16),
    revision: 1,
    game: game.told.name,
    version: game.told.version,
    players: 0,
    options: {},
    seed: freshSeed(),
    origin: { kind: "drawn" },
    start: null,
    seats: [],
    first: null,
    created: at,
    forked_from: null,
    forked_ply: null,
    rematch: null,
    touched: at,
    entries: [],
    result: null,
    notes: "",
    chat: [],
  };
}

function newSeat(seat: number, wish: TableWish["seats"][number], me: string, automatic?: string): Seat {
  const usual = { seat, person: null, account: false, bot: null, left: false, resigned: false, ready: true };
  const there = { ...usual, online: true, contribution: null, mine: false };
  if (automatic !== undefined) return { ...there, kind: "automatic", name: automatic };
  if (wish.kind === "bot") return { ...there, kind: "bot", name: wish.bot, bot: wish.bot };
  const name = wish.kind === "hot_seat" ? wish.name : me;
  return { ...there, kind: "person", name, mine: true, person: HERE };
}

/** Round the table from one of the seats on. */
function from(seats: readonly Seat[], first: number): readonly Seat[] {
  return [...seats.slice(first), ...seats.slice(0, first)].map((each, seat) => ({ ...each, seat }));
}
