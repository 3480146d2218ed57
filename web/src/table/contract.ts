/**
 * What a view is, and what a game's folder gives the table: see docs/web.md.
 *
 * A board knows no rules. It draws a view, lights up the choices the view offers, and says which pieces an event moves.
 */
import type { Component } from "svelte";
import type { Narrator } from "../words/narrator";
import type { DrawsTower } from "./picture";

/** An action in its structured form. */
export interface Form {
  readonly kind: string;
  readonly [argument: string]: string | number;
}

/** One of the actions a view offers. */
export interface Choice extends Form {
  readonly id: number;
}

/** One thing that happened, to one seat or (null) to the whole table; what this seat may not know is left out. */
export interface Event {
  readonly kind: string;
  readonly seat: number | null;
  readonly [argument: string]: string | number | null;
}

export interface Score {
  readonly total: number;
  readonly sources: Readonly<Record<string, number>>;
}

/** All that a seat, or with `seat: null` a spectator, may know of a match. */
export interface View<State = unknown, Shown = unknown> {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number | null;
  readonly ply: number;
  readonly turn: number | null;
  readonly over: boolean;
  readonly commitment: string;
  readonly state: State;
  readonly shown: Shown;
  readonly choices: readonly Choice[];
  readonly undoable: number;
  readonly seed?: string;
  readonly scores?: readonly Score[];
  readonly winners?: readonly number[];
}

/** A view of any game: what the frame passes on without looking inside. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = View<any, any>;

/** What the table lends to a board. */
export interface Play {
  readonly narrator: Narrator;
  /** The choice that is pointed at, focused or held under a finger: draw its effect as a ghost. */
  readonly pointed: Choice | null;
  /** The view after the pointed choice, once known; null when chance or secrets stand between. */
  readonly preview: AnyView | null;
  /** The event that is being played at this moment. */
  readonly currentEvent: Event | null;
  /** What has happened so far, as far as this table knows it; a table that goes on from another begins with nothing. */
  readonly events: readonly Event[];
  /** The last lines of the log, for a board that repeats them. */
  readonly lastLines: readonly string[];
  /** What is to be done now, or who is awaited: the one sentence of the prompt line. */
  readonly sentence: string;
  /** The choice that waits for a yes because something is at stake; it is asked beside its piece. */
  readonly asked: Choice | null;
  /** The points of a seat that have been counted, while the final scoring walks across the board. */
  counted?(seat: number): number | null;
  /** Whether this seat may choose now: nothing is being told or sent. */
  readonly live: boolean;
  /** The view after a choice, before it is played; null when chance or secrets stand between. */
  look(choice: Choice): Promise<AnyView | null>;
  /** Plays a choice. With `sure` the board has asked already, and the table does not ask again. */
  choose(choice: Choice, sure?: boolean): void;
  point(choice: Choice | null): void;
  /** Somebody asked for something that is not among the choices: the prompt line says why not, with the clause. */
  ask(form: Form): void;
}

export interface BoardProps<V extends AnyView = AnyView> {
  readonly view: V;
  readonly play: Play;
}

export interface CountsProps<V extends AnyView = AnyView> extends BoardProps<V> {
  readonly seat: number;
}

/** A piece travels: both ends are names that the board gave to elements as `data-piece`. */
export interface Flight {
  readonly from?: string;
  readonly to: string;
  /** `fly` from there to here; `walk` on foot; `rise` from the ground; `land` from above; `tumble` like a die; `turn` like a card. */
  readonly how?: "fly" | "walk" | "rise" | "land" | "tumble" | "turn";
}

/** How one event is told on the board. */
export interface Telling {
  /** Parts of the new view that become visible with this event, as paths: "state.yard", "state.columns.0". */
  readonly shows?: readonly string[];
  readonly flies?: readonly Flight[];
  /** The piece beside which the sentence appears as a caption; for automatic players' steps. */
  readonly at?: string;
}

/** A piece that counts for a source of points, for the walk across the board at the end. */
export interface Spot {
  /** Its name, as given by `data-piece`. */
  readonly piece: string;
  readonly points: number;
}

/** What a choice is about, for hints and lists: words that name its pieces, and the pieces, by `data-piece`. */
export interface About {
  readonly words?: string;
  readonly pieces?: readonly string[];
}

/** A part of the table that a board may draw itself, because it belongs into its picture. */
export type Part = "seats" | "sentence" | "own";

/** Chooses options of a kind that only the game itself understands, such as which seats a Tom plays. */
export interface OptionsProps {
  readonly players: number;
  readonly narrator: Narrator;
  readonly options: Readonly<Record<string, unknown>>;
  /** The options chosen, and the seats that automatic players take by them. */
  onchange: (options: Readonly<Record<string, unknown>>, automatic: readonly number[]) => void;
}

/** How one person plays a game that needs more seats: who takes the others. The message `web-alone` says it. */
export interface Alone {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The seats that automatic players take by these options. */
  readonly automatic: readonly number[];
}

export interface LookupProps<V extends AnyView = AnyView> {
  readonly narrator: Narrator;
  /** Null where rules are read without a table. */
  readonly view: V | null;
  /** The one to begin with. */
  readonly entry: string | null;
}

/**
 * What `web/src/games/<game>/lookup.ts` exports by default, for a game with things that one looks up: people, cards.
 * The messages `web-lookup` and `web-lookup-short` name the sheet.
 */
export interface Lookup<V extends AnyView = AnyView> {
  /** All of them, with what each does. */
  readonly Sheet: Component<LookupProps<V>>;
  /** One in small, for a button that opens the sheet at it. */
  readonly Mark: Component<{ entry: string; narrator: Narrator }>;
  readonly entries: readonly string[];
  /** The name by which texts speak of an entry. */
  name(entry: string, narrator: Narrator): string;
  /** The entries that an action or an event speaks of. */
  mentioned(form: Form | Event): readonly string[];
}

/** What `web/src/games/<game>/index.ts` exports by default. */
export interface GameUi<V extends AnyView = AnyView> {
  /** Everything everybody sees. */
  readonly Board: Component<BoardProps<V>>;
  /** A seat's own things, below the board; on a phone in a sheet at the bottom. */
  readonly Mine?: Component<BoardProps<V>>;
  /** A few counts beside a player's name. */
  readonly Counts?: Component<CountsProps<V>>;
  /** What another seat has in front of it: below its name where the window is wide, else the board's own business. */
  readonly Theirs?: Component<CountsProps<V>>;
  readonly Options?: Component<OptionsProps>;
  /** The most important choices of the board once more, beside the sentence, where the window is wide. */
  readonly Keys?: Component<BoardProps<V>>;
  readonly alone?: Alone;
  /** The kinds of choices that Board or Mine offer; every other choice becomes a button of the prompt line. */
  readonly onBoard: readonly string[];
  /** The points of a seat so far, as the table may show them. */
  points(view: V, seat: number): number;
  /** What Board draws itself; the frame leaves it out. */
  readonly draws?: readonly Part[];
  /** The pieces that a source of points counts for a seat; without it, only the table of points tells. */
  spots?(view: V, source: string, seat: number): readonly Spot[];
  /** A seat's building for the picture of the result; without it, plain ones. */
  readonly drawsTower?: DrawsTower;
  /** For choices whose own words are only a number in a list. */
  about?(choice: Choice, view: V, narrator: Narrator): About | null;
  /** The kinds of choices that give something up for good: these are asked about. Without it, all that are final. */
  readonly stakes?: readonly string[];
  /** What the seat on turn is to do now; without it, the message `phase-<state.phase>`. */
  prompt?(view: V, narrator: Narrator): string;
  /** The clause of the rules page that matters now. */
  clause(view: V): string;
  readonly tell: Readonly<Record<string, (event: Event, view: V) => Telling>>;
}
