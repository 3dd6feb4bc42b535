/** `npm run ops -- …`: the operator's commands, beside a running server or on its data folder. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureReady } from "./build/ensure.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

process.chdir(ROOT);
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  // Progress goes to stderr: stdout belongs to the command's output. The page is left alone: a server that runs beside
  // this serves its files.
  await ensureReady(ROOT, (line) => console.error(line), { progress: 2, only: "server" });
  process.env.NODE_ENV ??= "production";
  const { run } = await import(pathToFileURL(join(ROOT, "dist/server/cli.js")).href);
  process.exitCode = (await run(process.argv.slice(2))) ?? 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
