/** `npm run ops -- …`: the operator's commands, beside a running server or on its data folder. */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A built file of the server. Node remembers where a link led, and a build of a moment ago has moved this one. */
const built = (name) => import(pathToFileURL(join(realpathSync(join(ROOT, "dist/server")), name)).href);

/**
 * The exit code of what a running server did; null when none runs. It runs what it was built from, whatever the sources are now,
 * so nothing is compared and nothing of the server is loaded here: that would take most of the time.
 */
async function runAtServer(words) {
  if (!existsSync("dist/server/operator-client.js")) return null;
  const client = await built("operator-client.js");
  return client.runAtServer(words);
}

/** The exit code of what this process does on the database itself. */
async function runHere(words) {
  const { ensureReady } = await import("./build/ensure.mjs");
  // Progress goes to stderr: stdout belongs to the command's output. The page is left alone: a server that runs beside
  // this serves its files.
  await ensureReady(ROOT, (line) => console.error(line), { progress: 2, only: "server" });
  process.env.NODE_ENV ??= "production";
  const { run } = await built("cli.js");
  return run(words);
}

process.chdir(ROOT);
// `npm run ops -- config list | head` closes the pipe when it has seen enough.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const words = process.argv.slice(2);
  process.exitCode = (await runAtServer(words)) ?? (await runHere(words));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
