/** Requests to the table service. */

/** The server's answer "no": one sentence, and the rule behind it if there is one. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly reason: string | null = null,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  // What is being written when the page goes is still sent.
  const init: RequestInit = { method, credentials: "same-origin", keepalive: method === "PUT" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal("offline", "The server cannot be reached.");
  });
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => ({}))) as { error?: Refusal };
  if (response.ok) return answer as T;
  const error = answer.error;
  throw new Refusal(
    error?.code ?? String(response.status),
    error?.message ?? response.statusText,
    error?.reason,
    error?.clause,
  );
}

export const http = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => request<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => request<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown) => request<T>("PATCH", path, body),
  delete: (path: string) => request<void>("DELETE", path),
};
