/** Films that are files: `{folder}/{key}.webm`. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FilmSource } from "../../ports";

/** No dots and no empty parts: a key never leaves the folder. */
const keyPattern = /^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,3}$/;

export function filmFolder(folder: string): FilmSource {
  return {
    async read(key) {
      if (!keyPattern.test(key)) return null;
      const bytes = await readFile(join(folder, `${key}.webm`)).catch(() => null);
      if (bytes === null) return null;
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
      return { bytes, etag: `"${hash}"` };
    },
  };
}

/** Looks in one source after the other. */
export function firstFilmOf(...sources: readonly FilmSource[]): FilmSource {
  return {
    async read(key) {
      for (const source of sources) {
        const film = await source.read(key);
        if (film !== null) return film;
      }
      return null;
    },
  };
}
