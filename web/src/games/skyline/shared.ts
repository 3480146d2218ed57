/** A seat's building for the picture of a result: one of the street's, at night, in the seat's colour. */
import type { DrawsTower } from "../../table/picture";
import { tower, type Drawing, type Ink } from "./drawing";

/** The higher, the prouder: a shop, a house of offices, a tower. */
function buildingOf(height: number, seat: number): Drawing {
  if (height < 100) return tower("low", height < 60 ? 1 : 2, seat + 1);
  if (height < 190) return tower("mid", 2, seat + 1);
  return tower("high", height < 250 ? 3 : 4, seat + 1);
}

/** A picture of its own knows no theme: the paints of the night. */
function paints(wall: string): Readonly<Record<Ink, string>> {
  const mixed = (share: number, other: string) => `color-mix(in oklab, ${wall} ${share}%, ${other})`;
  return {
    wall,
    bright: mixed(76, "#fff"),
    deep: mixed(62, "#070c1a"),
    roof: mixed(45, "#070c1a"),
    shade: "#0003",
    light: "#ffffff1f",
    glass: "#ffffff29",
    stone: "#3a4468",
    dark: "#070c1a",
    off: "#10162c",
    lit: "#ffd987",
    trim: "#f0cf86",
    line: "#f0cf8680",
    tip: "#f0cf86",
  };
}

export const drawsTower: DrawsTower = (seat, color, x, ground, height) => {
  const building = buildingOf(height, seat);
  const paint = paints(color);
  const scale = (height / building.height).toFixed(3);
  const paths = building.strokes.map(({ ink, d }) => `<path d="${d}" fill="${paint[ink]}"/>`);
  return `<g transform="translate(${x} ${ground}) scale(${scale})">${paths.join("")}</g>`;
};
