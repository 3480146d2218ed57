/** The line from the page to the worker in which this device plays. */
import { Refusal } from "../net/http";
import type { Message } from "../net/socket.svelte";
import type { Answer, Question } from "./worker";

type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, "number"> : never) : never;

interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly failed: (refusal: Refusal) => void;
}

let worker: Worker | null = null;
let next = 1;
const waiting = new Map<number, Waiting>();
const listeners = new Set<(message: Message) => void>();

/** Called with what the worker tells without being asked. */
export function listen(listener: (message: Message) => void): void {
  listeners.add(listener);
}

export function ask<T>(question: Asked): Promise<T> {
  worker ??= start();
  const number = next++;
  return new Promise<T>((resolve, failed) => {
    waiting.set(number, { done: resolve as (answer: unknown) => void, failed });
    worker!.postMessage({ ...question, number });
  });
}

function start(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<Answer>) => receive(data);
  started.onerror = () => {
    worker = null;
    for (const { failed } of waiting.values()) failed(broken());
    waiting.clear();
  };
  return started;
}

function broken(): Refusal {
  const message = "This browser cannot play by itself; tables of the server work as always.";
  return new Refusal({ id: "cannot-play-here", args: {}, code: "failed", message });
}

function receive(data: Answer): void {
  if ("told" in data) {
    for (const listener of listeners) listener(data.told);
    return;
  }
  const asked = waiting.get(data.number);
  waiting.delete(data.number);
  if ("refused" in data) asked?.failed(new Refusal(data.refused));
  else asked?.done(data.answer);
}
