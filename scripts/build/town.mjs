/** Computes the slow parts of the demo town (see demo/town/prebuilt.ts); cached as long as its sources are the same. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { runnerImport } from "vite";

/** Hash of all the town's sources. */
async function townHash(folder) {
  const hash = createHash("sha256").update(await readFile(join(folder, "../random.ts")));
  for (const file of (await readdir(folder)).sort()) {
    if (file.endsWith(".ts") && !file.endsWith(".test.ts"))
      hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Removes towns of other sources; unfinished ones belong to builds that still run. */
async function removeOlder(folder, current) {
  for (const name of await readdir(folder)) {
    if (name !== current && /^[0-9a-f]{16}$/.test(name))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes `graph.json` and `footprints.json` into `outDir`. */
export async function writeTown(root, outDir) {
  const folder = join(root, "demo/town");
  if (!existsSync(join(folder, "prebuilt.ts"))) return;
  const cached = join(root, ".cache/town", await townHash(folder));
  if (!existsSync(cached)) {
    const { module } = await runnerImport(join(folder, "index.ts"), {
      configFile: false,
      logLevel: "error",
      root,
      resolve: { alias: { "@": join(root, "src") } },
    });
    // Two builds may run at the same time: each writes a folder of its own, and the first one to finish is used.
    const unfinished = `${cached}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, "graph.json"), JSON.stringify(module.streetGraph()));
    await writeFile(join(unfinished, "footprints.json"), JSON.stringify(module.buildings()));
    await rename(unfinished, cached).catch(async (error) => {
      if (!existsSync(cached)) throw error;
      await rm(unfinished, { recursive: true, force: true });
    });
    await removeOlder(join(root, ".cache/town"), basename(cached));
  }
  await cp(cached, outDir, { recursive: true });
}
