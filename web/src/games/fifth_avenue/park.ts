/** Where things lie in Central Park: a strip on a narrow map, a column on a wide one, or the lot on the stage. */
import type { Spot } from "./layout";
import type { Box } from "./ring";

export type ParkForm = "strip" | "column" | "lot";

interface Words extends Spot {
  readonly anchor: "start" | "middle" | "end";
}

export interface ParkPlan {
  readonly name?: Words;
  readonly below?: Words;
  readonly signs: Spot & { readonly columns: number; readonly size: number };
  readonly towers: Spot & { readonly columns: number; readonly step: number; readonly height: number };
  readonly trees: readonly Spot[];
}

export function parkPlan(form: ParkForm, { width, height }: Box): ParkPlan {
  return form === "strip" ? strip(width) : form === "column" ? column(width, height) : lot(width, height);
}

function strip(width: number): ParkPlan {
  return {
    name: { x: 10, y: 22, anchor: "start" },
    below: { x: width - 10, y: 22, anchor: "end" },
    signs: { x: 96, y: 33, columns: 4, size: 28 },
    towers: { x: 226, y: 38, columns: 4, step: Math.min(60, (width - 232) / 4), height: 46 },
    trees: [0.34, 0.4, 0.46, 0.52].map((part, i) => ({ x: width * part, y: 21 + (i % 2) * 3 })),
  };
}

function column(width: number, height: number): ParkPlan {
  return {
    name: { x: width / 2, y: 22, anchor: "middle" },
    below: { x: width / 2, y: 122, anchor: "middle" },
    signs: { x: (width - 105) / 2, y: 132, columns: 3, size: 33 },
    towers: { x: 12, y: 258, columns: 2, step: width / 2 - 4, height: 54 },
    trees: grove(width, height - 10, 9),
  };
}

function lot(width: number, height: number): ParkPlan {
  return {
    signs: { x: 8, y: 8, columns: 4, size: Math.min(30, (width - 25) / 4) },
    towers: { x: 8, y: height - 62, columns: 4, step: (width - 12) / 4, height: Math.min(54, width / 3.4) },
    trees: grove(width, height - 4, 5),
  };
}

/** Two staggered rows of trees along the lower edge. */
function grove(width: number, low: number, count: number): Spot[] {
  const row = Math.ceil(count / 2) + 1;
  return Array.from({ length: count }, (_, i) => ({
    x: (((i % row) + (i < row ? 0.5 : 1)) * width) / row,
    y: low - (i < row ? 0 : 26) - (i % 2) * 8,
  }));
}
