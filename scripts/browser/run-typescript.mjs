/** Runs a TypeScript program of this folder's siblings in a process of its own and takes over its exit code. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureReady, SetupError } from "../build/ensure.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Installs and builds what is missing, then runs `program` (a path below the project) with this command's arguments. */
export async function runTypeScript(program) {
  process.chdir(ROOT);
  try {
    await ensureReady(ROOT, (line) => console.log(line));
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, ["--import", "tsx", program, ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  // Ctrl-C reaches the child by itself; this process only waits for its end.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
}
