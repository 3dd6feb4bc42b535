import { mkdtemp, open, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Problems, problemLine } from "../problems";
import { findFiles } from "./find-files";
import { readRecords } from "./read-records";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "too-large-files-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A file of that many bytes that takes no room on the disk. */
async function emptyFile(name: string, bytes: number): Promise<string> {
  const file = await open(join(folder, name), "wx");
  await file.truncate(bytes);
  await file.close();
  return join(folder, name);
}

it.each([1024 ** 3 + 1, 2 * 1024 ** 3])(
  "a table of %i bytes is refused by its size and not opened",
  async (bytes) => {
    await emptyFile("items.csv", bytes);
    await writeFile(join(folder, "stores.csv"), "store\n");
    const problems = new Problems();
    const { files } = await findFiles(folder, problems);
    expect(files.map(({ name }) => name)).toEqual(["stores.csv"]);
    expect(problems.kept.map(problemLine)).toEqual(["ERROR items.csv: is larger than 1 GB"]);
  },
);

it("JSON above 200 MB is refused before it is read", async () => {
  const path = await emptyFile("items.json", 200 * 1024 ** 2 + 1);
  const problems = new Problems();
  expect((await readRecords(path, "items.json", "items", problems)).head.columns).toEqual([]);
  expect(problems.kept.map(problemLine)).toEqual([
    "ERROR items.json: is larger than 200 MB: write a table instead",
  ]);
});

it("links in a folder are not followed", async () => {
  await writeFile(join(folder, "other.txt"), "store\n");
  await symlink(join(folder, "other.txt"), join(folder, "stores.csv"));
  await symlink(tmpdir(), join(folder, "pictures"));
  const { files, pictures } = await findFiles(folder, new Problems());
  expect([files, pictures.size]).toEqual([[], 0]);
});
