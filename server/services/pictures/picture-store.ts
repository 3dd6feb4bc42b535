/**
 * Pictures in several widths and formats, rendered on demand and cached on disk up to a size. Originals never leave the
 * server.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureOriginal, PictureSource } from "../../ports";
import type { PictureFormat, PictureWidth } from "./picture-widths";
import { resizePicture } from "./resize-picture";

export interface PictureRequest {
  /** As the database stores it, e.g. "item/burger/12". */
  key: string;
  width: PictureWidth;
  format: PictureFormat;
}

interface PictureStoreOptions {
  /** The cache. */
  folder: string;
  source: PictureSource;
  render?: typeof resizePicture;
  /** Bytes of all cached files together; what was unused for longest is deleted first. */
  maxBytes?: number;
  /** Pictures that are rendered at the same time. */
  maxRunning?: number;
  /** Pictures that may wait to be rendered; more are refused. */
  maxQueued?: number;
}

/** The queue is full: the client should try again later. */
export class PicturesBusy extends Error {
  override readonly name = "PicturesBusy";
}

interface StoredPicture {
  /** The same for the same picture, whenever and wherever it is rendered. With quotation marks. */
  etag: string;
  /** Throws PicturesBusy. */
  read(): Promise<Buffer>;
}

export interface PictureStore {
  /** Null for an unknown key. */
  find(request: PictureRequest): Promise<StoredPicture | null>;
}

const defaults = { maxBytes: 256 * 1024 * 1024, maxRunning: 2, maxQueued: 200 } as const;
/** A sweep leaves this share of the room, so that the next one is not due at once. */
const sweepTo = 0.8;

export function openPictureStore(options: PictureStoreOptions): PictureStore {
  const { folder, source, render = resizePicture } = options;
  const limits = { ...defaults, ...options };
  const jobs = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let running = 0;
  let cachedBytes: number | null = null;
  let sweeping: Promise<void> | null = null;

  async function acquireSlot(): Promise<void> {
    if (running < limits.maxRunning) {
      running += 1;
      return;
    }
    if (queue.length >= limits.maxQueued) throw new PicturesBusy("The queue of pictures is full.");
    await new Promise<void>((ready) => queue.push(ready));
  }

  function releaseSlot(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  async function cachedFiles() {
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
    const files = (await cachedFiles()).sort((a, b) => a.usedAt - b.usedAt);
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files) {
      if (total <= limits.maxBytes * sweepTo) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
    cachedBytes = total;
  }

  async function cache(name: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    if (cachedBytes === null) cachedBytes = (await cachedFiles()).reduce((sum, file) => sum + file.size, 0);
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    cachedBytes += bytes.length;
    if (cachedBytes <= limits.maxBytes) return;
    sweeping ??= sweep().finally(() => {
      sweeping = null;
    });
    await sweeping;
  }

  async function readOrRender(original: PictureOriginal, request: PictureRequest, name: string) {
    const path = join(folder, name);
    const cached = await readFile(path).catch(() => null);
    if (cached && cached.length > 0) {
      // Marks the time of use, which the sweep goes by.
      utimes(path, new Date(), new Date()).catch(() => {});
      return cached;
    }
    await acquireSlot();
    try {
      const bytes = await render(await original.read(), request.width, request.format);
      // With a full disk the shopper still gets the picture.
      await cache(name, bytes).catch(() => {});
      return bytes;
    } finally {
      releaseSlot();
    }
  }

  return {
    async find(request) {
      const original = await source.find(request.key);
      if (original === null) return null;
      const variant = `${original.version}-${request.width}`;
      const name = `${variant}.${request.format}`;
      return {
        etag: `"${variant}-${request.format}"`,
        read() {
          const current = jobs.get(name);
          if (current) return current;
          const job = readOrRender(original, request, name).finally(() => jobs.delete(name));
          jobs.set(name, job);
          return job;
        },
      };
    },
  };
}
