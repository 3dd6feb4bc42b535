/**
 * The theme's variables as static CSS. The one source is the Chakra system in `src/ui/theme/`; the page imports
 * `virtual:theme-variables.css`, and the documents carry the few variables that their first screen reads.
 */
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const MODULE = "virtual:theme-variables.css";
// The id must end in .css for Vite's CSS pipeline, and begin with NUL so that no other plugin looks for a file.
const RESOLVED = "\0theme-variables.css";

let written: Promise<string> | null = null;

/** The CSS from the theme's `themeVariablesCss()`, run once a build in Node. */
export function themeVariables(root: string): Promise<string> {
  written ??= runTheme(root);
  return written;
}

async function runTheme(root: string): Promise<string> {
  const file = join(root, "src/ui/theme/write-variables.ts");
  const { module } = await runnerImport<{ themeVariablesCss: () => string }>(file, {
    configFile: false,
    logLevel: "error",
    root,
    resolve: { alias: { "@": join(root, "src") } },
  });
  return module.themeVariablesCss();
}

/** Keeps of `css` only those custom properties that `reader` reads, directly or through one another. */
export function onlyVariablesReadBy(css: string, reader: string): string {
  const declaration = /(--[\w-]+)\s*:\s*([^;{}]+);?/g;
  const reads = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? "");
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(declaration)) {
    values.set(name, [...(values.get(name) ?? []), ...reads(value)]);
  }
  const needed = new Set<string>();
  const queue = reads(reader);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    queue.push(...(values.get(name) ?? []));
  }
  let remaining = css.replace(declaration, (text: string, name: string) => (needed.has(name) ? text : ""));
  for (let before = ""; before !== remaining; ) {
    before = remaining;
    remaining = remaining.replace(/[^{};]+\{\s*\}/g, "");
  }
  return remaining.replace(/\s*\n\s*/g, "").trim();
}

export function themeVariablesPlugin(root: string): Plugin {
  return {
    name: "doorstep:theme-variables",
    buildStart() {
      written = null;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? themeVariables(root) : undefined),
  };
}
