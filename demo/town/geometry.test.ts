import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random";
import {
  basemapGeoJson,
  basemapLayerNames,
  basemapStyle,
  labels,
  quarters,
  streetGraph,
  town,
  zones,
  zonesAt,
} from "./";
import { buildings } from "./buildings";
import { fromLatLng, toLatLng } from "./plane";
import { distanceToSea, isInInlandWater } from "./terrain";

describe("the town's geometry", () => {
  it("is the same after the build has written it and it was read back", () => {
    expect(JSON.parse(JSON.stringify(streetGraph()))).toEqual(streetGraph());
    expect(JSON.parse(JSON.stringify(buildings()))).toEqual(buildings());
  });

  it("has named streets, each with an English and an Arabic name of its own", () => {
    const { streets } = streetGraph();
    expect(streets.length).toBeGreaterThan(180);
    expect(new Set(streets.map((street) => street.name)).size).toBe(streets.length);
    for (const street of streets) expect(street.nameAr).toMatch(/^[\u0600-\u06ff ]+$/);
  });

  it("can be crossed from any crossing to any other", () => {
    const { edges, edgesOf } = streetGraph();
    const start = edges[0]?.from ?? -1;
    const seen = new Set([start]);
    for (const node of seen) {
      for (const number of edgesOf[node] ?? []) {
        const edge = edges[number];
        if (edge) seen.add(edge.from).add(edge.to);
      }
    }
    expect(seen.size).toBe(new Set(edges.flatMap((edge) => [edge.from, edge.to])).size);
    expect(edges.filter((edge) => edge.bridge).length).toBeGreaterThan(3);
  });

  it("builds its houses on dry land", () => {
    expect(buildings().length).toBeGreaterThan(3000);
    for (const ring of buildings()) {
      for (const corner of ring) {
        expect(distanceToSea(corner)).toBeGreaterThan(0);
        expect(isInInlandWater(corner)).toBe(false);
      }
    }
  });

  it("turns degrees into metres and back", () => {
    const place = { lat: 40.01234, lng: 6.48765 };
    expect(toLatLng(fromLatLng(place))).toEqual(place);
  });

  it("gives the same random numbers for the same seed", () => {
    const [a, b] = [createRandom(7), createRandom(7)];
    expect([a.next(), a.next()]).toEqual([b.next(), b.next()]);
    expect(createRandom(8).next()).not.toBe(createRandom(7).next());
  });
});

describe("the delivery zones", () => {
  const cover = (first: string, second: string) => {
    const ring = (key: string) => zones.find((zone) => zone.key === key)?.ring ?? [];
    const [west, south, east, north] = town.bounds;
    for (let lng = west; lng < east; lng += 0.002) {
      for (let lat = south; lat < north; lat += 0.002) {
        const keys = zonesAt({ lat, lng }).map((zone) => zone.key);
        if (keys.includes(first) && keys.includes(second)) return true;
      }
    }
    expect(ring(first).length).toBeGreaterThan(3);
    return false;
  };

  it("overlap where they should and only there", () => {
    expect(cover("harbour", "north-town")).toBe(true);
    expect(cover("harbour", "west-bay")).toBe(false);
    expect(cover("north-town", "west-bay")).toBe(false);
    expect(cover("harbour", "cape-quay")).toBe(false);
  });

  it("include one without cash on delivery, one switched off, and the centre of the town", () => {
    expect(zones.filter((zone) => !zone.cashOnDelivery).map((zone) => zone.key)).toEqual(["cape-quay"]);
    expect(zones.filter((zone) => !zone.active).map((zone) => zone.key)).toEqual(["dune-shore"]);
    expect(zonesAt(town.center).map((zone) => zone.key)).toEqual(["harbour"]);
  });

  it("cover the middle of nearly every quarter", () => {
    const without = quarters.filter((quarter) => zonesAt(toLatLng(quarter.center)).length === 0);
    expect(without.map((quarter) => quarter.key)).toEqual([]);
  });
});

describe("the basemap", () => {
  it("is small enough to send: at most 250 KB of brotli for all layers", () => {
    const layers = basemapGeoJson();
    const sizes = basemapLayerNames.map((name) => brotliCompressSync(JSON.stringify(layers[name])).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
  });

  it("has closed rings and coordinates of at most 5 decimals", () => {
    for (const feature of basemapGeoJson().land.features) {
      if (feature.geometry.type !== "Polygon") continue;
      const [ring = []] = feature.geometry.coordinates;
      expect(ring[0]).toEqual(ring[ring.length - 1]);
      for (const [lng = 0, lat = 0] of ring) {
        expect(Number(lng.toFixed(5))).toBe(lng);
        expect(Number(lat.toFixed(5))).toBe(lat);
      }
    }
  });

  it.each(["light", "dark"] as const)(
    "has a %s style that needs neither glyphs nor sprites and draws known layers only",
    (theme) => {
      const style = basemapStyle(theme, "en");
      expect(JSON.stringify(style)).not.toMatch(/glyphs|sprite|"symbol"/);
      for (const layer of style.layers) {
        if (layer.source) expect(style.sources[layer.source]?.data).toBe(`/basemap/${layer.source}.json`);
      }
      const ids = style.layers.map((layer) => layer.id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it("offers labels in both languages", () => {
    expect(labels().length).toBeGreaterThan(150);
    for (const label of labels()) expect(label.name && label.name_ar).not.toBe("");
  });
});
