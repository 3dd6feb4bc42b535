/**
 * Distances and ways from a service that speaks OSRM's API (`/table/v1/driving`, `/route/v1/driving`). It knows roads for
 * one vehicle; on foot the same way counts, at a walker's pace. Rejects where it does not work.
 */
import type { DirectionResult, DistanceResult } from "@/contract/calls/places";
import type { RoutePlanner, Trip } from "../../ports";
import { fieldsOf, listOf, type MapService, numberOf, textOf } from "../map-requests";
import { distanceResult } from "./route-results";

type Routes = Pick<RoutePlanner, "distance" | "directions">;

/** Metres per second on foot. */
const walkingSpeed = 1.4;

const pointsOf = ({ from, to }: Trip) =>
  `${from.lng.toFixed(6)},${from.lat.toFixed(6)};${to.lng.toFixed(6)},${to.lat.toFixed(6)}`;

/** Whole metres and seconds; null where one of them is missing or cannot be true. */
function measureOf(
  trip: Trip,
  distance: unknown,
  duration: unknown,
): { meters: number; seconds: number } | null {
  const [meters, seconds] = [numberOf(distance), numberOf(duration)];
  if (meters === null || seconds === null || meters < 0 || seconds < 0) return null;
  return {
    meters: Math.round(meters),
    seconds: Math.round(trip.mode === "walking" ? meters / walkingSpeed : seconds),
  };
}

/** The points are known, but no road leads from one to the other. */
const isWithoutWay = (body: unknown) =>
  ["NoRoute", "NoSegment", "NoTable"].includes(textOf(fieldsOf(body).code));

const firstCell = (value: unknown): unknown => {
  const row: unknown = Array.isArray(value) ? value[0] : undefined;
  return Array.isArray(row) ? row[0] : undefined;
};

export function osrmRoutes(ask: MapService): Routes {
  const noWay: DistanceResult = { rows: [{ elements: [{ status: "ZERO_RESULTS" }] }], status: "OK" };
  return {
    async distance(trip) {
      const { status, body } = await ask(`/table/v1/driving/${pointsOf(trip)}`, {
        sources: "0",
        destinations: "1",
        annotations: "distance,duration",
      });
      if (isWithoutWay(body)) return noWay;
      const table = fieldsOf(body);
      if (status === "OK" && textOf(table.code) === "Ok") {
        const [distance, duration] = [firstCell(table.distances), firstCell(table.durations)];
        if (distance === null && duration === null) return noWay;
        const measure = measureOf(trip, distance, duration);
        if (measure) return distanceResult(measure.meters, measure.seconds);
      }
      throw new Error(`The route service says ${status}.`);
    },
    async directions(trip) {
      const { status, body } = await ask(`/route/v1/driving/${pointsOf(trip)}`, {
        overview: "full",
        geometries: "polyline",
        alternatives: "false",
        steps: "false",
      });
      if (isWithoutWay(body)) return { routes: [] };
      const [route] = listOf(fieldsOf(body).routes);
      const measure = measureOf(trip, route?.distance, route?.duration);
      const encodedPolyline = textOf(route?.geometry);
      if (status !== "OK" || measure === null || encodedPolyline === "")
        throw new Error(`The route service says ${status}.`);
      return {
        routes: [
          {
            distanceMeters: measure.meters,
            duration: `${measure.seconds}s`,
            polyline: { encodedPolyline },
          },
        ],
      } satisfies DirectionResult;
    },
  };
}
