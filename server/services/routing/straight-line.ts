/** An estimate for shops without a map service. */
import { metersBetween, type Place } from "@/domain/distance";
import type { Route } from "../../ports";
import { localPlanner } from "./local-planner";

/** Streets are longer than the straight line by about this factor. */
const detourFactor = 1.3;
/** Metres per second of a scooter in town. */
const scooterSpeed = 7;

/** Longitude first. */
export const straightRoute = (from: Place, to: Place): Route => [
  [from.lng, from.lat],
  [to.lng, to.lat],
];

/** Draws straight lines; distances and times allow for the detour by the streets. */
export const straightLinePlanner = localPlanner({
  route: straightRoute,
  measure(from, to) {
    const meters = Math.round(metersBetween(from, to) * detourFactor);
    return { meters, seconds: Math.round(meters / scooterSpeed) };
  },
});
