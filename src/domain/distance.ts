/** Distances on the earth's surface. */
export interface Place {
  lat: number;
  lng: number;
}

/** Metres between two points (haversine). */
export function metersBetween(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const lat = ((b.lat - a.lat) * radians) / 2;
  const lng = ((b.lng - a.lng) * radians) / 2;
  const h = Math.sin(lat) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(lng) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Streets are longer than the straight line by about this factor, where the shop says nothing else. */
export const defaultDetourFactor = 1.3;

/** Metres by road, estimated from the straight line by the shop's factor: where no map service can measure them. */
export const estimatedRoadMeters = (from: Place, to: Place, detourFactor: number): number =>
  Math.round(metersBetween(from, to) * detourFactor);

/** Whether the numbers are a place on earth. */
export function isPlace(lat: unknown, lng: unknown): boolean {
  return (
    typeof lat === "number" &&
    typeof lng === "number" &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180 &&
    !Number.isNaN(lat + lng)
  );
}
