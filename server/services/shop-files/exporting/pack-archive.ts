/** A folder as a ZIP archive whose bytes depend on nothing but what is in it. */
import { createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** The time of every entry: an archive of the same files is the same. */
const noTime = new Date(1980, 0, 1, 0, 0, 0);

export async function packArchive(folder: string, path: string): Promise<void> {
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  const add = async (below: string) => {
    const entries = await readdir(join(folder, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) await add(name);
      else archive.addFile(join(folder, name), name, { mtime: noTime, mode: 0o100644 });
    }
  };
  await add("");
  archive.end();
  await written;
}
