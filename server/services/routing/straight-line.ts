/** An estimate for shops without a map service. */
import { estimatedRoadMeters, type Place } from "@/domain/distance";
import type { Route, RoutePlanner } from "../../ports";
import { localPlanner } from "./local-planner";

/** Metres per second of a scooter in town. */
const scooterSpeed = 7;

/** Longitude first. */
export const straightRoute = (from: Place, to: Place): Route => [
  [from.lng, from.lat],
  [to.lng, to.lat],
];

/** Draws straight lines; distances and times allow for the detour by the streets, by the shop's factor. */
export const straightLinePlanner = (readDetourFactor: () => Promise<number>): RoutePlanner =>
  localPlanner({
    route: straightRoute,
    async measure(from, to) {
      const meters = estimatedRoadMeters(from, to, await readDetourFactor());
      return { meters, seconds: Math.round(meters / scooterSpeed) };
    },
  });
