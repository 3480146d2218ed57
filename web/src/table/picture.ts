/** The result as a picture: a tower for each seat, as high as its points. Nothing is fetched for it. */

/** A seat's building as SVG, its foot in the middle at x, ground. */
export type DrawsTower = (seat: number, color: string, x: number, ground: number, height: number) => string;

export interface Pictured {
  /** How the game draws towers; plain ones without it. */
  readonly draws?: DrawsTower | undefined;
  readonly game: string;
  readonly headline: string;
  readonly address: string;
  readonly seats: readonly { seat: number; name: string; total: number; won: boolean }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 520;
const TALLEST = 290;
const COLORS = ["#b3411f", "#1b62a5", "#0b7357", "#7b3f8f"];
const DISPLAY = "font-family='Limelight, Georgia, serif'";
const TEXT = "font-family='Jost, sans-serif'";

export function pictureOf({ draws, game, headline, address, seats }: Pictured): string {
  const most = Math.max(1, ...seats.map(({ total }) => total));
  const pitch = WIDTH / (seats.length + 1);
  const towers = seats.map((seat, i) =>
    tower(seat, pitch * (i + 1), Math.max(30, (seat.total / most) * TALLEST), draws),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0d1529"/>`,
    rays(),
    `<text x="60" y="90" ${DISPLAY} font-size="34" fill="#e0bd74">${escaped(game)}</text>`,
    `<text x="60" y="158" ${DISPLAY} font-size="${headline.length > 30 ? 44 : 58}" fill="#f1e8d3">${escaped(headline)}</text>`,
    ...towers,
    `<path d="M0 ${GROUND}H${WIDTH}" stroke="#d9b265" stroke-width="4"/>`,
    `<text x="${WIDTH - 40}" y="${HEIGHT - 18}" text-anchor="end" ${TEXT} font-size="20" fill="#b9b7bd">${escaped(address)}</text>`,
    "</svg>",
  ].join("");
}

function rays(): string {
  const lines = Array.from({ length: 13 }, (_, i) => `M600 ${GROUND}L${-900 + i * 250} -200h90Z`);
  return `<path d="${lines.join("")}" fill="#e0bd74" opacity="0.06"/>`;
}

function tower(
  { seat, name, total, won }: Pictured["seats"][number],
  x: number,
  height: number,
  draws: DrawsTower = plain,
): string {
  const top = GROUND - height;
  const color = COLORS[seat % COLORS.length]!;
  return [
    won ? `<path d="M${x} ${top}v-40" stroke="#d9b265" stroke-width="5"/>` : "",
    draws(seat, color, x, GROUND, height),
    `<text x="${x}" y="${GROUND + 42}" text-anchor="middle" ${TEXT} font-size="28" font-weight="600" fill="#f1e8d3">${escaped(name.slice(0, 18))}</text>`,
    `<text x="${x}" y="${GROUND + 84}" text-anchor="middle" ${DISPLAY} font-size="38" fill="#ffca55">${total}</text>`,
  ].join("");
}

function plain(_seat: number, color: string, x: number, ground: number, height: number): string {
  const top = ground - height;
  const windows = Array.from({ length: Math.floor(height / 26) }, (_, row) =>
    [-36, -10, 16].map((left) => `<rect x="${x + left}" y="${top + 12 + row * 26}" width="16" height="12"/>`).join(""),
  );
  return [
    `<path d="M${x - 55} ${ground}V${top}h110V${ground}Z" fill="${color}" stroke="#d9b265" stroke-width="1.5"/>`,
    `<g fill="#ffd98a">${windows.join("")}</g>`,
  ].join("");
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export async function toPng(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
