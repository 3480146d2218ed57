/** What makes the page an app: its icons as PNG, its version, and the list of files that the service worker keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const PUBLIC = new URL("public/", import.meta.url);
export const WORKER = "service-worker";
const ICONS = [
  { name: "icon-192.png", drawn: "icon.svg", size: 192 },
  { name: "icon-512.png", drawn: "icon.svg", size: 512 },
  { name: "icon-maskable-192.png", drawn: "icon-maskable.svg", size: 192 },
  { name: "icon-maskable-512.png", drawn: "icon-maskable.svg", size: 512 },
  // Some devices round the corners themselves.
  { name: "apple-touch-icon.png", drawn: "icon-maskable.svg", size: 180 },
];

async function drawIcons() {
  await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  return ICONS.map(({ name, drawn, size }) => {
    const svg = readFileSync(new URL(drawn, PUBLIC), "utf8");
    const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
    return { type: "asset", fileName: name, source: png };
  });
}

function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
}

/** The same files give the same version. */
function versionOf(bundle, worker) {
  const built = Object.values(bundle).map(({ fileName, source }) => [fileName, source ?? ""]);
  const beside = readdirSync(PUBLIC).map((name) => [name, readFileSync(new URL(name, PUBLIC))]);
  return hashOf([...[...built, ...beside].sort(([one], [two]) => (one < two ? -1 : 1)).flat(), worker.code]);
}

/** @returns {import("vite").Plugin} */
export function offline() {
  return {
    name: "midtown-offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const icon of await drawIcons()) this.emitFile(icon);
        const worker = bundle[`${WORKER}.js`];
        const page = bundle["index.html"];
        const version = versionOf(bundle, worker);
        const files = [...Object.keys(bundle), ...ICONS.map(({ name }) => name), ...readdirSync(PUBLIC)];
        const kept = [...new Set(files)].filter((name) => name !== "index.html" && name !== worker.fileName).sort();
        page.source = String(page.source).replace("%VERSION%", version);
        worker.code = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(kept)};\n${worker.code}`;
      },
    },
  };
}
