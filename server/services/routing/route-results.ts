/** Distances and routes in the contract's form. */
import type { DirectionResult, DistanceResult } from "@/contract/calls/places";
import type { Route } from "../../ports";
import { encodePolyline } from "./polyline";

/** The classic matrix form and, beside it, the newer one. */
export function distanceResult(meters: number, seconds: number): DistanceResult {
  return {
    rows: [
      {
        elements: [
          {
            distance: { text: `${(meters / 1000).toFixed(1)} km`, value: meters },
            duration: { text: `${Math.max(1, Math.round(seconds / 60))} mins`, value: seconds },
            status: "OK",
          },
        ],
      },
    ],
    status: "OK",
    distanceMeters: meters,
    duration: `${seconds}s`,
  };
}

export function directionResult(meters: number, seconds: number, route: Route): DirectionResult {
  return {
    routes: [
      {
        distanceMeters: meters,
        duration: `${seconds}s`,
        polyline: { encodedPolyline: encodePolyline(route) },
      },
    ],
  };
}
