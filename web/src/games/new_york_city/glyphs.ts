/** The signs of the city, each inside a box of 24 × 24: a filled shape, and lines upon it. */
export interface Glyph {
  readonly fill?: string;
  readonly line?: string;
}

export const GLYPHS = {
  press: {
    fill: "M3 4H18V20H6A3 3 0 0 1 3 17ZM19 8H21.5V17.5A2.5 2.5 0 0 1 19 20ZM5.5 6.5V11.5H10.5V6.5ZM12 6.5V8H15.5V6.5ZM12 10V11.5H15.5V10ZM5.5 13.5V15H15.5V13.5ZM5.5 16.5V18H15.5V16.5Z",
  },
  dollar: {
    fill: "M12 1.5A10.5 10.5 0 1 0 12 22.5A10.5 10.5 0 1 0 12 1.5ZM12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5Z",
    line: "M15.4 9C14.8 7.8 13.5 7.2 12 7.2C10 7.2 8.7 8.1 8.7 9.6C8.7 13 15.5 11 15.5 14.5C15.5 16 14 16.9 12 16.9C10.3 16.9 9 16.2 8.4 15M12 5V19",
  },
  elevator: { fill: "M3 2H21V22H3ZM5 4V20H19V4ZM12 5.5L16 11H8ZM12 18.5L8 13H16Z" },
  plans: { fill: "M2 4H22V20H2ZM4 6V18H20V6Z", line: "M4 12H10V18M10 9V6M15 6V11H20M14 18V15" },
  prestige: {
    fill: "M12 4L13.9 9.3L19.4 9.4L15 12.8L16.6 18.2L12 15L7.4 18.2L9 12.8L4.6 9.4L10.1 9.3Z",
    line: "M4.5 4C.5 10 1.5 17 9 22M19.5 4C23.5 10 22.5 17 15 22",
  },
  skyscraper: {
    fill: "M4 23V12H6.5V8H9V5H11V.5H13V5H15V8H17.5V12H20V23ZM7.5 14V20H9.2V14ZM11.1 11V20H12.9V11ZM14.8 14V20H16.5V14Z",
  },
  wild: {
    fill: "M12 .5L14 8.4L20.1 3.9L15.6 10L23.5 12L15.6 14L20.1 20.1L14 15.6L12 23.5L10 15.6L3.9 20.1L8.4 14L.5 12L8.4 10L3.9 3.9L10 8.4Z",
  },
  cards: { fill: "M2 5H12V20H2ZM4 7V18H10V7ZM14 4.5L22 7L18.5 20.5L14 19Z" },
} as const satisfies Readonly<Record<string, Glyph>>;

export type Sign = keyof typeof GLYPHS;
