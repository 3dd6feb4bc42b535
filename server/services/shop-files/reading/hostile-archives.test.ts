/** Archives that want out of their folder, or to fill the disk. What they would write is harmless. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { withUnpacked } from "./unpack-archive";

let folder: string;
const systemFolder = process.env.TMPDIR;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-archives-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
/** Archives are unpacked below a folder of the test, where anything that is left or leaks is seen. */
beforeEach(async () => {
  const unpackedIn = join(folder, "a/b");
  await mkdir(unpackedIn, { recursive: true });
  process.env.TMPDIR = unpackedIn;
  return () => {
    if (systemFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = systemFolder;
  };
});

interface Entry {
  name: string;
  bytes?: Buffer;
  mode?: number;
}

async function archiveOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, bytes = Buffer.from("a,b\n1,2\n"), mode = 0o100644 } of entries)
    archive.addBuffer(bytes, name, { mode });
  archive.end();
  return buffer(archive.outputStream);
}

/** An archive with names that no honest program writes: each is put in place of one of the same length. */
async function archiveNamed(name: string): Promise<Buffer> {
  const honest = "x".repeat(Buffer.byteLength(name));
  const bytes = await archiveOf([{ name: "items.csv" }, { name: honest }]);
  for (let at = bytes.indexOf(honest); at >= 0; at = bytes.indexOf(honest)) bytes.write(name, at);
  return bytes;
}

async function unpack(bytes: Buffer): Promise<string[]> {
  const path = join(folder, "shop.zip");
  await writeFile(path, bytes);
  return withUnpacked(path, (unpacked) => readdir(unpacked, { recursive: true }));
}

/** Everything but the archive itself. */
const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== "shop.zip")
    .map(({ name }) => name);

describe("an archive is refused, and leaves nothing,", () => {
  it.each([
    ["../out.csv", /invalid relative path/],
    ["../../../out.csv", /invalid relative path/],
    ["pictures/../../out.csv", /invalid relative path/],
    ["/out-of-it.csv", /absolute path/],
    ["C:/out.csv", /absolute path/],
    ["..\\out.csv", /invalid characters/],
    ["pictures\\..\\..\\out.csv", /invalid characters/],
  ])("with a file named %s", async (name, message) => {
    await expect(unpack(await archiveNamed(name))).rejects.toThrow(message);
    expect(await filesLeft()).toEqual([]);
    expect(existsSync("/out-of-it.csv")).toBe(false);
  });

  it("whose entry swells to a thousand times its size", async () => {
    const bytes = await archiveOf([{ name: "items.csv", bytes: Buffer.alloc(12 * 1024 * 1024) }]);
    expect(bytes.length).toBeLessThan(20_000);
    await expect(unpack(bytes)).rejects.toThrow("items.csv swells to more than 200 times its size.");
    expect(await filesLeft()).toEqual([]);
  });

  it("whose entries say that they are more than 4 GB together, before those are unpacked", async () => {
    const bytes = await archiveOf([{ name: "items.csv" }, { name: "stores.csv" }]);
    // The size of an entry stands 24 bytes behind its mark in the directory at the end.
    bytes.writeUInt32LE(0xffff_fffe, bytes.lastIndexOf("PK\u0001\u0002") + 24);
    await expect(unpack(bytes)).rejects.toThrow("The archive holds more than 4 GB.");
    expect(await filesLeft()).toEqual([]);
  });

  it("whose entry is longer than it says", async () => {
    const bytes = await archiveOf([{ name: "items.csv", bytes: Buffer.alloc(5000, "ab,") }]);
    bytes.writeUInt32LE(10, bytes.lastIndexOf("PK\u0001\u0002") + 24);
    await expect(unpack(bytes)).rejects.toThrow(/items\.csv cannot be unpacked/);
    expect(await filesLeft()).toEqual([]);
  });

  it("with two files of one name", async () => {
    await expect(unpack(await archiveOf([{ name: "items.csv" }, { name: "items.csv" }]))).rejects.toThrow(
      "items.csv cannot be unpacked (EEXIST).",
    );
    expect(await filesLeft()).toEqual([]);
  });

  it("that is none, or ends too early", async () => {
    const bytes = await archiveOf([{ name: "items.csv" }]);
    await expect(unpack(Buffer.from("no archive"))).rejects.toThrow(/cannot be read as a ZIP archive/);
    await expect(unpack(bytes.subarray(0, -30))).rejects.toThrow(/cannot be read as a ZIP archive/);
    expect(await filesLeft()).toEqual([]);
  });
});

it("links of an archive are left out, and files below them lie in a folder of their name", async () => {
  const outside = join(folder, "outside");
  await mkdir(outside);
  await writeFile(join(outside, "secret.txt"), "secret");
  const bytes = await archiveOf([
    { name: "items.csv" },
    { name: "stores.csv", bytes: Buffer.from(join(outside, "secret.txt")), mode: 0o120777 },
    { name: "pictures", bytes: Buffer.from(outside), mode: 0o120777 },
    { name: "pictures/secret.txt", bytes: Buffer.from("other") },
  ]);
  expect((await unpack(bytes)).sort()).toEqual(["items.csv", "pictures", "pictures/secret.txt"]);
  expect(await readFile(join(outside, "secret.txt"), "utf8")).toBe("secret");
});
