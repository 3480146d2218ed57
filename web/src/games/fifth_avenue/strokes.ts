/** How shapes are written down: as lists of paths with their colours. */
import type { Point } from "./camera";

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

export function xy([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(xy).join("L")}`;
}

export function area(...points: readonly Point[]): string {
  return `${line(...points)}Z`;
}

/** A colour with so much of another in it. */
export function mixed(color: string, other: string, share: string): string {
  return `color-mix(in srgb, ${color}, ${other} ${share})`;
}

/** The same numbers every time: a drawing that looks grown but never changes. */
export function numbers(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}
