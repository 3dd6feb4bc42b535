/**
 * Builds the program that renders first rows (`src/app/first-rows`): one file with React in it, which the server loads from
 * the folder of the page that it belongs to. Its class names are those of the page's own style sheets, by the same rule.
 */
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { appName } from "./manifest";
import { pageEnvironment, sourceHash } from "./source-hash.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: { "@": join(root, "src") } },
  define: {
    __BUILD_ID__: JSON.stringify(sourceHash(root, "page").slice(0, 12)),
    __APP_NAME__: JSON.stringify(appName(pageEnvironment(root))),
    __FIREBASE__: "null",
    "process.env.NODE_ENV": '"production"',
  },
  plugins: [react()],
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: true,
    outDir: resolve(root, process.env.BUILD_DIR ?? "dist/builds/page-by-hand"),
    emptyOutDir: false,
    target: "node20",
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: join(root, "src/app/first-rows/render-first-rows.tsx"),
      output: { format: "es", entryFileNames: "build-first-rows.mjs", codeSplitting: false },
    },
  },
});
