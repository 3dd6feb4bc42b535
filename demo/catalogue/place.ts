/** Finds a house of the town for a place of the demo data. */

import { fromLatLng, type LatLng, streetGraph, toLatLng, zones } from "../town";
import { houseAt, houseNumbersOf, reverseGeocode } from "../town/places";
import { distanceBetween, isInside, type Point } from "../town/plane";
import type { DemoPlace, Text, ZoneKey } from "./model";

/** Every third house is enough to choose from. */
const houseNumberStep = 3;
const ringOf = (key: string): Point[] => {
  const zone = zones.find((candidate) => candidate.key === key);
  if (!zone) throw new Error(`The town has no zone ${key}`);
  return zone.ring.map(([lng, lat]) => fromLatLng({ lat, lng }));
};

const housesByZone = new Map<ZoneKey, { houses: Point[]; middle: Point; extent: Point }>();

/** Houses that lie in this zone only, with the middle and half the extent of the zone. */
function housesOf(key: ZoneKey) {
  const known = housesByZone.get(key);
  if (known) return known;
  const ring = ringOf(key);
  const others = zones.filter((zone) => zone.key !== key).map((zone) => ringOf(zone.key));
  const houses: Point[] = [];
  for (const street of streetGraph().streets) {
    for (let number = 1; number <= houseNumbersOf(street); number += houseNumberStep) {
      const house = houseAt(street, number);
      if (isInside(house, ring) && !others.some((other) => isInside(house, other))) houses.push(house);
    }
  }
  const bound = (axis: 0 | 1) => {
    const values = houses.map((house) => house[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [west, east] = bound(0);
  const [south, north] = bound(1);
  const found = {
    houses,
    middle: [(west + east) / 2, (south + north) / 2] as Point,
    extent: [(east - west) / 2, (north - south) / 2] as Point,
  };
  housesByZone.set(key, found);
  return found;
}

/** The house nearest to the place, in degrees. It lies in no other zone. */
export function resolvePlace({ zone, east, north }: DemoPlace): LatLng {
  const { houses, middle, extent } = housesOf(zone);
  const target: Point = [middle[0] + east * extent[0], middle[1] + north * extent[1]];
  const nearest = houses.reduce((best, house) =>
    distanceBetween(house, target) < distanceBetween(best, target) ? house : best,
  );
  return toLatLng(nearest);
}

/** The address of a point in both languages. */
export function addressOf({ lat, lng }: LatLng): Text {
  return {
    en: reverseGeocode(lat, lng, "en") ?? "Port Amber",
    ar: reverseGeocode(lat, lng, "ar") ?? "ميناء العنبر",
  };
}
