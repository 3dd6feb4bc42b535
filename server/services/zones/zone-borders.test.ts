import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInOutline, type Outline } from "@/domain/zone-outline";
import { rowsOf } from "../../db/rows";
import { zones } from "../../db/schema";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { pointsNearBorders, randomNumbers, zoneShapes } from "../../testing/zone-shapes";
import { zonesAround } from "./zones";
import { holdsPlace, zoneIdsOf } from "./zones-of-place";

let test: TestDatabase;
const idOf = new Map<string, number>();

beforeAll(async () => {
  test = await openEmptyTestDatabase();
  for (const [key, outline] of Object.entries(zoneShapes)) {
    const [row] = await test.connection.database
      .insert(zones)
      .values({ key, name: key, outline, squareMeters: key === "yard" ? 1 : 1e6 })
      .returning({ id: zones.id });
    if (row) idOf.set(key, row.id);
  }
});
afterAll(() => test?.close());

/** Turf wants closed rings. */
const closed = (outline: Outline) => ({
  type: "MultiPolygon" as const,
  coordinates: outline.map((part) =>
    part.map((ring) => {
      const points = ring.map(([lng = 0, lat = 0]) => [lng, lat]);
      const [first, last] = [points[0], points.at(-1)];
      return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...points, first] : points;
    }),
  ),
});
const keysOf = (holds: (outline: Outline) => boolean) =>
  Object.entries(zoneShapes)
    .filter(([, outline]) => holds(outline))
    .map(([key]) => key)
    .sort();
const keysInSql = async (place: { lat: number; lng: number }) => {
  const ids = await zoneIdsOf(test.connection.database, place);
  return [...idOf]
    .filter(([, id]) => ids.includes(id))
    .map(([key]) => key)
    .sort();
};

describe("where zones end", () => {
  it("is where they are drawn, for 4,000 points within 100 m of borders, in SQL and TypeScript as an independent library has it", async () => {
    const random = randomNumbers(20_261_128);
    let inside = 0;
    for (const outline of Object.values(zoneShapes)) {
      const places = pointsNearBorders(outline, 500, 100, random);
      const held = rowsOf<{ keys: string[] }>(
        await test.connection.database.execute(sql`
          select array(select z.key from zones z where ${holdsPlace("z", { lat: sql`p.lat`, lng: sql`p.lng` })}
            order by z.key) as keys
          from json_to_recordset(${JSON.stringify(places)}::json) as p (lat float8, lng float8)`),
      );
      expect(held).toHaveLength(500);
      for (const [index, place] of places.entries()) {
        const expected = keysOf((shape) =>
          booleanPointInPolygon([place.lng, place.lat], closed(shape), { ignoreBoundary: true }),
        );
        inside += expected.length;
        expect(
          keysOf((shape) => isInOutline(shape, place)),
          JSON.stringify(place),
        ).toEqual(expected);
        expect(held[index]?.keys, JSON.stringify(place)).toEqual(expected);
        // The call that requests make, now and then.
        if (index % 25 === 0) expect(await keysInSql(place), JSON.stringify(place)).toEqual(expected);
      }
    }
    // Neither all inside nor all outside.
    expect(inside).toBeGreaterThan(1000);
    expect(inside).toBeLessThan(4000);
  });

  it("is where they are drawn for a point 30 m outside, which `polygon @> point` takes in", async () => {
    const place = { lng: 13.7008, lat: 52.5018 };
    const [old] = rowsOf<{ inside: boolean }>(
      await test.connection.database.execute(sql`
        select polygon '((13.7,52.5),(13.701,52.501),(13.7,52.502),(13.699,52.501))'
          @> point(${place.lng}::float8, ${place.lat}::float8) as inside`),
    );
    expect(old?.inside).toBe(true);
    expect(await keysInSql(place)).toEqual([]);
    expect(await zonesAround(test.connection.database, place, "en")).toBe("none");
    expect(await keysInSql({ lng: 13.70049, lat: 52.5015 })).toEqual(["kiosk"]);
  });

  it("gives every point of a common border to exactly one of both zones, corners included", async () => {
    const random = randomNumbers(7);
    const borders = [
      { ring: zoneShapes.yard?.[0]?.[0] ?? [], pair: ["west", "yard"] },
      // The river: six corners, without the edge that would close it.
      { ring: zoneShapes.west?.[0]?.[0]?.slice(3) ?? [], pair: ["east", "west"], open: true },
    ];
    for (const { ring, pair, open } of borders) {
      for (let index = 0; index < ring.length - (open ? 1 : 0); index++) {
        const [x1 = 0, y1 = 0] = ring[index] ?? [];
        const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
        for (const share of [0, 0.5, ...Array.from({ length: 20 }, random)]) {
          const place = { lng: x1 + (x2 - x1) * share, lat: y1 + (y2 - y1) * share };
          const held = keysOf((shape) => isInOutline(shape, place)).filter((key) => pair.includes(key));
          expect(held, JSON.stringify(place)).toHaveLength(1);
          expect(await keysInSql(place), JSON.stringify(place)).toEqual(held);
        }
      }
    }
  });

  it("names a zone that lies in another one first by its size, and leaves the yard out of the one that it is cut out of", async () => {
    const yard = { lng: 13.35, lat: 52.5 };
    expect(await keysInSql(yard)).toEqual(["yard"]);
    expect(await keysInSql({ lng: 13.32, lat: 52.5 })).toEqual(["west"]);
    expect(await keysInSql({ lng: 13.67, lat: 52.5 })).toEqual(["islands"]);
    expect(await keysInSql({ lng: 13.6, lat: 52.5 })).toEqual([]);
  });

  it.each([
    [0, 0],
    [1e-320, -1e-320],
    [180, 90],
    [-180, -90],
    [5e-324, 60],
  ])("has an answer for %s, %s", async (lng, lat) => {
    expect(await keysInSql({ lng, lat })).toEqual(keysOf((shape) => isInOutline(shape, { lng, lat })));
  });
});
