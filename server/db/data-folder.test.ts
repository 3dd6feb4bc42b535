import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataFolder } from "./embedded-folder";

let folder: string;
const said: string[] = [];
const make = (path: string) => makeDataFolder(path, (line) => said.push(line));
const modeOf = (path: string) => statSync(path).mode & 0o777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-data-"));
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === "win32")("the data folder", () => {
  it("and what is made in it belong to nobody else", () => {
    make(join(folder, "a/b"));
    expect([modeOf(join(folder, "a")), modeOf(join(folder, "a/b"))]).toEqual([0o700, 0o700]);
    expect(said).toEqual([]);
    const database = join(folder, "a/b/database");
    mkdirSync(database);
    chmodSync(database, 0o777);
    make(join(folder, "a/b"));
    expect(modeOf(database)).toBe(0o700);
  });

  it.each([0o777, 0o1777, 0o702])("is refused when everybody may write into it (mode %o)", (mode) => {
    chmodSync(folder, mode);
    expect(() => make(folder)).toThrow(/Everybody on this machine may write.*chmod 700/);
  });

  it("is used with a warning when a group may write into it", () => {
    chmodSync(folder, 0o770);
    make(folder);
    expect(said).toEqual([expect.stringContaining("others may write into the data folder")]);
    expect(modeOf(folder)).toBe(0o770);
  });

  it("is used without a word when others may only look", () => {
    chmodSync(folder, 0o755);
    make(folder);
    expect(said).toEqual([]);
  });
});
