/**
 * Places of services that cannot be asked for one place again: its id is the place itself, so that choosing a suggestion
 * needs no second request.
 */
import type { GeocodeResult, PlaceResult, Predictions } from "@/contract/calls/places";
import { isPlace, type Place } from "@/domain/distance";
import { numberOf } from "../map-requests";

export interface FoundPlace extends Place {
  /** A name, or street and house number. */
  name: string;
  /** Its street and town; may be empty. */
  area: string;
}

/** An id of the contract has 500 characters at most. */
const maxName = 120;
const maxArea = 300;
const separator = "|";

/** One line without control characters, marks that turn the direction of what follows, and the separator of ids. */
const lineOf = (text: string, max: number): string =>
  // Joiners are part of Persian words.
  text
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\s|])+/gu, " ")
    .trim()
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
    .trim();

const addressOf = ({ name, area }: FoundPlace): string => (area === "" ? name : `${name}, ${area}`);

/** A place with its texts as lines; null without a name or a position on earth. */
export function foundPlace(lat: unknown, lng: unknown, name: string, area: string): FoundPlace | null {
  const [latitude, longitude] = [numberOf(lat), numberOf(lng)];
  const line = lineOf(name, maxName);
  if (latitude === null || longitude === null || !isPlace(latitude, longitude) || line === "") return null;
  return { lat: latitude, lng: longitude, name: line, area: lineOf(area, maxArea) };
}

const placeIdOf = (place: FoundPlace): string =>
  [place.lat.toFixed(6), place.lng.toFixed(6), place.name, place.area].join(separator);

/** Suggestions of these places, each once. */
export function predictionsOf(places: readonly FoundPlace[]): Predictions {
  const byAddress = new Map<string, FoundPlace>();
  for (const place of places) if (!byAddress.has(addressOf(place))) byAddress.set(addressOf(place), place);
  const predictions = [...byAddress].map(([description, place]) => ({
    description,
    place_id: placeIdOf(place),
    structured_formatting: { main_text: place.name, secondary_text: place.area },
  }));
  return { predictions, status: predictions.length > 0 ? "OK" : "ZERO_RESULTS" };
}

/** The place that an id is. */
export function detailsOf(placeId: string): PlaceResult {
  const [lat, lng, name = "", area = ""] = placeId.split(separator);
  const place = foundPlace(lat, lng, name, area);
  if (place === null) return { status: "NOT_FOUND" };
  return {
    result: {
      place_id: placeId,
      name: place.name,
      formatted_address: addressOf(place),
      geometry: { location: { lat: place.lat, lng: place.lng } },
    },
    status: "OK",
  };
}

/** The addresses of a point. */
export function addressesOf(places: readonly FoundPlace[]): GeocodeResult {
  const results = places.map((place) => ({
    formatted_address: addressOf(place),
    geometry: { location: { lat: place.lat, lng: place.lng } },
  }));
  return { results, status: results.length > 0 ? "OK" : "ZERO_RESULTS" };
}
