/**
 * Builds what differs from its sources, each in a folder of its own, and then points `dist/page` (page and worker) and
 * `dist/server` at them in one step: a server that runs meanwhile keeps serving what it began with.
 * `--force` builds them in any case, `--only server` leaves the page out.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { newBuildFolder, switchTo } from "./build/build-folders.mjs";
import { buildRecord, outdatedParts, RECORD } from "./build/outdated.mjs";
import { sourceHash } from "./build/source-hash.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

async function buildPage(root, folder) {
  const { build } = await import("vite");
  const { precompress } = await import("./build/precompress.mjs");
  process.env.BUILD_DIR = folder;
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    configLoader: "bundle",
    logLevel: "warn",
    mode: "production",
  });
  for (const program of ["board", "courier"])
    await build({
      root: join(root, program),
      configFile: join(root, program, "vite.config.ts"),
      configLoader: "bundle",
      logLevel: "warn",
      mode: "production",
    });
  await precompress(folder, join(root, ".cache/compressed"));
  // Last: what the server loads is neither served nor kept by the worker.
  await build({
    root,
    configFile: join(root, "scripts/build/server-rendering-config.ts"),
    configLoader: "bundle",
    logLevel: "warn",
    mode: "production",
  });
}

const STEPS = {
  page: { label: "page and worker", run: buildPage },
  server: {
    label: "server",
    run: async (root, folder) => (await import("./build/server.mjs")).buildServer(root, folder),
  },
};

/** Builds the named parts one after the other. `say` gets one line a step. Throws when a part does not build. */
export async function build(parts, say = console.log, root = ROOT) {
  for (const part of parts) {
    const started = performance.now();
    say(`Building the ${STEPS[part].label} …`);
    // Taken before the build: a source changed meanwhile must count as changed.
    const hash = sourceHash(root, part);
    const folder = newBuildFolder(root, part, hash);
    try {
      await STEPS[part].run(root, folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    switchTo(root, part, folder);
    writeFileSync(join(root, RECORD), `${JSON.stringify({ ...buildRecord(root), [part]: hash }, null, 2)}\n`);
    say(`Built the ${STEPS[part].label} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(ROOT);
  process.env.NODE_ENV = "production";
  // Our files are imported without extensions, everywhere alike.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
  const wanted = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : null;
  if (wanted === undefined || (wanted !== null && !Object.hasOwn(STEPS, wanted))) {
    console.error(`Unknown part ${wanted ?? "(none)"}. The parts are: ${Object.keys(STEPS).join(", ")}.`);
    process.exit(2);
  }
  const parts = (process.argv.includes("--force") ? Object.keys(STEPS) : outdatedParts(ROOT)).filter(
    (part) => wanted === null || part === wanted,
  );
  try {
    await build(parts);
    if (parts.length === 0) console.log("Everything is built and up to date.");
  } catch (error) {
    console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
