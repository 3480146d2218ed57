/** What makes a borough look built over: streets, and a low city from which the towers rise. */
import type { Borough } from "../state";
import { LANDS, type Chart } from "./bay";
import { random } from "./tower";

const n = (value: number) => Math.round(value * 10) / 10;

export interface Fabric {
  readonly streets: string;
  readonly turn: string;
  readonly park: { x: number; y: number; width: number; height: number };
  readonly far: string;
  readonly near: string;
  readonly windows: string;
}

export function fabric(chart: Chart, borough: Borough): Fabric {
  const { slant, park } = LANDS[borough];
  const { middle, title, ground } = chart.box(borough);
  const [x, y] = [middle - 330, title - 90];
  const across = Array.from({ length: 24 }, (_, i) => `M${n(x + i * 30)} ${n(y)}v480`);
  const along = Array.from({ length: 17 }, (_, i) => `M${n(x)} ${n(y + i * 27)}h720`);
  const chance = random(borough.length * 7919 + 13);
  const back = row(chance, middle, ground - 46, 20, 36);
  const front = row(chance, middle, ground - 20, 10, 18);
  return {
    streets: [...across, ...along].join(""),
    turn: `rotate(${slant} ${n(middle)} ${n(ground)})`,
    park: {
      x: n(park[0] * chart.width),
      y: n(park[1] * chart.height),
      width: n(park[2] * chart.width),
      height: n(park[3] * chart.height),
    },
    far: back.houses,
    near: front.houses,
    windows: back.windows + front.windows,
  };
}

function row(chance: () => number, middle: number, y: number, low: number, more: number) {
  let [houses, windows] = ["", ""];
  for (let x = middle - 320; x < middle + 320;) {
    const [width, height] = [9 + chance() * 17, low + chance() * more];
    houses += `M${n(x)} ${n(y)}v${n(-height)}h${n(width)}v${n(height)}Z`;
    if (chance() < 0.8)
      windows += `M${n(x + width * 0.25)} ${n(y - height * 0.7)}h2.6v3h-2.6ZM${n(x + width * 0.6)} ${n(y - height * 0.45)}h2.6v3h-2.6Z`;
    x += width + chance() * 5;
  }
  return { houses, windows };
}
