/**
 * Makes a fresh clone ready to run: right Node, packages installed, everything built. Node built-ins only, because it
 * runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outdatedParts } from "./outdated.mjs";

const NODE_NEEDED = [20, 19];

/** A failure with a sentence for the person at the terminal; no stack is shown. */
export class SetupError extends Error {}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor < NODE_NEEDED[1])) {
    throw new SetupError(
      `Node ${NODE_NEEDED.join(".")} or newer is needed; this is ${process.versions.node}.`,
    );
  }
}

function installPackages(root, say) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const mark = join(root, "node_modules/.doorstep-installed");
  const installed = existsSync(mark) ? readFileSync(mark, "utf8").trim() : "";
  const [vite, fastify] = ["vite", "fastify"].map((name) =>
    existsSync(join(root, "node_modules", name, "package.json")),
  );
  if (installed === lock && vite && fastify) return;
  // npm's own record says whether an install by hand already matches the lock file.
  const record = join(root, "node_modules/.package-lock.json");
  if (
    vite &&
    fastify &&
    !installed &&
    existsSync(record) &&
    sameVersions(join(root, "package-lock.json"), record)
  ) {
    writeFileSync(mark, lock);
    return;
  }
  say("Installing packages …");
  const started = performance.now();
  // The versions of the lock file and nothing written back. Not `npm ci`: it refuses a lock file that lacks other
  // systems' optional packages, which a mirror of the registry may not hold. The build needs the development packages
  // too, whatever NODE_ENV says.
  const npm = spawnSync(
    "npm",
    ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (npm.error) throw new SetupError(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0)
    throw new SetupError("Installing the packages failed; npm's message is above. Is the network there?");
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(mark, lock);
  say(`Installed the packages in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

function sameVersions(lockFile, recordFile) {
  const lock = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const record = JSON.parse(readFileSync(recordFile, "utf8")).packages;
  return Object.entries(record).every(([name, entry]) => lock[name]?.version === entry.version);
}

/** Checks Node and installs packages; builds nothing. */
export function ensurePackages(root, say) {
  checkNode();
  installPackages(root, say);
}

/**
 * Installs and builds what is missing or outdated. Throws SetupError with a clear sentence. The build runs in a process
 * of its own, so that the server does not carry the compiler's memory for its whole life; its progress goes to the
 * stream `progress` (1 or 2). With `only` ("page" or "server") the other part stays as it is.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {{ progress?: number, only?: "page" | "server" }} [options]
 */
export async function ensureReady(root, say, { progress = 1, only } = {}) {
  ensurePackages(root, say);
  const outdated = outdatedParts(root).filter((part) => only === undefined || part === only);
  if (outdated.length === 0) return;
  const choice = only === undefined ? [] : ["--only", only];
  const built = spawnSync(process.execPath, [join(root, "scripts/build.mjs"), ...choice], {
    cwd: root,
    stdio: ["ignore", progress, 2],
  });
  if (built.signal) throw new SetupError("The build was interrupted.");
  if (built.status !== 0) throw new SetupError("The build failed; its message is above.");
}
