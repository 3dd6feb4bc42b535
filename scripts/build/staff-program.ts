/**
 * Builds of the shop's side: nothing of them is in a shopper's file, and nothing of a shopper's page in them but what both are made
 * of.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { pageEnvironment, sourceHash } from "./source-hash.mjs";
import { baseOf, type StaffProgram, staffDocumentPlugin } from "./staff-document";
import { textApartPlugin } from "./text-apart";
import { themeVariablesPlugin } from "./theme-variables";
import { appName } from "./web-manifest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const environment: Record<string, string> = pageEnvironment(root);
const api = `http://127.0.0.1:${process.env.PORT ?? "8080"}`;

/** How a program of the shop's side is built, with plugins of its own; `port` is where it is developed. */
export function staffProgram(
  program: StaffProgram,
  port: number,
  plugins: readonly Plugin[] = [],
): UserConfig {
  const outDir = resolve(root, process.env.BUILD_DIR ?? "dist/builds/page-by-hand", program);
  const buildId = JSON.stringify(sourceHash(root, program).slice(0, 12));
  const integrityOf = (url: string) =>
    `sha384-${createHash("sha384")
      .update(readFileSync(join(outDir, url)))
      .digest("base64")}`;
  return {
    root: join(root, program),
    base: baseOf(program),
    publicDir: false,
    cacheDir: join(root, `node_modules/.vite-${program}`),
    resolve: { alias: { "@": join(root, "src") } },
    define: {
      __BUILD_ID__: buildId,
      "import.meta.env.VITE_BUILD_ID": buildId,
      __APP_NAME__: JSON.stringify(appName(environment)),
    },
    plugins: [
      textApartPlugin(root),
      react(),
      ...plugins,
      themeVariablesPlugin(root),
      staffDocumentPlugin(root, program, environment),
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
      // KB; the worker keeps it all, and the program is started once a day.
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
      port,
      proxy: { "/api": api, "/icons": api, "/favicon.svg": api, "/favicon.ico": api },
    },
  };
}
