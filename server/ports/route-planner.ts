import type { DirectionResult, DistanceResult } from "@/contract/calls/places";
import type { Place } from "@/domain/distance";
import type { Language } from "../locales";

/** Points as [longitude, latitude]. */
export type Route = [number, number][];

export interface Trip {
  from: Place;
  to: Place;
  mode: "driving" | "walking";
}

/**
 * Distances and routes. Results have the classic form of map services; a failure is a result without a route. `networkAddress`
 * is who asks, where look-ups are shared out.
 */
export interface RoutePlanner {
  /** The route that a courier is shown on. Needs no network, because it is computed inside transactions. */
  courierRoute(from: Place, to: Place): Route;
  distance(trip: Trip, language: Language, networkAddress?: string): Promise<DistanceResult>;
  directions(trip: Trip, language: Language, networkAddress?: string): Promise<DirectionResult>;
}
