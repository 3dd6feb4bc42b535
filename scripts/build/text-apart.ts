/**
 * Puts our JSX runtime in the place of React's, so that every text beside something else is an element of its own,
 * whoever wrote it: see `src/platform/jsx/text-apart.ts`.
 */
import { join } from "node:path";
import type { Plugin } from "vite";

export function textApartPlugin(root: string): Plugin {
  const fileOf = (runtime: string) => join(root, `src/platform/jsx/${runtime}.ts`);
  return {
    name: "doorstep:text-apart",
    enforce: "pre",
    resolveId(source, importer) {
      const runtime = /^react\/(jsx(?:-dev)?-runtime)$/.exec(source)?.[1];
      return runtime && importer !== fileOf(runtime) ? fileOf(runtime) : null;
    },
  };
}
