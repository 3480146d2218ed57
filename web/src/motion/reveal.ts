/** Shows parts of a new view inside the one that is drawn, so that events can be told one after another. */
import type { AnyView } from "../table/contract";

export function reveal(drawn: AnyView, next: AnyView, paths: readonly string[]): AnyView {
  const shown = paths.reduce((view, path) => copied(view, next, path.split(".")) as AnyView, drawn);
  return { ...shown, choices: [], undoable: 0 };
}

function copied(into: unknown, from: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined || !isTree(into) || !isTree(from)) return from;
  const branch = copied(into[step], from[step], rest);
  if (!Array.isArray(into)) return { ...into, [step]: branch };
  return into.map((old: unknown, i) => (String(i) === step ? branch : old));
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
