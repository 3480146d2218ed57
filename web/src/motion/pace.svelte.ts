/** How fast the table tells what happens. */

export const PACES = ["calm", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const still = matchMedia("(prefers-reduced-motion: reduce)");
let chosen = $state<Pace>("calm");
let reduced = $state(still.matches);
still.addEventListener("change", () => (reduced = still.matches));

export const pace = {
  get chosen(): Pace {
    return chosen;
  },
  set chosen(speed: Pace) {
    chosen = speed;
    document.documentElement.dataset["motion"] = speed;
  },
  /** How long a piece travels, in milliseconds. */
  get flight(): number {
    return reduced || chosen === "off" ? 0 : chosen === "fast" ? 150 : 320;
  },
  /** How long a caption stays, so that it can be read. */
  get caption(): number {
    return reduced || chosen === "off" ? 0 : chosen === "fast" ? 250 : 1100;
  },
};
