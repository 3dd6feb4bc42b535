/**
 * Bundles the server, the operator's commands and the demo. The demo is an entry of its own, in the folder `demo`, which
 * the server reads with DEMO=1 only. Packages stay outside, in node_modules.
 */

import { existsSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { writeTown } from "./town.mjs";

/**
 * Builds into `outDir`, which is emptied first.
 * @param {string} root
 * @param {string} outDir
 * @param {import("vite").Plugin[]} [plugins]
 */
export async function buildServer(root, outDir, plugins = []) {
  const entries = {
    main: "server/main.ts",
    "create-database": "server/create-database.ts",
    cli: "server/cli/main.ts",
    "operator-client": "server/cli/operator-client.ts",
    "demo/index": "demo/index.ts",
  };
  const input = Object.fromEntries(
    Object.entries(entries)
      .map(([name, file]) => [name, join(root, file)])
      .filter(([, file]) => existsSync(file)),
  );
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins,
    resolve: { alias: { "@": join(root, "src") } },
    ssr: { external: true, target: "node" },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js", format: "es" },
      },
    },
  });
  // SQL is read as files at start, so it travels with the bundle.
  const migrations = join(root, "server/db/migrations");
  if (existsSync(migrations)) {
    await rm(join(outDir, "migrations"), { recursive: true, force: true });
    await cp(migrations, join(outDir, "migrations"), { recursive: true });
  }
  const example = join(root, "server/example-shop");
  if (existsSync(example)) {
    await rm(join(outDir, "example-shop"), { recursive: true, force: true });
    await cp(example, join(outDir, "example-shop"), { recursive: true });
  }
  await mkdir(outDir, { recursive: true });
  await writeTown(root, join(outDir, "demo/town"));
  const films = join(root, "demo/films");
  if (existsSync(films)) await cp(films, join(outDir, "demo/films"), { recursive: true });
  await writeFile(join(outDir, "package.json"), '{ "type": "module" }\n');
}
