/** A seat's tower for the picture of a result, at night. */
import type { DrawsTower } from "../../../table/picture";
import { tower } from "./tower";

export const drawsTower: DrawsTower = (seat, color, x, ground, height) => {
  const { roof, side, front, trim, lit, dim } = tower(seat, x - 12, ground, 92, height);
  const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="#0a1022" stroke-width="1.5"/>`;
  const bright = `color-mix(in srgb, ${color} 55%, #fff3d6)`;
  return [
    path(roof, bright),
    path(side, `color-mix(in srgb, ${color} 50%, #0a1022)`),
    path(front, color),
    path(trim, bright),
    `<path d="${lit}" fill="#ffe09a"/><path d="${dim}" fill="#0c1430" opacity="0.6"/>`,
  ].join("");
};
