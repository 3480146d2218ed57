/** Why something cannot be done: a reason of the rules with its clause, or a sentence. */
export interface Why {
  readonly reason: string | null;
  readonly clause: string | null;
  readonly message?: string;
}
