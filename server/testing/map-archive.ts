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
/** Names in the script of the place, as Protomaps' tiles have them. */
const named = (name: string, arabic: string) => ({ name, "name:en": name, "name:ar": arabic });

/** The layers of the tile, by the scheme of Protomaps' basemap. */
const layers: Record<string, TileFeature[]> = {
  earth: [{ type: 3, geometry: area(0, 0, extent, extent), tags: { kind: "earth" } }],
  water: [{ type: 3, geometry: area(0, 2600, extent, extent), tags: { kind: "ocean" } }],
  landuse: [{ type: 3, geometry: area(2300, 300, 3600, 1300), tags: { kind: "park" } }],
  roads: [
    {
      type: 2,
      geometry: [
        [
          [0, 1900],
          [extent, 1900],
        ],
      ],
      tags: { kind: "major_road", kind_detail: "primary", ...named("Quay Road", "طريق الرصيف"), min_zoom: 5 },
    },
    {
      type: 2,
      geometry: [
        [
          [1500, 0],
          [1500, 2600],
        ],
      ],
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
      geometry: [[2048, 1100]],
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
  /** Tile that the map consists of; it is drawn at every nearer zoom too. */
  zoom?: number;
  x?: number;
  y?: number;
  /** What the archive says of itself. */
  metadata?: Record<string, unknown>;
  tileType?: number;
}

/** The default tile of zoom 10 begins at the equator and the zeroth meridian, where the small shop's zone lies. */
export function testMapArchive(options: ArchiveOptions = {}): Buffer {
  const { zoom = 10, x = 512, y = 511, tileType = 1 } = options;
  const data = tile();
  // One entry: its id, how often it repeats, its length, and its offset plus one.
  const directory = gzipSync(
    Buffer.from([1, zxyToTileId(zoom, x, y), 1, data.length, 1].flatMap((number) => varint(number))),
  );
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
  const metadataOffset = headerBytes + directory.length;
  const dataOffset = metadataOffset + metadata.length;
  const numbers = [
    [headerBytes, directory.length],
    [metadataOffset, metadata.length],
    [dataOffset, 0],
    [dataOffset, data.length],
    [1, 1],
  ].flat();
  for (const [index, number] of [...numbers, 1].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  header.set([1, 2, 2, tileType, zoom, zoom], 96);
  const size = 360 / 2 ** zoom;
  const [west, east] = [x * size - 180, (x + 1) * size - 180];
  const latitudeOf = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;
  for (const [index, degrees] of [west, latitudeOf(y + 1), east, latitudeOf(y)].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  header[118] = zoom;
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((latitudeOf(y) + latitudeOf(y + 1)) / 2) * 1e7), 123);
  return Buffer.concat([header, directory, metadata, data]);
}
