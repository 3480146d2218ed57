/** The one socket of the page. It comes back by itself, and what must not be lost is sent again. */
import { lookForNewer } from "../offline/installed.svelte";
import { isHere, Refusal } from "./http";
import { served } from "./served";
import type { Refused } from "./wire";

export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Waiting {
  readonly message: Message;
  readonly done: (answer: Message) => void;
  readonly failed: (refusal: Refusal) => void;
  /** Whether it has gone out once: then the server may know of it. */
  sent: boolean;
}

type Listener = (message: Message) => void;

const SLOWEST = 8000;
/** So long may an answer take before somebody is told. What is thought about takes longer. */
const SOON = 1000;
const THOUGHT_ABOUT = ["hint"];

export class Socket {
  /** Whether the connection stands. */
  open = $state(false);
  /** Whether an answer is overdue, although the connection seems to stand. */
  late = $state(false);
  #line: WebSocket | null = null;
  #tries = 0;
  #next = 1;
  /* eslint-disable svelte/prefer-svelte-reactivity -- nobody draws them */
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<Listener>();
  #comers = new Set<() => void>();
  /* eslint-enable svelte/prefer-svelte-reactivity */

  /** Called with every message that is not an answer. Returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called whenever the connection stands again. Returns how to stop. */
  onopen(comer: () => void): () => void {
    this.#comers.add(comer);
    return () => this.#comers.delete(comer);
  }

  connect(): void {
    if (this.#line || !served) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#line = line;
    line.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
    line.addEventListener("close", () => this.#lost());
  }

  /** Whether a question about that table can be answered now. */
  reaches(table: string): boolean {
    return this.open || isHere(table);
  }

  /** Asks the worker of this device. */
  async #askHere<T extends Message>(message: Message): Promise<T> {
    const line = await import("../local/line");
    line.listen(this.#tell);
    return line.ask<T>({ message });
  }

  readonly #tell = (message: Message): void => {
    for (const listener of this.#listeners) listener(message);
  };

  /** Sends a question and waits for its answer, over as many connections as it takes. */
  ask<T extends Message = Message>(message: Message): Promise<T> {
    if (isHere(message["match"])) return this.#askHere<T>(message);
    const id = this.#next++;
    return new Promise<T>((resolve, failed) => {
      this.#waiting.set(id, { message, done: resolve as (answer: Message) => void, failed, sent: false });
      this.#send(id);
      this.connect();
      if (!THOUGHT_ABOUT.includes(message.type)) setTimeout(() => this.#lookAt(id), SOON);
    });
  }

  /** Whether a question has never gone out, so that it can still be forgotten. */
  unsent(message: Message): boolean {
    return [...this.#waiting.values()].some((waiting) => waiting.message === message && !waiting.sent);
  }

  /** Forgets a question that never went out; whoever waits for its answer is told. */
  withdraw(message: Message): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.message !== message || waiting.sent) continue;
      this.#waiting.delete(id);
      waiting.failed(new Refusal({ id: "withdrawn", args: {}, code: "withdrawn", message: "Taken back." }));
    }
  }

  #lookAt(id: number): void {
    if (this.#waiting.has(id)) this.late = true;
  }

  #send(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!this.open || !waiting) return;
    waiting.sent = true;
    this.#line?.send(JSON.stringify({ ...waiting.message, id }));
  }

  #receive(message: Message): void {
    if (message.type === "hello") this.#welcome();
    const answered = this.#waiting.get(Number(message["re"]));
    if (!answered) {
      this.#tell(message);
      return;
    }
    this.#waiting.delete(Number(message["re"]));
    this.late = false;
    if (message.type === "refused") answered.failed(refusal(message));
    else answered.done(message);
  }

  #welcome(): void {
    this.open = true;
    if (this.#tries > 0) lookForNewer();
    this.#tries = 0;
    for (const id of this.#waiting.keys()) this.#send(id);
    for (const comer of this.#comers) comer();
  }

  /** The device knows before the connection does. */
  drop(): void {
    this.#line?.close();
    this.open = false;
  }

  #lost(): void {
    this.open = false;
    this.late = false;
    this.#line = null;
    const pause = Math.min(SLOWEST, 250 * 2 ** this.#tries++);
    setTimeout(() => this.connect(), pause);
  }
}

function refusal(message: Message): Refusal {
  return new Refusal(message as unknown as Refused);
}

export const socket = new Socket();
globalThis.addEventListener?.("offline", () => socket.drop());
