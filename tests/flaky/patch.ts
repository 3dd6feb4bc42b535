/**
 * Page and server with some lines of their sources replaced. They are patched while they are built into a folder of their own;
 * nothing of it is in the product.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { buildServer } from "../../scripts/build/server.mjs";
import { sourceHash } from "../../scripts/build/source-hash.mjs";

const ROOT = join(import.meta.dirname, "../..");

export interface Patch {
  file: string;
  /** Must be there exactly once, so that a change of the source is noticed. */
  find: string;
  put: string;
}

/** Where the parts that were patched are built; null for those that are as they were. */
export interface PatchedBuild {
  page: string | null;
  server: string | null;
}

/** Patches one source; throws when the text is not there exactly once. */
export function applyPatches(source: string, patches: readonly Patch[]): string {
  return patches.reduce((text, { file, find, put }) => {
    const parts = text.split(find);
    if (parts.length !== 2)
      throw new Error(`${file} has "${find}" ${parts.length - 1} times instead of once.`);
    return parts.join(put);
  }, source);
}

function patchPlugin(patches: readonly Patch[]): Plugin {
  const files = new Set(patches.map(({ file }) => file));
  return {
    name: "mutant",
    enforce: "pre",
    transform(code, id) {
      const file = [...files].find((name) => id.split("?")[0] === join(ROOT, name));
      if (!file) return null;
      return {
        code: applyPatches(
          code,
          patches.filter((patch) => patch.file === file),
        ),
        map: null,
      };
    },
  };
}

/** Builds what the patches touch, once for each state of the sources. */
export async function buildPatched(name: string, patches: readonly Patch[]): Promise<PatchedBuild> {
  for (const file of new Set(patches.map((patch) => patch.file)))
    applyPatches(
      readFileSync(join(ROOT, file), "utf8"),
      patches.filter((patch) => patch.file === file),
    );
  const ofServer = patches.filter(({ file }) => file.startsWith("server/"));
  const ofPage = patches.filter((patch) => !ofServer.includes(patch));
  const folder = join(ROOT, ".cache/mutants", name);
  const page = ofPage.length > 0 ? join(folder, "page") : null;
  const server = ofServer.length > 0 ? join(folder, "server") : null;
  if (page) await buildOnce(page, sourceHash(ROOT, "page"), ofPage, buildPage);
  if (server)
    await buildOnce(server, sourceHash(ROOT, "server"), ofServer, (target, plugin) =>
      buildServer(ROOT, target, [plugin]),
    );
  return { page, server };
}

async function buildOnce(
  folder: string,
  sources: string,
  patches: readonly Patch[],
  build: (folder: string, plugin: Plugin) => Promise<void>,
): Promise<void> {
  const hash = createHash("sha256").update(sources).update(JSON.stringify(patches)).digest("hex");
  const mark = join(folder, "mutant-hash");
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash) return;
  await build(folder, patchPlugin(patches));
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, hash);
}

async function buildPage(folder: string, plugin: Plugin): Promise<void> {
  const { build } = await import("vite");
  process.env.NODE_ENV = "production";
  process.env.BUILD_DIR = folder;
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
  await build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    configLoader: "bundle",
    logLevel: "error",
    mode: "production",
    plugins: [plugin],
  });
  delete process.env.BUILD_DIR;
}
