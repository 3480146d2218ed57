/** What stands behind the streets: rays over the horizon, stars, and a city in three distances. */
import { chance } from "./drawing";

export interface Sky {
  readonly rays: string;
  readonly stars: readonly { readonly x: number; readonly y: number; readonly r: number; readonly bright: number }[];
  /** Silhouettes and their lit windows, the farthest first. */
  readonly city: readonly { readonly outline: string; readonly windows: string }[];
}

const n = (value: number) => Math.round(value * 10) / 10;
const RAYS = 42;
const STARS = 70;

/** A picture of that width, with the horizon at `ground`. */
export function sky(width: number, ground: number): Sky {
  const high = Math.min(ground, width * 0.9);
  const part = Math.max(34, width / 24);
  return {
    rays: rays(width / 2, ground, Math.hypot(width, ground) * 1.1),
    stars: Array.from({ length: STARS }, (_, i) => ({
      x: n(chance(i) * width),
      y: n(chance(i + 99) * ground * 0.55),
      r: n(0.5 + chance(i + 7) * 1.1),
      bright: n(0.25 + chance(i + 3) * 0.6),
    })),
    city: [
      city(3, width, ground, [high * 0.3, high * 0.88], part * 1.15),
      city(41, width, ground, [high * 0.2, high * 0.56], part),
      city(77, width, ground, [high * 0.1, high * 0.25], part * 0.8),
    ],
  };
}

function rays(x: number, y: number, length: number): string {
  const end = (angle: number) => `${n(x - Math.cos(angle) * length)} ${n(y - Math.sin(angle) * length)}`;
  const ray = (i: number) =>
    `M${n(x)} ${n(y)}L${end((Math.PI * (i + 0.1)) / RAYS)}L${end((Math.PI * (i + 0.54)) / RAYS)}Z`;
  return Array.from({ length: RAYS }, (_, i) => ray(i)).join("");
}

function city(seed: number, width: number, ground: number, [least, most]: readonly [number, number], part: number) {
  let outline = "";
  let windows = "";
  let i = seed;
  for (let x = -20; x < width + 20; i++) {
    const tall = chance(i + 50) > 0.6;
    const h = tall ? least + (most - least) * (0.35 + 0.65 * chance(i + 60)) : least * (0.5 + 0.6 * chance(i));
    const w = part * (tall ? 0.55 + 0.35 * chance(i) : 0.7 + 0.9 * chance(i));
    outline += tall ? skyscraper(x, ground, w, h) : warehouse(x, ground, w, h, chance(i + 20));
    for (let k = 0; k < 9; k++) {
      if (chance(i * 9 + k) < 0.42) continue;
      const wx = x + w * (0.24 + 0.5 * chance(i * 5 + k));
      const wy = ground - h * (0.08 + 0.74 * chance(i * 3 + k));
      windows += `M${n(wx)} ${n(wy)}h${n(part * 0.035)}v${n(part * 0.06)}h${n(-part * 0.035)}Z`;
    }
    x += w * (tall ? 0.82 : 1);
  }
  return { outline, windows };
}

/** Steps inwards on both sides, and ends in a needle. */
function skyscraper(x: number, ground: number, w: number, h: number): string {
  const y = (part: number) => n(ground - h * part);
  const up = `M${n(x)} ${n(ground + 4)}V${y(0.5)}h${n(w * 0.1)}V${y(0.72)}h${n(w * 0.1)}V${y(0.88)}h${n(w * 0.1)}V${y(0.96)}h${n(w * 0.1)}V${y(1)}`;
  const needle = `H${n(x + w / 2 - 1.2)}L${n(x + w / 2)} ${n(ground - h * 1.2)}L${n(x + w / 2 + 1.2)} ${y(1)}`;
  return `${up}${needle}H${n(x + w * 0.6)}V${y(0.96)}h${n(w * 0.1)}V${y(0.88)}h${n(w * 0.1)}V${y(0.72)}h${n(w * 0.1)}V${y(0.5)}h${n(w * 0.1)}V${n(ground + 4)}Z`;
}

function warehouse(x: number, ground: number, w: number, h: number, step: number): string {
  const rise = n(h * 0.12 * step);
  return `M${n(x)} ${n(ground + 4)}V${n(ground - h)}h${n(w * 0.3)}v${-rise}h${n(w * 0.4)}v${rise}h${n(w * 0.3)}V${n(ground + 4)}Z`;
}
