import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { cacheInFront } from "./scripts/build/boot";
import { chunkGroups, chunksPlugin, compileHint, isLoadedAtStart } from "./scripts/build/chunks";
import { documentsPlugin } from "./scripts/build/documents";
import { firebaseSettings } from "./scripts/build/firebase-settings";
import { kitPartsPlugin } from "./scripts/build/kit-parts";
import { routerPartsPlugin } from "./scripts/build/router-parts";
import { pageEnvironment, sourceHash } from "./scripts/build/source-hash.mjs";
import { textApartPlugin } from "./scripts/build/text-apart";
import { themeVariablesPlugin } from "./scripts/build/theme-variables";
import { appName } from "./scripts/build/web-manifest";

const root = fileURLToPath(new URL(".", import.meta.url));
/** Emptied before it is filled, so never a folder that a server reads; `npm run build` names a new one each time. */
const outDir = resolve(root, process.env.BUILD_DIR ?? "dist/builds/page-by-hand");
const environment: Record<string, string> = pageEnvironment(root);
const api = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;

/** The browser refuses a precached file whose bytes are not these: a captive portal's page never becomes the app. */
const integrityOf = (url: string) =>
  `sha384-${createHash("sha384")
    .update(readFileSync(join(outDir, url)))
    .digest("base64")}`;

const buildId = JSON.stringify(sourceHash(root, "shoppers").slice(0, 12));

export default defineConfig({
  root,
  resolve: { alias: { "@": join(root, "src") } },
  define: {
    __BUILD_ID__: buildId,
    "import.meta.env.VITE_BUILD_ID": buildId,
    __APP_NAME__: JSON.stringify(appName(environment)),
    __CACHE_IN_FRONT__: cacheInFront(environment),
    __FIREBASE__: JSON.stringify(firebaseSettings(environment)),
  },
  plugins: [
    textApartPlugin(root),
    react(),
    routerPartsPlugin(root),
    kitPartsPlugin(),
    themeVariablesPlugin(root),
    documentsPlugin(root, environment),
    chunksPlugin(root),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
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
        // Manifests are the shop's own, which may differ from the build's.
        globPatterns: ["**/*.{html,js,mjs,css,svg,woff2}", "icons/icon-192.png"],
        // The map loads on intent and is large: the worker keeps it when it was used once.
        globIgnores: [
          "**/map-libre-*",
          "**/map-mapbox-*",
          "**/map-tiles-*",
          "**/maplibre-*",
          "**/mapbox-*",
          "**/firebase-*",
          "screenshots/**",
          "service-worker-off.js",
        ],
        maximumFileSizeToCacheInBytes: 1_500_000,
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
    manifest: "build-manifest.json",
    reportCompressedSize: false,
    // KB; the two map libraries come on intent and cannot be cut.
    chunkSizeWarningLimit: 2_000,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies) => dependencies.filter((file) => !isLoadedAtStart(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: join(root, "src/main.tsx") },
      output: {
        // Every file names the files that it loads: a character less in each is felt in the first script.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: { groups: chunkGroups(root) },
        postBanner: compileHint,
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": api,
      "/pictures": api,
      "/photos": api,
      "/films": api,
      "/basemap": api,
      "/branding.json": api,
      "/texts": api,
      "^/icons/[0-9a-f]{16}/": api,
      "/payment-mobile": api,
      "/board": `http://127.0.0.1:${process.env.BOARD_PORT ?? "5174"}`,
      "/courier": `http://127.0.0.1:${process.env.COURIER_PORT ?? "5175"}`,
      "/healthz": api,
      "/readyz": api,
    },
  },
});
