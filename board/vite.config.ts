/** The board's own build: nothing of it is in a shopper's file, and nothing of a shopper's page in it but what both are made of. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { BOARD_BASE, boardDocumentPlugin } from "../scripts/build/board-document";
import { kitPartsPlugin } from "../scripts/build/kit-parts";
import { appName } from "../scripts/build/manifest";
import { pageEnvironment, sourceHash } from "../scripts/build/source-hash.mjs";
import { textApartPlugin } from "../scripts/build/text-apart";
import { themeVariablesPlugin } from "../scripts/build/theme-variables";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = resolve(root, process.env.BUILD_DIR ?? "dist/builds/page-by-hand", "board");
const environment: Record<string, string> = pageEnvironment(root);
const api = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;
const buildId = JSON.stringify(sourceHash(root, "board").slice(0, 12));

const integrityOf = (url: string) =>
  `sha384-${createHash("sha384")
    .update(readFileSync(join(outDir, url)))
    .digest("base64")}`;

export default defineConfig({
  root: join(root, "board"),
  base: BOARD_BASE,
  publicDir: false,
  cacheDir: join(root, "node_modules/.vite-board"),
  resolve: { alias: { "@": join(root, "src") } },
  define: {
    __BUILD_ID__: buildId,
    "import.meta.env.VITE_BUILD_ID": buildId,
    __APP_NAME__: JSON.stringify(appName(environment)),
  },
  plugins: [
    textApartPlugin(root),
    react(),
    kitPartsPlugin(),
    themeVariablesPlugin(root),
    boardDocumentPlugin(root, environment),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "worker",
      filename: "service-worker.ts",
      registerType: "prompt",
      injectRegister: false,
      manifest: false,
      integration: {
        configureCustomSWViteBuild(options) {
          options.logLevel = "warn";
        },
      },
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{html,js,css}"],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
            warnings: [],
          }),
        ],
      },
    }),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    // KB; the worker keeps it all, and a board is started once a day.
    chunkSizeWarningLimit: 1_000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
  server: {
    port: 5174,
    proxy: { "/api": api, "/icons": api, "/favicon.svg": api, "/favicon.ico": api },
  },
});
