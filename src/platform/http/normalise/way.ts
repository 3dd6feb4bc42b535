import { decodePolyline } from "@/domain/polyline";
import { fields, isNothing, list, numberOrNull, requireObject, text } from "./readers";

export interface Way {
  metres: number;
  /** Null when the service gave no time. */
  seconds: number | null;
  /** The way's corners; empty when the service gave none. */
  line: { lat: number; lng: number }[];
}

/**
 * GET /config/direction-api, as map services give it: their newer form, their classic one, either inside `content`, or the
 * list of ways alone. Null is 'no way'.
 */
export function normaliseWay(response: unknown): Way | null {
  if (isNothing(response) || (Array.isArray(response) && response.length === 0)) return null;
  const [first] = list(response);
  const outer = requireObject(first ?? response);
  const body = fields(outer.content) ?? outer;
  const route = first === undefined ? fields(list(body.routes)[0]) : outer;
  const leg = fields(list(route?.legs)[0]);
  const metres = numberOrNull(route?.distanceMeters) ?? numberOrNull(fields(leg?.distance)?.value);
  if (!route || metres === null || metres < 0) return null;
  return {
    metres,
    seconds:
      numberOrNull(text(route.duration).replace(/s$/, "")) ?? numberOrNull(fields(leg?.duration)?.value),
    line: decodePolyline(
      text(fields(route.polyline)?.encodedPolyline, text(fields(route.overview_polyline)?.points)),
    ),
  };
}
