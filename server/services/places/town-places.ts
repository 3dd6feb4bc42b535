/** Place search on the demo town's own data: no network, no account. */
import type { DistanceResult } from "@/contract/calls/places";
import {
  encodePolyline,
  placeDetails,
  reverseGeocode,
  roadDistance,
  roadRoute,
  searchPlaces,
} from "../../../demo/town";
import type { PlaceProvider, Way } from "./provider";

/** Seconds on foot for what a scooter drives in one. */
const walkingFactor = 5;

function measures(way: Way): { meters: number; seconds: number } {
  const { meters, seconds } = roadDistance(way.from, way.to);
  return { meters, seconds: way.mode === "walking" ? Math.round(seconds * walkingFactor) : seconds };
}

/** The distance in the classic matrix form and, beside it, in the newer one. */
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

export const townPlaces: PlaceProvider = {
  async search(text, language) {
    const predictions = searchPlaces(text, language).map((place) => ({
      description: place.description,
      place_id: place.placeId,
      structured_formatting: { main_text: place.mainText, secondary_text: place.secondaryText },
    }));
    return { predictions, status: predictions.length > 0 ? "OK" : "ZERO_RESULTS" };
  },
  async details(placeId, language) {
    const place = placeDetails(placeId, language);
    if (!place) return { status: "NOT_FOUND" };
    return {
      result: {
        place_id: placeId,
        name: place.name,
        formatted_address: place.formattedAddress,
        geometry: { location: { lat: place.lat, lng: place.lng } },
      },
      status: "OK",
    };
  },
  async addressOf(place, language) {
    const address = reverseGeocode(place.lat, place.lng, language);
    return address === null
      ? { results: [], status: "ZERO_RESULTS" }
      : { results: [{ formatted_address: address, geometry: { location: place } }], status: "OK" };
  },
  async distance(way) {
    const { meters, seconds } = measures(way);
    return distanceResult(meters, seconds);
  },
  async directions(way) {
    const { meters, seconds } = measures(way);
    const encodedPolyline = encodePolyline(roadRoute(way.from, way.to));
    return { routes: [{ distanceMeters: meters, duration: `${seconds}s`, polyline: { encodedPolyline } }] };
  },
};
