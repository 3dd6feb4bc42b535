/**
 * The map calls, in three shapes: Google's classic, Google's new, and the new one inside `content`. The services'
 * failures come as HTTP 200 with `error`, a status such as REQUEST_DENIED, or null: all of them are 'no result'.
 */
import {
  type Fields,
  fields,
  isNothing,
  list,
  numberOrNull,
  requireObject,
  rows,
  text,
  textOrNull,
} from "./readers";

export interface PlacePrediction {
  placeId: string;
  description: string;
}

export interface PlacePosition {
  latitude: number;
  longitude: number;
  /** Formatted address, null when the service gave none. */
  address: string | null;
}

export interface PlaceDistance {
  metres: number;
  /** Null when the service gave no time. */
  seconds: number | null;
}

/** Null, objects and empty lists are the service's, which leaves out what is empty; a bare text comes from somebody else. */
function content(response: unknown): Fields {
  const nothing = isNothing(response) || (Array.isArray(response) && response.length === 0);
  const outer = nothing ? {} : requireObject(response);
  return fields(outer.content) ?? outer;
}

/** GET /config/place-api-autocomplete. */
export function normalisePlacePredictions(response: unknown): PlacePrediction[] {
  const body = content(response);
  return rows(body.predictions ?? body.suggestions, (row) => {
    const place = fields(row.placePrediction) ?? row;
    const placeId = textOrNull(place.place_id) ?? textOrNull(place.placeId);
    const description = textOrNull(place.description) ?? textOrNull(fields(place.text)?.text);
    return placeId === null || description === null ? null : { placeId, description };
  });
}

/** GET /config/place-api-details. Null is 'no result'. */
export function normalisePlaceDetails(response: unknown): PlacePosition | null {
  const body = content(response);
  const result = fields(body.result) ?? body;
  return position(result);
}

/** GET /config/geocode-api: the first address, or null. */
export function normaliseGeocode(response: unknown): string | null {
  const body = content(response);
  for (const entry of list(body.results)) {
    const row = fields(entry);
    const address = textOrNull(row?.formatted_address) ?? textOrNull(row?.formattedAddress);
    if (address !== null) return address;
  }
  return null;
}

/** GET /config/distance-api. Null is 'no result'. */
export function normalisePlaceDistance(response: unknown): PlaceDistance | null {
  // Newer services send a bare array of routes as well.
  const [first] = list(response);
  const body = content(first ?? response);
  const element = fields(list(fields(list(body.rows)[0])?.elements)[0]);
  const route = fields(list(body.routes)[0]) ?? body;
  const metres = numberOrNull(fields(element?.distance)?.value) ?? numberOrNull(route.distanceMeters);
  if (metres === null || metres < 0) return null;
  const seconds =
    numberOrNull(fields(element?.duration)?.value) ??
    numberOrNull(text(route.duration).replace(/s$/, "")) ??
    numberOrNull(fields(route.duration)?.value);
  return { metres, seconds };
}

function position(result: Fields): PlacePosition | null {
  const point = fields(fields(result.geometry)?.location) ?? fields(result.location);
  const latitude = numberOrNull(point?.lat) ?? numberOrNull(point?.latitude);
  const longitude = numberOrNull(point?.lng) ?? numberOrNull(point?.longitude);
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return {
    latitude,
    longitude,
    address: textOrNull(result.formatted_address) ?? textOrNull(result.formattedAddress),
  };
}
