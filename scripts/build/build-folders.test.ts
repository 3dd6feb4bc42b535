import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newBuildFolder, switchTo } from "./build-folders.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds a page that says `text`; returns its folder. */
function buildPage(text: string): string {
  const folder = newBuildFolder(root, "page", text.padEnd(12, "0"));
  writeFileSync(join(folder, "index.html"), text);
  switchTo(root, "page", folder);
  return folder;
}
const currentPage = () => readFileSync(join(root, "dist/page/index.html"), "utf8");

describe("the folder of a build", () => {
  it("becomes the current one and leaves the one before as it was", () => {
    buildPage("first");
    const before = realpathSync(join(root, "dist/page"));
    buildPage("second");
    expect(currentPage()).toBe("second");
    expect(readFileSync(join(before, "index.html"), "utf8")).toBe("first");
  });

  it("takes the place of a folder that an older version of this script filled", () => {
    mkdirSync(join(root, "dist/page"), { recursive: true });
    writeFileSync(join(root, "dist/page/index.html"), "old");
    buildPage("new");
    expect(currentPage()).toBe("new");
  });

  it("is removed when two newer ones are there", () => {
    const first = buildPage("first");
    buildPage("second");
    expect(existsSync(first)).toBe(true);
    buildPage("third");
    expect(existsSync(first)).toBe(false);
  });

  it("stays as long as a process uses it, however many come after", async () => {
    const first = buildPage("first");
    const script = `import { markCurrentBuildsInUse } from ${JSON.stringify(join(import.meta.dirname, "build-folders.mjs"))};
      markCurrentBuildsInUse(${JSON.stringify(root)}); console.log("ready"); process.stdin.resume(); process.stdin.on("end", () => process.exit());`;
    const user = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(user.stdout, "data");
    for (const name of ["second", "third", "fourth"]) buildPage(name);
    expect(readFileSync(join(first, "index.html"), "utf8")).toBe("first");
    user.stdin.end();
    await once(user, "exit");
    buildPage("fifth");
    expect(existsSync(first)).toBe(false);
  });
});
