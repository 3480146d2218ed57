/** Times as people say them. */
import { language } from "./language.svelte";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was. */
export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.now, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, length]) => now - then >= length) ?? ["minute", 60_000];
  return format.format(-Math.floor((now - then) / length), unit);
}

/** Time left on a clock: days and the hours begun when there are two days or more, else hours, minutes and seconds. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds > 2 * 86_400) {
    const hours = Math.ceil(seconds / 3600);
    return [unit(Math.floor(hours / 24), "day", "long"), hours % 24 ? unit(hours % 24, "hour", "short") : ""]
      .join(" ")
      .trim();
  }
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts;
  const short = rest.map((part) => String(part).padStart(2, "0")).join(":");
  return hours ? `${hours}:${short}` : short;
}

function unit(count: number, unit: string, unitDisplay: "long" | "short"): string {
  return new Intl.NumberFormat(language.now, { style: "unit", unit, unitDisplay }).format(count);
}
