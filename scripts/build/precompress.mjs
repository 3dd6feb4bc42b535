/**
 * Writes a brotli 11 and a gzip 9 file beside every compressible file. What was compressed by an earlier build is cached
 * by content in `.cache/compressed`, since brotli 11 over a map library takes seconds.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|webmanifest|txt|ico|map)$/;
/** Bytes; below this a compressed copy saves nothing. */
const WORTH_COMPRESSING = 200;

const compressors = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: 22,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Returns how many files were compressed. */
export async function precompress(folder, cacheFolder) {
  await mkdir(cacheFolder, { recursive: true });
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      if (bytes.length < WORTH_COMPRESSING) return;
      const hash = createHash("sha256").update(bytes).digest("hex");
      for (const [suffix, compress] of Object.entries(compressors)) {
        const cached = join(cacheFolder, `${hash}.${suffix}`);
        let compressed = await readFile(cached).catch(() => null);
        if (!compressed) {
          compressed = await compress(bytes);
          // Two builds may run at the same time, and one may be interrupted: what bears the name is whole.
          const unfinished = `${cached}.${process.pid}`;
          await writeFile(unfinished, compressed);
          await rename(unfinished, cached);
        }
        await writeFile(join(folder, `${name}.${suffix}`), compressed);
      }
    }),
  );
  return names.length;
}
