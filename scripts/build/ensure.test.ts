import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureReady } from "./ensure.mjs";
import { sourceHash } from "./source-hash.mjs";

let root: string;

function write(name: string, text: string): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A clone with its packages and nothing built, whose build writes down what it is asked for. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "doorstep-clone-"));
  write("package-lock.json", "{}");
  write("node_modules/.doorstep-installed", createHash("sha256").update("{}").digest("hex"));
  for (const name of ["vite", "fastify"]) write(`node_modules/${name}/package.json`, "{}");
  write(
    "scripts/build.mjs",
    'import { writeFileSync } from "node:fs"; writeFileSync("asked.json", JSON.stringify(process.argv.slice(2)));',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const asked = (): unknown =>
  existsSync(join(root, "asked.json")) ? JSON.parse(readFileSync(join(root, "asked.json"), "utf8")) : null;

describe("before a command runs", () => {
  it("everything that is not built is built", async () => {
    await ensureReady(root, () => {});
    expect(asked()).toEqual([]);
  });

  it("an operator's command builds the server alone, because a running one serves the page's files", async () => {
    await ensureReady(root, () => {}, { only: "server" });
    expect(asked()).toEqual(["--only", "server"]);
  });

  it("nothing is built when what the command needs is up to date", async () => {
    write("dist/server/main.js", "");
    write("dist/build.json", JSON.stringify({ server: sourceHash(root, "server") }));
    await ensureReady(root, () => {}, { only: "server" });
    expect(asked()).toBeNull();
  });
});
