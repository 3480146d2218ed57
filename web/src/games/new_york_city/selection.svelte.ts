/** What a person is in the middle of: the pieces touched so far. It ends when the table moves on. */
import type { Choice, Play } from "../../table/contract";
import type { CityView } from "./state";
import { along, touch, ways, type Path, type Way } from "./steps";

let touched = $state.raw<Path>([]);
let begunIn: CityView | null = null;

const NOTHING: Path = [];

export function selected(view: CityView): Path {
  // Read first, so that whatever asks is drawn again when something is touched.
  const now = touched;
  return begunIn === view ? now : NOTHING;
}

export function clearSelection(): void {
  touched = NOTHING;
}

function all(view: CityView): Way[] {
  return ways(view.choices, view.state);
}

/** Whether touching the piece leads anywhere. */
export function canTouch(view: CityView, piece: string): boolean {
  return touch(all(view), selected(view), piece) !== null;
}

/** The choice that touching the piece makes at once, if it does. */
export function choiceAt(view: CityView, piece: string): Choice | null {
  return touch(all(view), selected(view), piece)?.decided ?? null;
}

/** Whether the piece is what is looked for now: a next one of what was begun, or any beginning. */
export function isNext(view: CityView, piece: string): boolean {
  return along(all(view), [...selected(view), piece]).length > 0;
}

/** The choices that what was touched leaves open, to be shown in place. */
export function openChoices(view: CityView): Choice[] {
  const begun = selected(view);
  return begun.length === 0
    ? []
    : along(all(view), begun)
        .filter(({ path }) => path.length === begun.length)
        .map(({ choice }) => choice);
}

export function touchPiece(view: CityView, play: Play, piece: string): void {
  const begun = selected(view);
  const step = touch(all(view), begun, piece);
  const again = begun.at(-1) === piece;
  if (!step || again) return clearSelection();
  // Who came here by several touches has been asked already.
  if (step.decided) play.choose(step.decided, step.touched.length > 1);
  begunIn = view;
  touched = step.decided ? NOTHING : step.touched;
}
