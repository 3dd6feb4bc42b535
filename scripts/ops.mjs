/** `npm run ops -- …`: the operator's commands, beside a running server or on its data folder. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureReady } from "./build/ensure.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

process.chdir(ROOT);
if (existsSync(".env")) process.loadEnvFile(".env");
try {
  // Progress goes to stderr: stdout belongs to the command's answer.
  await ensureReady(ROOT, (line) => console.error(line), 2);
  process.env.NODE_ENV ??= "production";
  const { run } = await import(pathToFileURL(join(ROOT, "dist/server/cli.js")).href);
  process.exitCode = (await run(process.argv.slice(2))) ?? 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
