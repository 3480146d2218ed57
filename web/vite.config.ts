import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { offline, WORKER } from "./offline.js";

const server = loadEnv("", ".", "MIDTOWN_")["MIDTOWN_SERVER"] ?? "http://127.0.0.1:8430";

/** What belongs to one game alone is named after it: no table of another game loads it. */
function nameOf({ moduleIds }: { moduleIds: readonly string[] }): string {
  const games = new Set(moduleIds.map((id) => /\/games\/([a-z_]+)\//.exec(id)?.[1]));
  const [game] = games;
  return games.size === 1 && game !== undefined ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: "../src/midtown/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The page's rules of security allow nothing inline, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "src/offline/service-worker.ts" },
      output: {
        chunkFileNames: nameOf,
        // What answers for a whole folder lies in it, and always under the same name.
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  experimental: {
    // The page has addresses of many depths, its parts lie beside each other: so they may lie in any folder.
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  // A module, so that it fetches only the game that is played.
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ["src/**/*.test.ts"], css: true, testTimeout: 60_000, expect: { poll: { timeout: 60_000 } } },
});
