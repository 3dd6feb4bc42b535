/**
 * The file of a backup: gzip of lines. First a header, then a line a row ("table<TAB>json"), last a line with the number
 * of rows and a digest of all lines before, so that a cut or changed file is found before anything is changed.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "../core/errors";

const FORMAT = "doorstep-backup";
const VERSION = 1;

export interface BackupHeader {
  format: string;
  version: number;
  /** Name and hash of the schema that the rows belong to. */
  schema: string;
  schemaHash: string;
  createdAt: string;
}

export interface BackupRow {
  table: string;
  /** One row as JSON text. */
  json: string;
}

/** Writes a backup; rows are handed to `write` one after the other. */
export async function writeBackupFile(
  path: string,
  schema: { name: string; hash: string },
  createdAt: Date,
  rows: (write: (row: BackupRow) => Promise<void>) => Promise<void>,
): Promise<number> {
  const gzip = createGzip({ level: 6 });
  const output = createWriteStream(path, { mode: 0o600, flags: "wx" });
  const written = finished(gzip.pipe(output));
  // The first failure is thrown by whoever awaits it below.
  written.catch(() => {});
  const digest = createHash("sha256");
  let count = 0;
  const line = async (text: string) => {
    digest.update(text).update("\n");
    if (output.errored) throw output.errored;
    if (!gzip.write(`${text}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  const header: BackupHeader = {
    format: FORMAT,
    version: VERSION,
    schema: schema.name,
    schemaHash: schema.hash,
    createdAt: createdAt.toISOString(),
  };
  try {
    await line(JSON.stringify(header));
    await rows(async ({ table, json }) => {
      count += 1;
      await line(`${table}\t${json}`);
    });
    gzip.end(`${JSON.stringify({ end: true, rows: count, digest: digest.digest("hex") })}\n`);
    await written;
    return count;
  } catch (error) {
    gzip.destroy();
    output.destroy();
    throw error;
  }
}

const foreign = (path: string) =>
  new StartError(`${path} is no backup of this program. Nothing was changed.`);
const broken = (path: string) =>
  new StartError(`The backup ${path} is damaged or cut off. Nothing was changed.`);

async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const gunzip = source.pipe(createGunzip());
  // A missing file fails the reading of lines, which pipes do not do by themselves.
  source.on("error", (error) => gunzip.destroy(error));
  const lines = createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_done, fail) => gunzip.once("error", fail));
  failed.catch(() => {});
  const reader = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.next(), failed]);
      if (done) break;
      yield value;
    }
    if (gunzip.errored) throw gunzip.errored;
  } finally {
    lines.close();
    source.destroy();
  }
}

/** Reads the whole file once and returns its header. Throws a StartError for a foreign, cut or changed file. */
export async function checkBackupFile(path: string): Promise<BackupHeader> {
  const digest = createHash("sha256");
  let header: BackupHeader | null = null;
  let last: string | null = null;
  let count = -1;
  try {
    for await (const line of linesOf(path)) {
      if (last !== null) {
        digest.update(last).update("\n");
        count += 1;
      }
      last = line;
      if (header !== null) continue;
      header = JSON.parse(line) as BackupHeader;
      if (header.format !== FORMAT || header.version !== VERSION) throw foreign(path);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "EACCES" || code === "EISDIR") {
      throw new StartError(`The backup ${path} cannot be read (${code}).`);
    }
    throw header === null ? foreign(path) : broken(path);
  }
  if (header === null || last === null) throw foreign(path);
  let end: { end?: boolean; rows?: number; digest?: string };
  try {
    end = JSON.parse(last) as typeof end;
  } catch {
    throw broken(path);
  }
  if (end.end !== true || end.rows !== count || end.digest !== digest.digest("hex")) throw broken(path);
  return header;
}

/** The rows of a checked file. */
export async function* readBackupRows(path: string): AsyncGenerator<BackupRow> {
  let first = true;
  for await (const line of linesOf(path)) {
    const tab = line.indexOf("\t");
    if (!first && tab > 0) yield { table: line.slice(0, tab), json: line.slice(tab + 1) };
    first = false;
  }
}
