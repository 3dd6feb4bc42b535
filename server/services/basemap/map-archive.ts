/** The archive of map tiles (PMTiles, version 3) that an operator puts into the data folder. */
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { PMTiles, TileType } from "pmtiles";
import type { MapArchive } from "../../ports";
import { fieldsOf, listOf, textOf } from "../map-requests";
import { creditOf } from "./archive-credit";

/** The head says where everything is, the tail is that of the newest tiles: another map differs in one of them. */
const headBytes = 16_384;
const tailBytes = 65_536;
/** Its layer of land, which tells the scheme of Protomaps from that of OpenMapTiles. */
const knownLayer = "earth";

type OpenArchive = MapArchive & { credit: string };

const fileKey = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }) =>
  `${ino} ${size} ${mtimeMs}`;

async function bytesOf(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Why a map cannot be drawn from the archive; null when it can. */
async function problemOf(archive: PMTiles): Promise<string | null> {
  const { tileType } = await archive.getHeader();
  if (tileType !== TileType.Mvt) return "holds no vector tiles";
  const layers = listOf(fieldsOf(await archive.getMetadata()).vector_layers).map(({ id }) => textOf(id));
  return layers.includes(knownLayer) ? null : `has no layer "${knownLayer}": it is no basemap of Protomaps`;
}

async function openArchive(path: string, file: FileHandle): Promise<OpenArchive> {
  const stat = await file.stat();
  const key = fileKey(stat);
  const read = async (start: number, length: number) => {
    const again = await open(path);
    try {
      // A file that was replaced meanwhile has other bytes there.
      return fileKey(await again.stat()) === key ? await bytesOf(again, start, length) : null;
    } finally {
      await again.close();
    }
  };
  const tiles = new PMTiles({
    getKey: () => path,
    getBytes: async (start, length) => {
      const bytes = await bytesOf(file, start, length);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer };
    },
  });
  const problem = await problemOf(tiles);
  if (problem !== null) throw new Error(`it ${problem}`);
  const hash = createHash("sha256")
    .update(String(stat.size))
    .update(await bytesOf(file, 0, headBytes))
    .update(await bytesOf(file, Math.max(0, stat.size - tailBytes), tailBytes));
  return {
    version: hash.digest("hex").slice(0, 16),
    size: stat.size,
    credit: creditOf(fieldsOf(await tiles.getMetadata()).attribution),
    read,
  };
}

/**
 * Reads the archive at a path; null when there is none or it holds no drawable map, which is logged once for each file. A
 * new, replaced or removed file is noticed at the next call.
 */
export function mapArchiveAt(
  path: string,
  say: (line: string) => void = console.warn,
): () => Promise<OpenArchive | null> {
  let known: { key: string; archive: Promise<OpenArchive | null> } | null = null;

  return async () => {
    const file = await open(path).catch(() => null);
    if (file === null) return null;
    try {
      const key = fileKey(await file.stat());
      if (known?.key !== key) {
        const archive = openArchive(path, file).catch((error: unknown) => {
          say(`${path} is not used as a map: ${error instanceof Error ? error.message : String(error)}.`);
          return null;
        });
        known = { key, archive };
      }
      return await known.archive;
    } finally {
      await file.close();
    }
  };
}
