/** What the table service sends, in the page's words: see docs/protocol.md. */
import type { AnyView } from "../table/contract";
import type { Games, Moved, State, Update as ToldUpdate } from "./wire";

export type {
  ChatMessage,
  Clock,
  ClockRule,
  GameInfo,
  HintChoice as Hint,
  Known,
  Me,
  Motion,
  Option,
  Ply,
  Rating,
  Replay,
  Result,
  Seat,
  Session,
  Table,
  TableLine,
} from "./wire";

/** What can be played, and against whom. */
export type Offer = Pick<Games, "games" | "levels">;
/** What the log of a table needs of an update; a replay has no more. */
export type Update = Pick<ToldUpdate, "version" | "kind" | "events"> & { readonly by: number | null };
/** A view is the game's own: the frame passes it on without looking inside. */
export type StateMessage = Omit<State, "view"> & { readonly view: AnyView };
export type MovedMessage = Omit<Moved, "view"> & { readonly view: AnyView };
