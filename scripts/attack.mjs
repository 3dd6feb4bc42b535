/** `npm run attack`: attacks a server of its own on this machine, and fails where one works. Options: names of attacks to run. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./build/ensure.mjs";
import { run } from "./test/tools.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
ensurePackages(process.cwd(), (line) => console.log(line));
// The page has no part in it.
const built = spawnSync(process.execPath, ["scripts/build.mjs", "--only", "server"], { stdio: "inherit" });
process.exitCode =
  built.status === 0
    ? await run(process.execPath, ["--import", "tsx", "tests/attack/main.ts", ...process.argv.slice(2)])
    : 1;
