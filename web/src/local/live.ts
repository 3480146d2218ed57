/** A table of this device in memory: what src/midtown/server/live/match.py is at a server. */
import type { AnyView } from "../table/contract";
import type { Clock, Result, Table } from "../net/types";
import type { Game } from "./engine/game";
import { commitmentTo, Match } from "./engine/match";
import type { Row } from "./engine/table";
import type { Entry, Kept } from "./kept";

type Audience = number | null;
export type Update = NonNullable<Awaited<ReturnType<Live["updates"]>>[number]>;

interface Line {
  readonly entry: Entry;
  readonly story: readonly Row[];
  /** Who was shown something by it. */
  readonly seen: ReadonlySet<Audience>;
}

export class Live {
  match: Match;
  readonly #lines: Line[] = [];
  /** What each audience could see after the last of them. */
  #seen: readonly string[];

  constructor(
    public kept: Kept,
    readonly game: Game,
  ) {
    this.match = this.#fresh();
    this.#seen = this.#sights();
    for (const entry of kept.entries) this.#play(entry);
  }

  #fresh(): Match {
    const { players, options, seed, commitment, origin, start } = this.kept;
    return new Match(this.game, players, options, seed, commitment, origin, start);
  }

  get audiences(): readonly Audience[] {
    return [...Array(this.kept.players).keys(), null];
  }

  get over(): boolean {
    return this.kept.result !== null;
  }

  get turn(): number | null {
    return this.over ? null : this.match.turn;
  }

  /** Adds to the log what somebody decided. */
  add(entry: Entry): void {
    const { touched, ...kept } = this.kept;
    const before = this.match.turn;
    this.#play(entry);
    const passed = this.match.turn !== before || entry.kind === "resign";
    const result = this.#result(entry);
    this.change({ ...kept, touched: passed ? entry.at : touched, entries: [...kept.entries, entry], result });
  }

  change(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed, revision: this.kept.revision + 1 };
  }

  #result({ kind, seat }: Entry): Result | null {
    const scores = this.match.scores;
    if (this.match.over) return { ending: "finished", seat: null, winners: this.match.winners, scores };
    if (kind !== "resign") return null;
    const winners = [...Array(this.kept.players).keys()].filter((each) => each !== seat);
    return { ending: "resigned", seat, winners, scores };
  }

  #play(entry: Entry): void {
    const before = this.#seen;
    const story = entry.kind === "move" ? this.match.advance(entry.action!) : [];
    if (entry.kind === "undo") this.match = this.match.at(entry.ply!);
    const after = (this.#seen = this.#sights());
    const everybody = story.length > 0 || entry.kind === "resign" || before.length === 0;
    const seen = this.audiences.filter((audience, i) => everybody || audience === entry.seat || before[i] !== after[i]);
    this.#lines.push({ entry, story, seen: new Set(seen) });
  }

  /** What each audience can see. Where nothing is hidden every decision shows. */
  #sights(): readonly string[] {
    return this.game.told.hidden ? this.audiences.map((audience) => this.match.sight(audience)) : [];
  }

  version(audience: Audience): number {
    return this.#lines.filter(({ seen }) => seen.has(audience)).length;
  }

  /** What that audience was shown after a version, oldest first. */
  updates(audience: Audience, since: number) {
    return this.#lines
      .filter(({ seen }) => seen.has(audience))
      .map(({ entry, story }, i) => ({
        version: i + 1,
        by: entry.seat,
        kind: entry.kind,
        at: entry.at,
        action: entry.kind === "move" && entry.seat === audience ? this.game.action(entry.action!) : null,
        events: story.map((row) => this.match.event(row, audience)),
      }))
      .filter(({ version }) => version > since);
  }

  view(audience: Audience): AnyView {
    const { ply: _, ...view } = this.match.view(audience);
    const { result } = this.kept;
    if (!result || this.match.over) return view as unknown as AnyView;
    const { scores, winners } = result;
    const closed = {
      over: true,
      turn: null,
      choices: [],
      undoable: 0,
      seed: this.match.seed,
      origin: this.match.origin,
    };
    return { ...view, ...closed, scores, winners } as unknown as AnyView;
  }

  /** The view as that audience had it at an earlier version. */
  viewAt(audience: Audience, version: number): AnyView {
    if (version === this.version(audience)) return this.view(audience);
    const shown = this.#lines.map(({ seen }) => seen.has(audience));
    let count = 0;
    const until = shown.findIndex((seen) => (count += Number(seen)) > version);
    const past = { ...this.kept, result: null, entries: this.kept.entries.slice(0, until) };
    return new Live(past, this.game).view(audience);
  }

  get clock(): Clock {
    return { left: null, running: null, since: null, deadline: null, now: Date.now() };
  }

  get table(): Table {
    return tableOf(this.kept, this.turn);
  }

  /** Every decision of a finished match, nothing kept back. */
  replay() {
    const again = this.#fresh();
    const opening = again.opening.map((row) => again.event(row, "open"));
    const plies = this.match.actions.map((action, i) => {
      const seat = again.turn;
      const events = again.advance(action).map((row) => again.event(row, "open"));
      return { ply: i + 1, seat, action: this.game.action(action), events };
    });
    const { kept, match } = this;
    return {
      game: kept.game,
      game_version: kept.version,
      players: kept.players,
      options: kept.options,
      seed: match.seed,
      commitment: match.commitment,
      origin: match.origin,
      opening,
      plies,
      result: kept.result,
    };
  }
}

/** A table as a page knows it, by what is kept of it. */
export function tableOf(kept: Kept, turn: number | null): Table {
  const mine = kept.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const over = kept.result !== null;
  return {
    id: kept.id,
    game: kept.game,
    game_version: kept.version,
    players: kept.players,
    state: over ? "over" : "playing",
    public: false,
    spectators: false,
    hints: true,
    owner: mine[0] ?? null,
    clock: { kind: "none" },
    created: kept.created,
    touched: kept.touched,
    seats: kept.seats,
    mine,
    turn,
    your_turn: turn !== null && mine.includes(turn),
    deadline: null,
    commitment: kept.commitment ?? commitmentTo(kept.seed),
    result: kept.result,
    rematch: kept.rematch,
    forked_from: kept.forked_from,
    forked_ply: kept.forked_ply,
    first: kept.first,
    options: kept.options,
    origin: over ? kept.origin : null,
    motions: [],
    chat: kept.chat.length,
    watching: 0,
    onlookers: [],
  };
}
