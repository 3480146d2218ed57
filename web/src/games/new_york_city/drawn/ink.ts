/** Drawings as lines of text: "fill stroke width path"; a colour may be a word, such as "hair", that is filled in. */
export interface Stroke {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly d: string;
}

export type Inks = Readonly<Record<string, string>>;

const WORDS = /^(\S+) (\S+) (\S+) (.*)$/;

export function strokes(lines: readonly string[] = [], inks: Inks = {}): Stroke[] {
  return lines.map((line) => {
    const [, fill = "none", stroke = "none", width = "0", d = ""] = WORDS.exec(line) ?? [];
    return { fill: inked(fill, inks), stroke: inked(stroke, inks), width: Number(width), d };
  });
}

/** A word may be followed by how much of it shows: "glass59". */
function inked(colour: string, inks: Inks): string {
  const [, word = colour, alpha = ""] = /^([a-z]+)([0-9a-f]{2})?$/.exec(colour) ?? [];
  const ink = inks[word] ?? inks[colour];
  return ink === undefined ? colour : `${ink}${inks[colour] === undefined ? alpha : ""}`;
}
