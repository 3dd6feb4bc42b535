/** Films of the demo made on demand: each once, one at a time, kept on disk. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { keyFrameOf, packFilm } from "./webm";

/** Px and ms; small, because a film is an ornament and is paid for by the shopper. */
const look = { width: 480, height: 270, frameMs: 125, frames: 40, quality: 46 } as const;

export interface FilmStoreOptions {
  readonly folder: string;
  /** One frame as an SVG document; `at` runs from 0 to 1. Null for an unknown key. */
  readonly draw: (key: string, at: number) => string | null;
}

export interface FilmStore {
  /** The file and its validator; null for an unknown key. */
  read(key: string): Promise<{ bytes: Buffer; etag: string } | null>;
}

export function openFilmStore({ folder, draw }: FilmStoreOptions): FilmStore {
  const jobs = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function film(key: string): Promise<Buffer> {
    const frames: Buffer[] = [];
    for (let index = 0; index < look.frames; index++) {
      const svg = draw(key, index / (look.frames - 1)) ?? "";
      const picture = await sharp(Buffer.from(svg))
        .resize(look.width, look.height, { fit: "cover" })
        .flatten()
        .webp({ quality: look.quality, effort: 3 })
        .toBuffer();
      frames.push(keyFrameOf(picture));
    }
    return packFilm({ ...look, frames });
  }

  async function make(key: string, name: string): Promise<Buffer> {
    const path = join(folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept && kept.length > 0) return kept;
    const bytes = film(key);
    const unfinished = join(folder, `.${randomUUID()}`);
    // A full disk must not take the film from the shopper.
    await mkdir(folder, { recursive: true })
      .then(async () => writeFile(unfinished, await bytes))
      .then(() => rename(unfinished, path))
      .catch(() => {});
    return bytes;
  }

  return {
    async read(key) {
      const first = draw(key, 0);
      if (first === null) return null;
      // When the drawing changes, so does the name of the file.
      const print = createHash("sha256")
        .update(JSON.stringify([first, look]))
        .digest("hex")
        .slice(0, 32);
      const name = `${print}.webm`;
      let job = jobs.get(name);
      if (job === undefined) {
        job = turn.then(() => make(key, name)).finally(() => jobs.delete(name));
        turn = job.catch(() => {});
        jobs.set(name, job);
      }
      return { bytes: await job, etag: `"${print}"` };
    },
  };
}
