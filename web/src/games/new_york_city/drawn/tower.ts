/** Towers in clusters. Each seat builds in a style of its own, so that shape and windows say whose they are. */
export interface Tower {
  readonly roof: string;
  readonly side: string;
  readonly front: string;
  readonly trim: string;
  readonly lit: string;
  readonly dim: string;
}

/** The mark of nobody's skyscrapers, which are plain and mostly dark. */
const LIT_OF_NOBODY = 0.3;
const LIT = 0.72;
const MOST = 6;

/** Places of one to six towers: across, down, how high. More towers are wider, deeper and taller. */
const PLACES: readonly (readonly (readonly [x: number, y: number, height: number])[])[] = [
  [],
  [[0.5, 0, 1]],
  [[0.34, -7, 1.08], [0.68, 0, 0.82]],
  [[0.54, -12, 1.2], [0.24, -1, 0.86], [0.8, 0, 0.72]],
  [[0.38, -15, 1.22], [0.7, -13, 1.02], [0.2, 0, 0.72], [0.56, 2, 0.6]],
  [[0.36, -17, 1.08], [0.66, -16, 1.2], [0.14, -3, 0.8], [0.48, 2, 0.66], [0.86, 0, 0.74]],
  [[0.2, -17, 0.95], [0.5, -19, 1.2], [0.8, -16, 1.02], [0.14, 1, 0.62], [0.48, 3, 0.7], [0.84, 2, 0.56]],
]; // prettier-ignore

const n = (value: number) => Math.round(value * 10) / 10;

/** The same numbers for the same seed, so that a tower keeps its windows. */
export function random(seed: number): () => number {
  let now = seed;
  return () => ((now = (now * 16807) % 2147483647) - 1) / 2147483646;
}

class Site {
  roof = "";
  side = "";
  front = "";
  trim = "";
  lit = "";
  dim = "";
  readonly #depth: number;

  constructor(
    readonly x: number,
    readonly y: number,
    readonly w: number,
    readonly h: number,
    readonly chance: () => number,
    readonly share: number,
  ) {
    this.#depth = w * 0.3;
  }

  get left(): number {
    return this.x - this.w / 2;
  }

  /** A block, in parts of the tower's width and height: from where, how wide, from which height, how high. */
  block(from: number, wide: number, up: number, high: number): void {
    const [x, y, w, h] = [this.left + from * this.w, this.y - up * this.h, wide * this.w, high * this.h];
    const [d, e] = [this.#depth, this.#depth / 2];
    this.front += `M${n(x)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}Z`;
    this.side += `M${n(x + w)} ${n(y)}v${n(-h)}l${n(d)} ${n(-e)}v${n(h)}Z`;
    this.roof += `M${n(x)} ${n(y - h)}l${n(d)} ${n(-e)}h${n(w)}l${n(-d)} ${n(e)}Z`;
  }

  mast(up: number, high: number): void {
    this.trim += `M${n(this.x - 1.2)} ${n(this.y - up * this.h)}v${n(-high * this.h)}h2.4v${n(high * this.h)}Z`;
  }

  /** A curve over the whole width that narrows to a point. */
  spire(up: number, high: number, bulge: number): string {
    const { x, w, h, left } = this;
    const y = this.y - up * h;
    const top = y - high * h;
    return `M${n(left)} ${n(y)}Q${n(left + w * bulge)} ${n(y - high * h * 0.5)} ${n(x)} ${n(top)}Q${n(left + w * (1 - bulge))} ${n(y - high * h * 0.5)} ${n(left + w)} ${n(y)}Z`;
  }

  windows(
    columns: number,
    rows: number,
    at: readonly [x: number, up: number],
    step: readonly [x: number, y: number],
    size: readonly [w: number, h: number],
    arched = false,
  ): void {
    const [w, h] = [size[0] * this.w, size[1] * this.h];
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const x = n(this.left + (at[0] + column * step[0]) * this.w);
        const y = n(this.y - (at[1] - row * step[1]) * this.h);
        const top = arched
          ? `v${n(-h * 0.6)}q${n(w / 2)} ${n(-h * 0.6)} ${n(w)} 0v${n(h * 0.6)}Z`
          : `v${n(-h)}h${n(w)}v${n(h)}Z`;
        const pane = `M${x} ${n(y + h)}${top}`;
        if (this.chance() < this.share) this.lit += pane;
        else this.dim += pane;
      }
  }
}

const STYLES: readonly ((site: Site) => void)[] = [
  // Stepped, with a mast: strips of windows.
  (site) => {
    site.block(0, 1, 0, 0.55);
    site.block(0.13, 0.74, 0.55, 0.27);
    site.block(0.27, 0.46, 0.82, 0.18);
    site.mast(1, 0.16);
    site.windows(3, 4, [0.16, 0.5], [0.26, 0.12], [0.13, 0.085]);
    site.windows(2, 2, [0.29, 0.78], [0.26, 0.11], [0.13, 0.075]);
  },
  // A needle over a fan of arcs: small square windows.
  (site) => {
    site.block(0, 1, 0, 0.66);
    site.trim += site.spire(0.66, 0.42, 0.02);
    site.front += site.spire(0.66, 0.26, 0.06);
    site.mast(1, 0.22);
    site.windows(3, 5, [0.14, 0.6], [0.28, 0.115], [0.16, 0.06]);
  },
  // A slab with shoulders and a tank: long bands of windows.
  (site) => {
    site.block(0, 1, 0, 0.42);
    site.block(0.12, 0.76, 0.42, 0.5);
    site.block(0.34, 0.34, 0.94, 0.09);
    site.windows(1, 3, [0.12, 0.37], [0, 0.12], [0.76, 0.055]);
    site.windows(1, 4, [0.24, 0.87], [0, 0.115], [0.52, 0.055]);
  },
  // A dome with a lantern: tall arched windows.
  (site) => {
    site.block(0, 1, 0, 0.7);
    site.trim += `M${n(site.left - site.w * 0.05)} ${n(site.y - site.h * 0.7)}h${n(site.w * 1.1)}v${n(-site.h * 0.04)}h${n(-site.w * 1.1)}Z`;
    site.front += site.spire(0.74, 0.28, -0.04);
    site.mast(0.96, 0.16);
    site.windows(2, 3, [0.17, 0.62], [0.38, 0.2], [0.24, 0.13], true);
  },
];

/** Nobody's: a plain box with a cornice. */
function plain(site: Site): void {
  site.block(0, 1, 0, 0.9);
  site.trim += `M${n(site.left - 1.5)} ${n(site.y - site.h * 0.9)}h${n(site.w + 3)}v${n(-site.h * 0.06)}h${n(-site.w - 3)}Z`;
  site.windows(3, 4, [0.14, 0.8], [0.28, 0.2], [0.14, 0.09]);
}

/** One tower whose foot stands at x, y. */
export function tower(seat: number | null, x: number, y: number, w: number, h: number, chance = random(7)): Tower {
  const site = new Site(x, y, w, h, chance, seat === null ? LIT_OF_NOBODY : LIT);
  (seat === null ? plain : STYLES[seat % STYLES.length]!)(site);
  const { roof, side, front, trim, lit, dim } = site;
  return { roof, side, front, trim, lit, dim };
}

/** All of one seat's towers in one place, on feet around x, y; at most six are drawn, the plate says the number. */
export function cluster(
  seat: number | null,
  count: number,
  x: number,
  y: number,
  width: number,
  seed: number,
  scale = 1,
): Tower[] {
  const chance = random(seed);
  const number = Math.min(MOST, count);
  const wide = width * (number > 2 ? 0.31 : 0.36);
  const high = ((seat === null ? 58 : 74) + 13 * number) * scale;
  return PLACES[number]!.map(([across, down, height]) =>
    tower(seat, x - width / 2 + width * (0.06 + across * 0.82), y + down * scale, wide, high * height, chance),
  );
}

/** The ground under a cluster. */
export function lot(x: number, y: number, width: number): string {
  return `M${n(x - width / 2 + 1)} ${n(y + 5)}l8 -17h${n(width - 6)}l-6 17Z`;
}
