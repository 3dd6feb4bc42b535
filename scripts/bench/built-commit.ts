/** A commit built in a worktree of its own below `.cache`, where it is found again by the next comparison. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestServer } from "../../tests/fixtures/server";
import { MEASURING } from "./many-items-shop";

const ROOT = join(import.meta.dirname, "../..");
const BUILDS = join(ROOT, ".cache/bench/builds");

export interface BuiltCommit {
  /** As it was named, with the beginning of its hash. */
  name: string;
  /** Folder of its worktree, built. */
  folder: string;
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

/** Whether there is work that no commit has, and that a comparison of commits therefore leaves out. */
export const hasUncommittedWork = (): boolean => git("status", "--porcelain") !== "";

function sameFile(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** The same packages are shared; others are installed for it alone. */
function providePackages(folder: string): void {
  if (existsSync(join(folder, "node_modules"))) return;
  if (sameFile(join(ROOT, "package-lock.json"), join(folder, "package-lock.json")))
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  else
    execFileSync("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: "inherit",
    });
}

/** Checks the commit out and builds it. Throws on a name that git does not know, and when it does not build. */
export function builtCommit(named: string): BuiltCommit {
  const hash = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${named}^{commit}`);
  const folder = join(BUILDS, hash.slice(0, 12));
  if (!existsSync(folder)) {
    mkdirSync(BUILDS, { recursive: true });
    // One that was deleted by hand is still in git's list.
    git("worktree", "prune");
    git("worktree", "add", "--detach", "--quiet", folder, hash);
  }
  providePackages(folder);
  const compressed = join(ROOT, ".cache/compressed");
  mkdirSync(compressed, { recursive: true });
  mkdirSync(join(folder, ".cache"), { recursive: true });
  if (!existsSync(join(folder, ".cache/compressed")))
    symlinkSync(compressed, join(folder, ".cache/compressed"));
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: folder, stdio: "inherit" });
  return { name: `${named} (${hash.slice(0, 8)})`, folder };
}

/** Its server with its page, on a demo town that it has filled itself. */
export const startCommit = ({ folder }: BuiltCommit): Promise<TestServer> =>
  TestServer.start({
    dataFolder: mkdtempSync(join(tmpdir(), "doorstep-compared-")),
    build: join(folder, "dist/server"),
    environment: { ...MEASURING, PAGE_DIR: join(folder, "dist/page") },
  });
