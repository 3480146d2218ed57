/** A "no", as a server says it. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly code: string,
    message: string,
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}

/** What went wrong, as a "no". */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return new Refused("failed", "failed", error instanceof Error ? error.message : String(error));
}
