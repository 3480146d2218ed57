/** A seat's tower for the picture of a result: the one of the map, at night. */
import type { DrawsTower } from "../../table/picture";
import type { Shape } from "./strokes";
import { tower } from "./tower";

const HALF = 58;
/** A storey's height, as the map draws it. */
const STOREY = HALF * 0.72;
const TILT = 0.5;

/** A picture of its own knows no theme: what the night's tokens say. */
const NIGHT: Readonly<Record<string, string>> = {
  "--avenue-lighter": "8%",
  "--avenue-darker": "38%",
  "--avenue-cornice": "#fff3cfbf",
  "--avenue-lit": "#ffd98a",
  "--avenue-unlit": "#00000055",
};

export const drawsTower: DrawsTower = (seat, color, x, ground, height) => {
  const foot = -HALF * TILT;
  const { storeys, crown, top } = tower([0, foot], Math.max(1, Math.floor(height / STOREY)), seat, HALF, TILT);
  const painted = (token: string) => (token === `--seat-${seat}` ? color : (NIGHT[token] ?? "none"));
  const paths = [...storeys.flat(), ...crown].map((shape) => path(shape, painted));
  return `<g transform="translate(${x} ${ground}) scale(1 ${(-height / top).toFixed(3)})">${paths.join("")}</g>`;
};

function path({ d, fill = "none", stroke, width }: Shape, painted: (token: string) => string): string {
  const paint = (value: string) => value.replace(/var\((--[\w-]+)\)/g, (_, token: string) => painted(token));
  const line = stroke ? ` stroke="${paint(stroke)}" stroke-width="${width ?? 1}"` : "";
  return `<path d="${d}" fill="${paint(fill)}"${line}/>`;
}
