/** A ZIP archive, unpacked into a folder of its own: nothing of it leaves that folder, and nothing of it fills the disk. */
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize, sep } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Entry, open, type ZipFile } from "yauzl";
import { StartError } from "../../../core/errors";

/** Limits of an archive: files, and bytes after unpacking. */
const maxEntries = 200_000;
const maxBytes = 4 * 1024 * 1024 * 1024;
const tooMuch = "The archive holds more than 4 GB.";
/** Text rarely shrinks to less than a fiftieth; what claims to is made to fill a disk. Small files are not looked at. */
const maxRatio = 200;
const smallBytes = 10 * 1024 * 1024;

const openArchive = (path: string) =>
  new Promise<ZipFile>((done, fail) =>
    open(path, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, archive) =>
      error
        ? fail(new StartError(`${path} cannot be read as a ZIP archive: ${error.message}.`))
        : done(archive),
    ),
  );

const entryStream = (archive: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((done, fail) =>
    archive.openReadStream(entry, (error, stream) => (error ? fail(error) : done(stream))),
  );

/** Path that an entry is unpacked to; throws for a name that leads out of the folder. */
function targetOf(folder: string, name: string): string {
  const target = normalize(join(folder, name));
  if (!target.startsWith(folder + sep))
    throw new StartError(`The archive has a file ${name}, which leads out of it.`);
  return target;
}

const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000;

/** Counts what comes through and stops what is too much. */
function measured(left: { bytes: number }, entry: Entry): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      left.bytes -= chunk.length;
      const swells = bytes > smallBytes && bytes > entry.compressedSize * maxRatio;
      if (left.bytes < 0) done(new StartError(tooMuch));
      else if (swells)
        done(new StartError(`${entry.fileName} swells to more than ${maxRatio} times its size.`));
      else done(null, chunk);
    },
  });
}

async function unpackEntries(archive: ZipFile, folder: string): Promise<void> {
  if (archive.entryCount > maxEntries) throw new StartError(`The archive has more than ${maxEntries} files.`);
  const left = { bytes: maxBytes };
  await new Promise<void>((done, fail) => {
    archive.on("error", (error) => fail(new StartError(`The archive cannot be read: ${error.message}.`)));
    archive.on("end", done);
    archive.on("entry", (entry: Entry) => {
      unpackEntry(archive, entry, folder, left).then(
        () => archive.readEntry(),
        (error: NodeJS.ErrnoException) =>
          fail(
            error instanceof StartError
              ? error
              : new StartError(`${entry.fileName} cannot be unpacked (${error.code ?? error.message}).`),
          ),
      );
    });
    archive.readEntry();
  });
}

async function unpackEntry(
  archive: ZipFile,
  entry: Entry,
  folder: string,
  left: { bytes: number },
): Promise<void> {
  if (entry.fileName.endsWith("/") || isLink(entry)) return;
  if (entry.isEncrypted()) throw new StartError(`${entry.fileName} is protected by a password.`);
  // The size that it says can be believed: reading fails where it is another.
  if (entry.uncompressedSize > left.bytes) throw new StartError(tooMuch);
  const target = targetOf(folder, entry.fileName);
  await mkdir(dirname(target), { recursive: true });
  const stream = await entryStream(archive, entry);
  await pipeline(stream, measured(left, entry), createWriteStream(target, { flags: "wx", mode: 0o600 }));
}

/** Unpacks an archive, lets `work` read the folder, and removes it. Throws a StartError for an archive that is refused. */
export async function withUnpacked<T>(path: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "doorstep-import-"));
  try {
    const archive = await openArchive(path);
    try {
      await unpackEntries(archive, folder);
    } finally {
      archive.close();
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
