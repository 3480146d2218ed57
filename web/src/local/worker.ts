/** The worker in which a device plays: rules, bots and what is kept of its tables. */
import { loadGame } from "./games";
import { Host, Refused } from "./host";
import { openStore } from "./store";
import type { Message } from "../net/socket.svelte";

export type Question =
  | { readonly number: number; readonly message: Message }
  | { readonly number: number; readonly method: string; readonly path: string; readonly body: unknown };

export type Answer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly refused: { id: string; code: string; message: string; args: Refused["args"] } }
  | { readonly told: Message };

const send = (answer: Answer) => postMessage(answer);

/** The next task of the worker: what was asked meanwhile comes first. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

const host = openStore()
  .catch(() => {
    throw new Refused(
      "no-store-here",
      "failed",
      "This browser keeps nothing for this page, so no table can be played here.",
    );
  })
  .then((store) => new Host(store, loadGame, (told) => send({ told }), pause));
host.catch(() => undefined);

async function answer(question: Question): Promise<void> {
  const { number } = question;
  try {
    const asked = await host;
    const answer =
      "message" in question
        ? await asked.ask(question.message)
        : await asked.request(question.method, question.path, question.body);
    send({ number, answer });
  } catch (error) {
    const { id, code, message, args } =
      error instanceof Refused
        ? error
        : new Refused("failed", "failed", error instanceof Error ? error.message : String(error));
    send({ number, refused: { id, code, message, args } });
  }
}

onmessage = ({ data }: MessageEvent<Question>) => void answer(data);
