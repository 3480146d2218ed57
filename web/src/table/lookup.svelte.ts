/** What is looked up at the moment: nothing, everything of a game, or one of its entries. */

interface Shown {
  readonly entry: string | null;
}

let shown = $state.raw<Shown | null>(null);

export const lookup = {
  get now(): Shown | null {
    return shown;
  },
  show(entry: string | null = null): void {
    shown = { entry };
  },
  toggle(): void {
    shown = shown ? null : { entry: null };
  },
  close(): void {
    shown = null;
  },
};
