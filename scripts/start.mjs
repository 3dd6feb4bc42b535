/**
 * `npm start`: the whole product from a fresh clone. Installs and builds what is missing, then runs the built server in
 * this very process, so that signals and exit codes are the server's own.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { markCurrentBuildsInUse } from "./build/build-folders.mjs";
import { ensureReady, SetupError } from "./build/ensure.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

function fail(message) {
  console.error(`Doorstep did not start: ${message}`);
  process.exit(1);
}

process.chdir(ROOT);
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
} catch (error) {
  fail(`The file .env cannot be read: ${error instanceof Error ? error.message : error}`);
}
try {
  await ensureReady(ROOT, (line) => console.log(line));
} catch (error) {
  fail(error instanceof SetupError ? error.message : (error?.stack ?? String(error)));
}
process.env.NODE_ENV ??= "production";
markCurrentBuildsInUse(ROOT);
const { start } = await import(pathToFileURL(join(ROOT, "dist/server/main.js")).href);
try {
  await start();
} catch (error) {
  // The server throws errors whose message is one clear sentence; a stack is for the unexpected only.
  fail(error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : String(error));
}
