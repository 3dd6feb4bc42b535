/** Pictures that an operator put into a folder: `{folder}/{key}.png`, `.jpg`, `.jpeg`, `.webp` or `.avif`. */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PictureSource } from "../../ports";
import { isPictureKey } from "./picture-key";

const extensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

export function pictureFolder(folder: string): PictureSource {
  return {
    async find(key) {
      if (!isPictureKey(key)) return null;
      for (const extension of extensions) {
        const file = join(folder, `${key}.${extension}`);
        const found = await stat(file).catch(() => null);
        if (!found?.isFile()) continue;
        const version = createHash("sha256")
          .update(`${key}.${extension} ${found.mtimeMs} ${found.size}`)
          .digest("hex")
          .slice(0, 32);
        return { version, read: () => readFile(file) };
      }
      return null;
    },
  };
}

/** Looks in one source after the other. */
export function firstPictureOf(...sources: readonly PictureSource[]): PictureSource {
  return {
    async find(key) {
      for (const source of sources) {
        const original = await source.find(key);
        if (original !== null) return original;
      }
      return null;
    },
  };
}
