/**
 * Builds the program that renders first rows (`src/app/server-rendering`): one file with React in it, which the server loads from
 * the folder of the page that it belongs to. Its class names are those of the page's own style sheets, by the same rule.
 */
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pageEnvironment, sourceHash } from "./source-hash.mjs";
import { textApartPlugin } from "./text-apart";
import { appName } from "./web-manifest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const SNAPSHOT = "virtual:current-snapshot";

/**
 * React renders a subscribed value on a server only by a second function, which in the page would be the first one again, in
 * every subscription: here the first one is given twice.
 */
const currentSnapshots: Plugin = {
  name: "doorstep:current-snapshots",
  enforce: "pre",
  resolveId: (id) => (id === SNAPSHOT ? `\0${SNAPSHOT}` : undefined),
  load: (id) =>
    id === `\0${SNAPSHOT}`
      ? `import { useSyncExternalStore as subscribed } from "react";
         export const useSyncExternalStore = (subscribe, read) => subscribed(subscribe, read, read);`
      : undefined,
  transform(code, id) {
    if (!id.startsWith(join(root, "src")) || !code.includes("useSyncExternalStore")) return undefined;
    return {
      code: code.replace(
        /import \{([^}]*)\buseSyncExternalStore\b,?([^}]*)\} from "react";/,
        `import {$1$2} from "react"; import { useSyncExternalStore } from "${SNAPSHOT}";`,
      ),
      map: null,
    };
  },
};

export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: { "@": join(root, "src") } },
  define: {
    __BUILD_ID__: JSON.stringify(sourceHash(root, "shoppers").slice(0, 12)),
    __APP_NAME__: JSON.stringify(appName(pageEnvironment(root))),
    __FIREBASE__: "null",
    "process.env.NODE_ENV": '"production"',
  },
  plugins: [textApartPlugin(root), currentSnapshots, react()],
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
      input: join(root, "src/app/server-rendering/render-rows.tsx"),
      output: { format: "es", entryFileNames: "build-first-rows.mjs", codeSplitting: false },
    },
  },
});
