/** One table as somebody sees it: its match, its log, its talk, live. */
import { loadGameUi, loadTexts } from "../games/catalogue";
import { Playback } from "../motion/playback.svelte";
import type { AnyView, Choice, Form } from "../table/contract";
import { Controller, type Preview, type Backend } from "../table/controller.svelte";
import type { Why } from "./why";
import { Narrator } from "../words/narrator";
import { http, isHere, Refusal } from "./http";
import { decides } from "./deciding";
import { Notes } from "./notes.svelte";
import { socket, type Message } from "./socket.svelte";
import type { ChatMessage, Clock, Hint, MovedMessage, StateMessage, Table, Update } from "./types";
import { isBetweenPeople, seatNames } from "./names";
import { askOwnCopy, prepareOwnCopy } from "./ownCopy";

export class Session implements Backend {
  table = $state.raw() as Table;
  clock = $state.raw() as Clock;
  log = $state.raw<readonly Update[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  /** The newest view, also while older events are still being played. */
  latest = $state.raw() as AnyView;
  controller = $state.raw() as Controller;
  /** What went wrong without having been asked for. */
  trouble = $state.raw<Refusal | null>(null);
  readonly notes: Notes;
  version = 0;
  /** Versions that a decision of this page leads to, and whom to tell when they are here. */
  #expecting: [number, () => void][] = [];
  #stops: (() => void)[] = [];

  private constructor(
    readonly id: string,
    public seat: number | null,
  ) {
    this.notes = new Notes(id);
  }

  /** Sits down at a table, on a seat of one's own or as a spectator. */
  static async open(table: Table, seat: number | null): Promise<Session> {
    const session = new Session(table.id, seat);
    const [ui, texts] = await Promise.all([loadGameUi(table.game), loadTexts(table.game)]);
    const state = await session.#watch(0);
    // From here to listening nothing may be waited for: what happens meanwhile would be missed.
    session.#take(state);
    const narrator = new Narrator(texts, () => seatNames(session.table));
    session.controller = new Controller(new Playback(state.view, ui), narrator, session);
    session.controller.log = () => session.log;
    if (seat !== null && !isHere(table.id)) prepareOwnCopy(state.view);
    session.#stops = [
      socket.listen((message) => session.#receive(message)),
      socket.onopen(() => void session.#return()),
    ];
    return session;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    if (socket.reaches(this.id))
      void socket.ask({ type: "unwatch", match: this.id, seat: this.seat }).catch(() => undefined);
  }

  async move(choice: Choice): Promise<void> {
    await this.#send({ type: "move", action: choice.id });
  }

  async undo(): Promise<void> {
    await this.#send({ type: "undo" });
  }

  preview(choice: Choice): Promise<Preview> {
    const asked = { type: "preview", match: this.id, seat: this.seat, action: choice.id };
    return this.#askNearest<Message & Preview>(asked, { ...asked, chance: true });
  }

  async whyNot(form: Form): Promise<Why | null> {
    const asked = { type: "why_not", match: this.id, seat: this.seat, action: form };
    const answer = await this.#askNearest<Message & Why & { possible: boolean }>(asked);
    return answer.possible ? null : answer;
  }

  async hint(): Promise<readonly Hint[]> {
    const asked = { type: "hint", match: this.id, seat: this.seat };
    // Between people the server says whether there are hints.
    const answer = isBetweenPeople(this.table)
      ? await socket.ask<Message & { choices: Hint[] }>(asked)
      : await this.#askNearest<Message & { choices: Hint[] }>(asked);
    return answer.choices;
  }

  /** Asks this page's own copy of what its seat sees, else the server; what no one can be asked is as `unreached`. */
  async #askNearest<T extends Message>(message: Message, unreached?: T): Promise<T> {
    const own = isHere(this.id) ? null : await askOwnCopy(this.latest, message);
    if (own) return own as T;
    if (unreached && !socket.reaches(this.id)) return unreached;
    return socket.ask<T>(message);
  }

  async say(text: string): Promise<void> {
    await socket.ask({ type: "chat", match: this.id, text });
  }

  async readChat(): Promise<void> {
    const { messages } = await http.get<{ messages: ChatMessage[] }>(`/tables/${this.id}/chat`);
    const last = messages.at(-1)?.number ?? 0;
    this.chat = [...messages, ...this.chat.filter((message) => message.number > last)];
  }

  /** The view as it was at some version, to look back while the match runs. */
  async viewAt(version: number): Promise<AnyView> {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const then = await http.get<StateMessage>(`/tables/${this.id}/view?version=${version}${seat}`);
    return then.view;
  }

  /** The decision that is on its way. */
  #decision = $state.raw<Message | null>(null);

  get mayTakeBack(): boolean {
    return this.#decision !== null && socket.unsent(this.#decision);
  }

  /** Forgets a decision that could not be sent yet. */
  takeBack(): void {
    if (this.#decision) socket.withdraw(this.#decision);
  }

  /** Sends a decision; done when it is stored and this page has been told of it. */
  async #send(decision: Message): Promise<void> {
    const place = { match: this.id, seat: this.seat, version: this.version, client_move_id: newId() };
    const sent = { ...decision, ...place };
    this.#decision = sent;
    const answer = await decides(socket.ask<Message & { version: number }>(sent)).finally(
      () => (this.#decision = null),
    );
    if (this.version < answer.version) await new Promise<void>((done) => this.#expecting.push([answer.version, done]));
  }

  #reached(version: number): void {
    this.version = version;
    for (const [expected, done] of this.#expecting) if (expected <= version) done();
    this.#expecting = this.#expecting.filter(([expected]) => expected > version);
  }

  #watch(since: number): Promise<StateMessage & Message> {
    return socket.ask<StateMessage & Message>({ type: "watch", match: this.id, seat: this.seat, since });
  }

  async #return(): Promise<void> {
    this.#resume(await this.#watch(this.version));
  }

  #resume(state: StateMessage): void {
    const fresh = state.version !== this.version;
    this.#take(state);
    if (fresh) this.controller.playback.jump(state.view);
  }

  #take(state: StateMessage): void {
    const missed = (state.missed ?? []).filter((update) => update.version > this.version);
    this.log = [...this.log, ...missed];
    this.latest = state.view;
    this.clock = state.clock;
    this.table = state.table;
    this.#reached(state.version);
  }

  #receive(message: Message): void {
    if (message.type === "table") this.#retable(message["table"] as Table);
    if (message["match"] !== this.id) return;
    if (message["seat"] === this.seat) {
      if (message.type === "moved") this.#moved(message as unknown as MovedMessage);
      // Where much has happened at once the server tells how things stand instead.
      if (message.type === "state") this.#resume(message as unknown as StateMessage);
    }
    if (message.type === "trouble") this.trouble = new Refusal(message as unknown as Refusal);
    if (message.type === "chat") this.chat = [...this.chat, message as unknown as ChatMessage];
    if (message.type === "onlookers") this.table = { ...this.table, onlookers: message["names"] as string[] };
    if (message.type === "presence") this.#presence(Number(message["seat"]), Boolean(message["online"]));
  }

  #moved(moved: MovedMessage): void {
    if (moved.version <= this.version) return;
    if (moved.version > this.version + 1) {
      void this.#return();
      return;
    }
    this.log = [...this.log, moved];
    this.latest = moved.view;
    this.clock = moved.clock;
    if (moved.kind === "move") this.controller.playback.push(moved);
    else this.controller.playback.jump(moved.view);
    this.#reached(moved.version);
  }

  #retable(table: Table): void {
    if (table.id === this.id) this.table = { ...table, mine: this.table.mine };
  }

  #presence(seat: number, online: boolean): void {
    const seats = this.table.seats.map((each) => (each.seat === seat ? { ...each, online } : each));
    this.table = { ...this.table, seats };
  }
}

/** A name for a decision that no other has: also where the page did not come over a secure connection. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
