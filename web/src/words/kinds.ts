/** For tests: what a game's messages are about. Every kind of event and of choice has one of its own. */
import { FluentResource } from "@fluent/bundle";

/** The kinds with messages that begin so: `kinds(source, "event")`. */
export function kinds(source: string, prefix: "event" | "action"): string[] {
  const names = new FluentResource(source).body.map(({ id }) => id);
  return names
    .filter((name) => name.startsWith(`${prefix}-`))
    .map((name) => name.slice(prefix.length + 1).replaceAll("-", "_"));
}
