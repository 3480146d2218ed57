import { BUSINESSES, type Business, type Tiles } from "./state";

/** Every tile by itself. */
export function tiles(counts: Tiles): { business: Business; copy: number }[] {
  return BUSINESSES.flatMap((business) => Array.from({ length: counts[business] }, (_, copy) => ({ business, copy })));
}
