/** Pictures made on demand: two at a time, each once, kept on disk up to a size. Originals never leave the server. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFormat, PictureWidth } from "./picture-widths";
import { renderPicture } from "./render";

export interface PictureRequest {
  /** As kept by the database, e.g. "item/burger/12". */
  key: string;
  width: PictureWidth;
  format: PictureFormat;
}

export interface PictureStoreOptions {
  folder: string;
  /** The SVG document of a key; null for an unknown one. */
  draw(key: string): string | null;
  render?: typeof renderPicture;
  /** Bytes of all files together; the longest unused go first. */
  mostBytes?: number;
  atOnce?: number;
  /** Jobs that may wait; more are refused. */
  mostWaiting?: number;
}

/** The queue is full: the client should come back. */
export class PicturesBusy extends Error {
  override readonly name = "PicturesBusy";
}

export interface PictureStore {
  /** The bytes of a picture; null for an unknown key. Throws PicturesBusy. */
  read(request: PictureRequest): Promise<Buffer | null>;
  /** The same for the same picture, whenever and wherever it is made; null for an unknown key. */
  etagOf(request: PictureRequest): string | null;
}

const defaults = { mostBytes: 256 * 1024 * 1024, atOnce: 2, mostWaiting: 200 } as const;
/** Hashes of drawings that are remembered. */
const mostPrints = 10_000;
/** A sweep leaves so much of the room, so that the next one is not due at once. */
const sweptTo = 0.8;

export function openPictureStore(options: PictureStoreOptions): PictureStore {
  const { folder, draw, render = renderPicture } = options;
  const limits = { ...defaults, ...options };
  const jobs = new Map<string, Promise<Buffer | null>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let keptBytes: number | null = null;
  let sweeping: Promise<void> | null = null;

  const prints = new Map<string, string | null>();

  /** A hash of the drawing: when the drawings change, so do the names of the files. */
  function printOf(key: string): string | null {
    const known = prints.get(key);
    if (known !== undefined) return known;
    const svg = draw(key);
    const print = svg === null ? null : createHash("sha256").update(svg).digest("hex").slice(0, 32);
    if (prints.size >= mostPrints) prints.clear();
    prints.set(key, print);
    return print;
  }

  function nameOf({ key, width, format }: PictureRequest): string | null {
    const print = printOf(key);
    return print === null ? null : `${print}-${width}.${format}`;
  }

  async function turn(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.mostWaiting) throw new PicturesBusy("The queue of pictures is full.");
    await new Promise<void>((ready) => waiting.push(ready));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function measure() {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        return found?.isFile() ? { path, size: found.size, usedAt: found.mtimeMs } : null;
      }),
    );
    return files.filter((file) => file !== null);
  }

  async function sweep(): Promise<void> {
    const files = (await measure()).sort((a, b) => a.usedAt - b.usedAt);
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (total <= limits.mostBytes * sweptTo) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
    keptBytes = total;
  }

  async function keep(name: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    if (keptBytes === null) keptBytes = (await measure()).reduce((sum, file) => sum + file.size, 0);
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    keptBytes += bytes.length;
    if (keptBytes <= limits.mostBytes) return;
    sweeping ??= sweep().finally(() => {
      sweeping = null;
    });
    await sweeping;
  }

  async function make(request: PictureRequest, name: string): Promise<Buffer | null> {
    const path = join(folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept && kept.length > 0) {
      // The time of use, by which a sweep chooses.
      utimes(path, new Date(), new Date()).catch(() => {});
      return kept;
    }
    await turn();
    try {
      const svg = draw(request.key);
      if (svg === null) return null;
      const bytes = await render(svg, request.width, request.format);
      // A full disk must not take the picture from the shopper.
      await keep(name, bytes).catch(() => {});
      return bytes;
    } finally {
      leave();
    }
  }

  return {
    etagOf(request) {
      const name = nameOf(request);
      return name === null ? null : `"${name.replace(".", "-")}"`;
    },
    async read(request) {
      const name = nameOf(request);
      if (name === null) return null;
      const known = jobs.get(name);
      if (known) return known;
      const job = make(request, name).finally(() => jobs.delete(name));
      jobs.set(name, job);
      return job;
    },
  };
}
