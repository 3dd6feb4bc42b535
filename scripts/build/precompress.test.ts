import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { precompress } from "./precompress.mjs";

const text = "export const doorstep = 1;\n".repeat(20);
let root: string;
let page: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "doorstep-precompress-"));
  [page, cache] = [join(root, "page"), join(root, "cache")];
  mkdirSync(join(page, "parts"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("precompress", () => {
  it("writes both forms beside each file that is worth it", async () => {
    writeFileSync(join(page, "parts/a.js"), text);
    writeFileSync(join(page, "short.js"), "1;");
    writeFileSync(join(page, "picture.png"), text);
    await precompress(page, cache);
    expect(brotliDecompressSync(readFileSync(join(page, "parts/a.js.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(page, "parts/a.js.gz"))).toString()).toBe(text);
    expect(readdirSync(page).sort()).toEqual(["parts", "picture.png", "short.js"]);
  });

  it("takes what was compressed before, by content, and keeps nothing unfinished", async () => {
    writeFileSync(join(page, "a.js"), text);
    await precompress(page, cache);
    const kept = readdirSync(cache).sort();
    expect(kept.map((name) => name.replace(/^[0-9a-f]{64}/, ""))).toEqual([".br", ".gz"]);
    writeFileSync(join(cache, kept[0] ?? ""), "known");
    writeFileSync(join(page, "b.js"), text);
    await precompress(page, cache);
    expect(readFileSync(join(page, "b.js.br"), "utf8")).toBe("known");
    expect(readdirSync(cache).sort()).toEqual(kept);
  });
});
