/** The worker in which a device plays: rules, bots and what is kept of its tables. */
import type { AnyView } from "../table/contract";
import type { Message } from "../net/socket.svelte";
import type { Replay } from "../net/types";
import { checkReplay } from "./check";
import { askCopy, imagine } from "./copy";
import { coresHere } from "./cores";
import { loadGame } from "./games";
import { Host } from "./host";
import { pause } from "./pause";
import { asRefused, type Refused } from "./refused";
import { openStore, passingStore } from "./store";
import { Thinkers } from "./thinkers";

export type Question =
  /** About a table of this device. */
  | { readonly number: number; readonly message: Message }
  | { readonly number: number; readonly method: string; readonly path: string; readonly body: unknown }
  /** About a table of a server, by what a seat sees of it. */
  | { readonly number: number; readonly view: AnyView; readonly about: Message }
  /** Does a record lead where it was told that it led? */
  | { readonly number: number; readonly record: unknown; readonly replay: Replay };

export type Answer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly refused: Pick<Refused, "id" | "code" | "message" | "args"> }
  | { readonly told: Message };

const send = (answer: Answer) => postMessage(answer);

const thinkers = new Thinkers(coresHere());
const tabs = new BroadcastChannel("midtown-tables");

const host = openStore()
  .catch(passingStore)
  .then((store) => {
    const told = (message: Message) => send({ told: message });
    return new Host(store, loadGame, told, pause, thinkers, (id) => tabs.postMessage(id));
  });
tabs.onmessage = ({ data }: MessageEvent<string>) => void host.then((known) => known.changedElsewhere(data));

async function found(question: Question): Promise<unknown> {
  if ("view" in question) {
    const game = await loadGame(question.view.game);
    return askCopy(imagine(game, question.view), thinkers.for(game, "hint"), question.about);
  }
  if ("replay" in question) return checkReplay(await loadGame(question.replay.game), question.record, question.replay);
  const asked = await host;
  if ("message" in question) return asked.ask(question.message);
  return asked.request(question.method, question.path, question.body);
}

async function answer(question: Question): Promise<void> {
  const { number } = question;
  try {
    send({ number, answer: await found(question) });
  } catch (error) {
    const { id, code, message, args } = asRefused(error);
    send({ number, refused: { id, code, message, args } });
  }
}

onmessage = ({ data }: MessageEvent<Question>) => void answer(data);
