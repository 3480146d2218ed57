/** Requests to the table service. */

import { served } from "./served";
import type { ErrorAnswer, ErrorBody } from "./wire";

/** The server's answer "no": what its sentence is called and needs, and that sentence in English. */
export class Refusal extends Error {
  readonly id: string;
  readonly args: ErrorBody["args"];
  readonly code: string;

  constructor({ id, args, code, message }: Pick<ErrorBody, "id" | "args" | "message"> & { readonly code: string }) {
    super(message);
    this.id = id;
    this.args = args;
    this.code = code;
  }
}

const OFFLINE = "offline";

/** Tables of this device begin so: what is asked about them goes no further than its own worker. */
export const HERE = "here-";
export const isHere = (table: unknown) => String(table).startsWith(HERE);

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isHere(path.split("/")[2])) return here<T>(method, path, body);
  if (!served) throw noService();
  // What is being written when the page goes is still sent.
  const init: RequestInit = { method, credentials: "same-origin", keepalive: method === "PUT" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal({ id: "offline", args: {}, code: OFFLINE, message: "The server cannot be reached." });
  });
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  if (response.ok) return answer as T;
  // Something between here and the server may answer in its place.
  throw new Refusal(
    answer.error ?? { id: "unknown", args: {}, code: String(response.status), message: response.statusText },
  );
}

function noService(): Refusal {
  const message = "This page has no table service: what is played here stays on this device.";
  return new Refusal({ id: "no-service", args: {}, code: OFFLINE, message });
}

/** Whether nobody answers: there is no network just now, or there never is a service. */
export function isOffline(refusal: unknown): boolean {
  return refusal instanceof Refusal && refusal.code === OFFLINE;
}

async function here<T>(method: string, path: string, body: unknown): Promise<T> {
  const { ask } = await import("../local/line");
  return ask<T>({ method, path, body });
}

export const http = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => request<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => request<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown) => request<T>("PATCH", path, body),
  delete: (path: string) => request<void>("DELETE", path),
};
