/** A route planner that computes everything in the process. */
import type { Place } from "@/domain/distance";
import type { Route, RoutePlanner, Trip } from "../../ports";
import { directionResult, distanceResult } from "./route-results";

export interface LocalRoutes {
  route(from: Place, to: Place): Route;
  /** Whole metres, and whole seconds on a scooter. */
  measure(from: Place, to: Place): Measure | Promise<Measure>;
}

interface Measure {
  meters: number;
  seconds: number;
}

/** Seconds on foot for each second on a scooter. */
const walkingFactor = 5;

export function localPlanner({ route, measure }: LocalRoutes): RoutePlanner {
  const measureTrip = async ({ from, to, mode }: Trip): Promise<Measure> => {
    const { meters, seconds } = await measure(from, to);
    return { meters, seconds: mode === "walking" ? seconds * walkingFactor : seconds };
  };
  return {
    courierRoute: route,
    async distance(trip) {
      const { meters, seconds } = await measureTrip(trip);
      return distanceResult(meters, seconds);
    },
    async directions(trip) {
      const { meters, seconds } = await measureTrip(trip);
      return directionResult(meters, seconds, route(trip.from, trip.to));
    },
  };
}
