/** Which of the places that a phone finds are told to the shop. */

/** A place that the phone was at. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
  /** Epoch ms. */
  readonly at: number;
}

/** Not more often, ms: the server takes no more. */
const oftenMs = 5_000;
/** Standing still is told so often, ms. */
const stillMs = 30_000;
/** Closer together it is the same place to a map, m. */
const nearM = 12;
/** A circle as wide as this is no place on a street, m. */
export const roughestM = 250;

const metresPerDegree = 111_195;

/** Metres between two places of one town. */
export function metresBetween(a: Omit<Place, "at">, b: Omit<Place, "at">): number {
  const north = (b.lat - a.lat) * metresPerDegree;
  // The shorter way round, also across the date line.
  const turn = ((((b.lng - a.lng + 180) % 360) + 360) % 360) - 180;
  const east = turn * metresPerDegree * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Whether a place is told after the one that was told last. */
export function isWorthTelling(next: Place, told: Place | null): boolean {
  if (told === null) return true;
  const passed = next.at - told.at;
  return passed >= stillMs || (passed >= oftenMs && metresBetween(told, next) >= nearM);
}
