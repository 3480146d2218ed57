import { describe, expect, it } from "vitest";
import house from "../../design/tokens.css?raw";
import own from "./tokens.css?raw";
import { SUITS } from "./state";

/** What a theme says of colours: its own words over those of the day. */
function colors(theme: "paper" | "night"): Record<string, string> {
  const found: Record<string, string> = {};
  for (const css of [house, own])
    for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^}]*)\}/g))
      if (selector!.includes(`"${theme}"`))
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

  it.each(SUITS)("a card of %s can be seen, and its counter too", (suit) => {
    const paper = (suit === "black" && color["black-paper"]) || color["raised"]!;
    const edge = (suit === "black" && color["black-edge"]) || color[`suit-${suit}`]!;
    expect(contrast(color[`suit-${suit}`]!, paper)).toBeGreaterThan(3);
    expect(contrast(edge, color["surface"]!)).toBeGreaterThan(3);
  });

  it("what is written on a black card can be read", () => {
    expect(contrast(color["black-paper"] ?? color["raised"]!, color["black-ink"] ?? color["ink"]!)).toBeGreaterThan(7);
  });
});
