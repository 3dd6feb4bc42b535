/** A small map archive (PMTiles, version 3) of a town that nobody lives in: one tile with land, water, roads and names. */
import { gzipSync } from "node:zlib";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { zxyToTileId } from "pmtiles";

const extent = 4096;
const headerBytes = 127;

type Point = [number, number];
interface TileFeature {
  /** 1 point, 2 line, 3 area. */
  type: 1 | 2 | 3;
  geometry: Point[] | Point[][];
  tags: Record<string, string | number>;
}

const area = (left: number, top: number, right: number, bottom: number): Point[][] => [
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ],
];
const line = (...points: Point[]): Point[] => points;
/** Names in the script of the place, as Protomaps' tiles have them. */
const named = (name: string, arabic: string) => ({ name, "name:en": name, "name:ar": arabic });

/** The layers of the tile, by the scheme of Protomaps' basemap. */
const layers: Record<string, TileFeature[]> = {
  earth: [{ type: 3, geometry: area(0, 0, extent, extent), tags: { kind: "earth" } }],
  water: [{ type: 3, geometry: area(0, 3700, extent, extent), tags: { kind: "ocean" } }],
  landuse: [{ type: 3, geometry: area(700, 3200, 1000, 3480), tags: { kind: "park" } }],
  roads: [
    {
      type: 2,
      geometry: [line([0, 3580], [extent, 3580])],
      tags: { kind: "major_road", kind_detail: "primary", ...named("Quay Road", "طريق الرصيف"), min_zoom: 5 },
    },
    {
      type: 2,
      geometry: [line([640, 2000], [640, 3700])],
      tags: {
        kind: "minor_road",
        kind_detail: "residential",
        ...named("Pier Lane", "زقاق المرفأ"),
        min_zoom: 5,
      },
    },
  ],
  places: [
    {
      type: 1,
      geometry: [[500, 3400]],
      tags: {
        kind: "locality",
        kind_detail: "town",
        ...named("Testhaven", "مرفأ الاختبار"),
        min_zoom: 1,
        population_rank: 12,
      },
    },
  ],
};

function tile(): Buffer {
  const features = Object.entries(layers).map(([name, rows]) => [
    name,
    { features: rows.map((row, id) => ({ id: id + 1, ...row })) },
  ]);
  const bytes = fromGeojsonVt(Object.fromEntries(features), { version: 2, extent });
  return gzipSync(bytes);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

export interface ArchiveOptions {
  /** The archive's own description. */
  metadata?: Record<string, unknown>;
  tileType?: number;
  /** Tiles are drawn from this zoom on; the last zoom is 10 and serves all nearer ones. */
  minZoom?: number;
}

const maxZoom = 10;

/** The tile of a zoom that lies north-east of the equator and the zeroth meridian, where the small shop's zone is. */
const tileIdOf = (zoom: number) => zxyToTileId(zoom, 2 ** (zoom - 1), 2 ** (zoom - 1) - 1);

/** The ids of the entries as differences, how often each repeats, lengths, and where its bytes begin, plus one. */
function directory(minZoom: number, length: number): Buffer {
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, index) => minZoom + index);
  const steps = zooms.map((zoom, index) => tileIdOf(zoom) - (index === 0 ? 0 : tileIdOf(zoom - 1)));
  const each = (value: number) => zooms.map(() => value);
  return gzipSync(
    Buffer.from([zooms.length, ...steps, ...each(1), ...each(length), ...each(1)].flatMap(varint)),
  );
}

/** Every zoom has the same picture. */
export function testMapArchive(options: ArchiveOptions = {}): Buffer {
  const { tileType = 1, minZoom = 8 } = options;
  const data = tile();
  const root = directory(minZoom, data.length);
  const metadata = gzipSync(
    JSON.stringify(
      options.metadata ?? {
        attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>',
        vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
      },
    ),
  );
  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles", 0, "latin1");
  header[7] = 3;
  const metadataOffset = headerBytes + root.length;
  const dataOffset = metadataOffset + metadata.length;
  const tiles = maxZoom - minZoom + 1;
  const numbers = [
    ...[headerBytes, root.length, metadataOffset, metadata.length, dataOffset, 0, dataOffset, data.length],
    ...[tiles, tiles, 1],
  ];
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  // Clustered, directories and tiles by gzip.
  header.set([1, 2, 2, tileType, minZoom, maxZoom], 96);
  const degrees = 360 / 2 ** (minZoom - 1);
  for (const [index, border] of [0, 0, degrees, degrees].entries())
    header.writeInt32LE(Math.min(2 ** 31 - 1, Math.round(border * 1e7)), 102 + index * 4);
  header[118] = maxZoom;
  return Buffer.concat([header, root, metadata, data]);
}
