/** Forty-two people out of one box of parts: head, skin, hair, hat, clothes, face, and one thing in the hand. */
import type { Character, Lantern } from "../state";
import parts from "./cast.json";
import { strokes, type Inks, type Stroke } from "./ink";

type Box = Readonly<Record<string, readonly string[]>>;

export interface Bust {
  readonly behind: readonly Stroke[];
  readonly clothes: readonly Stroke[];
  readonly head: string;
  readonly skin: readonly [lit: string, dark: string];
  readonly brow: string;
  /** Painted lips and a stronger line over the eyes. */
  readonly painted: boolean;
  readonly above: readonly Stroke[];
  readonly tool: readonly Stroke[];
  readonly lantern: Lantern | null;
  /** How broad the shoulders are, and whether they look the other way. */
  readonly breadth: number;
  readonly turned: boolean;
}

export const FACE_LIGHT = parts.light;
export const NECK = "M35 46V62L40 67L45 62V46Z";
const GREY = "#6d6862";
const LONG_HAIR = ["bob", "long", "wave", "bun"];
const PAINTED = [24, 31, 36];
const BREADTH: Readonly<Record<string, number>> = { oval: 0.93, round: 1, square: 1.08 };
const GLASS: Inks = { green: "#8fd6ab", white: "#ffffff", brown: "#cda274", violet: "#c8a9ec", orange: "#f7ad6b" };

const looks = parts.looks as Readonly<Record<string, string>>;
const box = (name: "back" | "front" | "hats" | "clothes" | "face" | "tools") => parts[name] as unknown as Box;

/** Which of a few lies at that number, however large. */
function pick(list: readonly string[], at: number): string {
  return list[at % list.length]!;
}

export function bustOf(character: Character): Bust | null {
  const words = looks[character]?.split(" ");
  if (!words) return null;
  const [head, tone, hairstyle, colour, hat, dress, face, tool] = words;
  const number = Number(character.slice(1));
  const hair = (parts.hair as Inks)[colour!]!;
  const skin = parts.skin[Number(tone)] as [string, string];
  const [tools, glass] = tool!.split(":");
  const lantern = (glass ?? null) as Lantern | null;
  const inks: Inks = { hair, cloth: pick(parts.cloth, number * 5 + 3), lit: skin[0], dark: skin[1] };
  const hats: Inks = { hat: pick(parts.cloth, number * 3 + 1) };
  const suited = dress === "overalls" && inks["cloth"] === parts.cloth.at(-1) ? "overallsSand" : dress!;
  return {
    behind: strokes(box("back")[hairstyle!], inks),
    clothes: strokes(box("clothes")[suited], inks),
    head: (parts.heads as Inks)[head!]!,
    skin,
    brow: ["white", "grey"].includes(colour!) ? GREY : hair,
    painted: LONG_HAIR.includes(hairstyle!) || PAINTED.includes(number),
    above: [
      ...strokes(box("front")[hairstyle!], inks),
      ...strokes(box("face")[face!], inks),
      ...strokes(box("hats")[hat!], hats),
    ],
    tool: strokes(box("tools")[tools!], lantern ? { glass: GLASS[lantern]! } : {}),
    lantern,
    breadth: BREADTH[head!] ?? 1,
    turned: number % 2 === 0,
  };
}
