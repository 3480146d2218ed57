import { describe, expect, it } from "vitest";
import house from "../../design/tokens.css?raw";
import own from "./tokens.css?raw";
import { BUSINESSES, SUITS } from "./state";

/** What a theme says of colours: its own words over those of the day. */
function colors(theme: "paper" | "night"): Record<string, string> {
  const found: Record<string, string> = {};
  const blocks = [house, own].flatMap((css) => [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]);
  for (const light of ["paper", theme])
    for (const [, selector, body] of blocks)
      if (selector!.includes(`"${light}"`))
        for (const [, name, value] of body!.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)) found[name!] = value!;
  return found;
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["paper", "night"] as const)("by the light of %s", (theme) => {
  const color = colors(theme);

  it.each(SUITS)("what is written in white on a badge or a band of %s can be read", (suit) => {
    expect(contrast("#ffffff", color[`badge-${suit}`]!)).toBeGreaterThan(4.5);
  });

  it.each(SUITS.filter((suit) => suit !== "black"))("a card of %s can be seen", (suit) => {
    expect(contrast(color[`badge-${suit}`]!, color["bid-paper"]!)).toBeGreaterThan(4);
  });

  it("a black card can be seen and read, at night too", () => {
    expect(contrast(color["bid-black-ink"]!, color["bid-black"]!)).toBeGreaterThan(7);
    const edge = Math.max(
      contrast(color["bid-black-line"]!, color["surface"]!),
      contrast(color["bid-black"]!, color["surface"]!),
    );
    expect(edge).toBeGreaterThan(3);
  });

  it.each(BUSINESSES)("the sign of a %s can be seen on its board", (business) => {
    expect(contrast(color["on-business"]!, color[`business-${business}`]!)).toBeGreaterThan(3);
  });

  it("what a plate says can be read", () => {
    expect(contrast(color["plate-ink"]!, color["plate"]!)).toBeGreaterThan(7);
  });
});
