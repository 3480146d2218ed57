/** Where things lie in the bay: in parts of the picture, so that coasts stretch with it and pieces keep their shape. */
import type { Borough } from "../state";

export type Point = readonly [x: number, y: number];

interface Land {
  /** The middle of its things, the line of its title, the ground its towers stand on, and how wide all that may be. */
  readonly middle: number;
  readonly title: number;
  readonly ground: number;
  readonly width: number;
  /** How its streets lie, in degrees. */
  readonly slant: number;
  readonly park: readonly [x: number, y: number, w: number, h: number];
  readonly coast: readonly Point[];
}

// prettier-ignore
export const LANDS: Readonly<Record<Borough, Land>> = {
  bronx: {
    middle: .52, title: .047, ground: .205, width: .325, slant: -5, park: [.6, .12, .09, .05],
    coast: [[.335, -.2], [.715, -.2], [.722, .05], [.7, .12], [.712, .2], [.668, .272], [.57, .288], [.5, .296], [.42, .286], [.358, .262], [.338, .19], [.35, .1]],
  },
  jersey_city: {
    middle: .162, title: .372, ground: .572, width: .285, slant: -3, park: [.12, .45, .09, .05],
    coast: [[-.3, .3], [.05, .318], [.15, .316], [.262, .328], [.312, .372], [.318, .45], [.306, .52], [.32, .6], [.282, .64], [.19, .652], [.09, .645], [.04, .66], [-.3, .7]],
  },
  manhattan: {
    middle: .505, title: .376, ground: .578, width: .285, slant: 7, park: [.43, .42, .1, .05],
    coast: [[.38, .33], [.5, .324], [.6, .332], [.652, .366], [.664, .44], [.654, .52], [.662, .6], [.628, .645], [.56, .662], [.49, .672], [.41, .655], [.362, .62], [.35, .53], [.36, .44], [.352, .37]],
  },
  queens: {
    middle: .845, title: .362, ground: .57, width: .285, slant: 12, park: [.86, .44, .12, .05],
    coast: [[1.3, .25], [.95, .278], [.84, .29], [.75, .312], [.702, .36], [.696, .44], [.708, .52], [.698, .6], [.738, .642], [.84, .65], [.95, .644], [1.3, .655]],
  },
  brooklyn: {
    middle: .832, title: .732, ground: .907, width: .3, slant: -14, park: [.8, .8, .1, .045],
    coast: [[1.3, .688], [.95, .684], [.83, .68], [.73, .692], [.676, .722], [.662, .79], [.672, .86], [.664, .93], [.7, .984], [.8, 1], [.88, .99], [.95, 1.01], [1.3, 1.02]],
  },
  staten_island: {
    middle: .187, title: .734, ground: .907, width: .285, slant: 5, park: [.15, .8, .12, .05],
    coast: [[.06, .7], [.16, .69], [.27, .696], [.334, .726], [.35, .8], [.342, .88], [.322, .95], [.26, .984], [.15, .992], [.06, .975], [.026, .91], [.018, .8], [.03, .73]],
  },
};

/** Where the Statue stands, and its torch above it. */
export const STATUE: Point = [0.506, 0.872];

interface Way {
  readonly from: Point;
  /** Where the vessel waits. */
  readonly over: Point;
  readonly to: Point;
}

/** Every two boroughs: whoever owns a box can play with other links than ours. */
// prettier-ignore
const WAYS: Readonly<Record<string, Way>> = {
  "bronx:manhattan": { from: [.5, .285], over: [.5, .318], to: [.5, .345] },
  "manhattan:queens": { from: [.61, .335], over: [.684, .312], to: [.73, .325] },
  "bronx:queens": { from: [.7, .2], over: [.748, .225], to: [.775, .3] },
  "brooklyn:manhattan": { from: [.632, .648], over: [.662, .676], to: [.69, .7] },
  "brooklyn:queens": { from: [.84, .644], over: [.84, .686], to: [.84, .71] },
  "jersey_city:staten_island": { from: [.17, .646], over: [.17, .69], to: [.17, .725] },
  "jersey_city:manhattan": { from: [.26, .332], over: [.333, .315], to: [.4, .335] },
  "brooklyn:staten_island": { from: [.33, .94], over: [.508, .965], to: [.68, .94] },
  "manhattan:staten_island": { from: [.42, .66], over: [.398, .74], to: [.3, .76] },
  "bronx:jersey_city": { from: [.26, .345], over: [.3, .25], to: [.36, .22] },
  "jersey_city:queens": { from: [.29, .36], over: [.59, .308], to: [.72, .35] },
  "brooklyn:jersey_city": { from: [.28, .62], over: [.47, .73], to: [.69, .74] },
  "bronx:brooklyn": { from: [.68, .24], over: [.682, .55], to: [.72, .72] },
  "bronx:staten_island": { from: [.36, .24], over: [.334, .55], to: [.28, .72] },
  "queens:staten_island": { from: [.72, .6], over: [.58, .73], to: [.32, .74] },
};

export function way(a: Borough, b: Borough): Way {
  const [first, second] = [a, b].sort() as [Borough, Borough];
  return WAYS[`${first}:${second}`]!;
}

const n = (value: number) => Math.round(value * 10) / 10;

/** A closed line with round corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const many = points.length;
  const corner = (here: Point, there: Point): Point => {
    const long = Math.hypot(there[0] - here[0], there[1] - here[1]);
    const part = Math.min(radius, long / 2) / long;
    return [n(here[0] + (there[0] - here[0]) * part), n(here[1] + (there[1] - here[1]) * part)];
  };
  const bends = points.map((here, i) => {
    const [start, end] = [corner(here, points[(i + many - 1) % many]!), corner(here, points[(i + 1) % many]!)];
    return `${i ? "L" : "M"}${start.join(" ")}Q${n(here[0])} ${n(here[1])} ${end.join(" ")}`;
  });
  return `${bends.join("")}Z`;
}

/** Units around a borough that is shown alone, and below the ground of its towers: plates and prizes stand there. */
const MARGIN = 40;
const FOOT = 80;

/** The picture at a size: every place in its units. */
export class Chart {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  at([x, y]: Point): Point {
    return [n(x * this.width), n(y * this.height)];
  }

  coast(borough: Borough): string {
    return rounded(
      LANDS[borough].coast.map((point) => this.at(point)),
      26,
    );
  }

  /** The box of a borough's things. */
  box(borough: Borough): { left: number; middle: number; right: number; width: number; title: number; ground: number } {
    const { middle, title, ground, width } = LANDS[borough];
    const wide = Math.min(width * this.width, 400);
    const x = middle * this.width;
    return {
      left: x - wide / 2,
      middle: x,
      right: x + wide / 2,
      width: wide,
      title: title * this.height,
      ground: ground * this.height,
    };
  }

  /** Where the picture has to go, and how much it has to grow, to show one borough alone in its upper part. */
  closeUp(borough: Borough, part: number): { x: number; y: number; scale: number } {
    const { middle, width, title, ground } = this.box(borough);
    const [top, bottom] = [title - MARGIN, ground + FOOT];
    const high = this.height * part;
    const scale = Math.min(this.width / (width + MARGIN), high / (bottom - top));
    return { x: n(this.width / 2 - middle * scale), y: n(high / 2 - ((top + bottom) / 2) * scale), scale };
  }

  route(a: Borough, b: Borough): string {
    const { from, over, to } = way(a, b);
    const [start, end] = [this.at(from), this.at(to)];
    const [x, y] = this.at(over);
    // The curve passes through where the vessel waits.
    const through = [n(2 * x - (start[0] + end[0]) / 2), n(2 * y - (start[1] + end[1]) / 2)];
    return `M${start.join(" ")}Q${through.join(" ")} ${end.join(" ")}`;
  }

  rays(): string {
    const [x, y] = this.at(STATUE);
    const torch: Point = [x - 20, y - 165];
    const far = (angle: number) => `${n(torch[0] + 2200 * Math.cos(angle))} ${n(torch[1] + 2200 * Math.sin(angle))}`;
    return Array.from({ length: 36 }, (_, i) => {
      const angle = (i * Math.PI) / 18;
      return `M${torch.join(" ")}L${far(angle)}L${far(angle + Math.PI / 36)}Z`;
    }).join("");
  }
}
