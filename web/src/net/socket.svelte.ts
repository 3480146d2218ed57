/** The one socket of the page. It comes back by itself, and what must not be lost is sent again. */
import { Refusal } from "./http";
import type { Refused } from "./wire";

export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Waiting {
  readonly message: Message;
  readonly done: (answer: Message) => void;
  readonly failed: (refusal: Refusal) => void;
}

type Listener = (message: Message) => void;

const SLOWEST = 8000;

export class Socket {
  /** Whether the connection stands. */
  open = $state(false);
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
    if (this.#line) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#line = line;
    line.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
    line.addEventListener("close", () => this.#lost());
  }

  /** Sends a question and waits for its answer, over as many connections as it takes. */
  ask<T extends Message = Message>(message: Message): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, failed) => {
      this.#waiting.set(id, { message, done: resolve as (answer: Message) => void, failed });
      this.#send(id, message);
      this.connect();
    });
  }

  #send(id: number, message: Message): void {
    if (this.open) this.#line?.send(JSON.stringify({ ...message, id }));
  }

  #receive(message: Message): void {
    if (message.type === "hello") this.#welcome();
    const answered = this.#waiting.get(Number(message["re"]));
    if (!answered) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    this.#waiting.delete(Number(message["re"]));
    if (message.type === "refused") answered.failed(refusal(message));
    else answered.done(message);
  }

  #welcome(): void {
    this.open = true;
    this.#tries = 0;
    for (const [id, { message }] of this.#waiting) this.#send(id, message);
    for (const comer of this.#comers) comer();
  }

  #lost(): void {
    this.open = false;
    this.#line = null;
    const pause = Math.min(SLOWEST, 250 * 2 ** this.#tries++);
    setTimeout(() => this.connect(), pause);
  }
}

function refusal(message: Message): Refusal {
  return new Refusal(message as unknown as Refused);
}

export const socket = new Socket();
