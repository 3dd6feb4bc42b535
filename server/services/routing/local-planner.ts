/** A route planner that computes everything in the process. */
import type { Place } from "@/domain/distance";
import type { Route, RoutePlanner, Trip } from "../../ports";
import { directionResult, distanceResult } from "./route-results";

export interface LocalRoutes {
  route(from: Place, to: Place): Route;
  /** Whole metres, and whole seconds on a scooter. */
  measure(from: Place, to: Place): { meters: number; seconds: number };
}

/** Seconds on foot for each second on a scooter. */
const walkingFactor = 5;

export function localPlanner({ route, measure }: LocalRoutes): RoutePlanner {
  const measureTrip = ({ from, to, mode }: Trip) => {
    const { meters, seconds } = measure(from, to);
    return { meters, seconds: mode === "walking" ? seconds * walkingFactor : seconds };
  };
  return {
    courierRoute: route,
    async distance(trip) {
      const { meters, seconds } = measureTrip(trip);
      return distanceResult(meters, seconds);
    },
    async directions(trip) {
      const { meters, seconds } = measureTrip(trip);
      return directionResult(meters, seconds, route(trip.from, trip.to));
    },
  };
}
