/**
 * Places and routes from a service that speaks the classic Google Maps web API. Its responses are read field by field.
 * A missing, slow or refused answer becomes a status without results, which pages treat as 'nothing found'.
 */
import type { GeocodeResult, Predictions } from "@/contract/calls/places";
import type { Place } from "@/domain/distance";
import type { PlaceProvider, RoutePlanner, Trip } from "../../ports";
import { type Fields, fieldsOf, listOf, textOf } from "../map-requests";
import { distanceResult } from "../routing";

interface GoogleSettings {
  key: string;
  /** Address of the service without a slash at the end. */
  baseUrl: string;
  /** ms that one look-up may take. */
  timeoutMs?: number;
}

/** Whatever needs no network, a courier's route, comes from another planner. */
export type GoogleMaps = PlaceProvider & Pick<RoutePlanner, "distance" | "directions">;

const failed = "UNKNOWN_ERROR";

const statusOf = (response: Fields) => (typeof response.status === "string" ? response.status : failed);
const coordinates = ({ lat, lng }: Place) => `${lat},${lng}`;

function locationOf(value: unknown): Place | null {
  const { lat, lng } = fieldsOf(fieldsOf(value).location);
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null;
}

const wholeOf = (value: unknown) => {
  const number = fieldsOf(value).value;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : null;
};

export function googleMaps({ key, baseUrl, timeoutMs = 5000 }: GoogleSettings): GoogleMaps {
  async function request(path: string, parameters: Record<string, string>): Promise<Fields> {
    const query = new URLSearchParams({ ...parameters, key });
    try {
      const response = await fetch(`${baseUrl}${path}?${query}`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
        headers: { accept: "application/json" },
      });
      return response.ok ? fieldsOf(await response.json()) : {};
    } catch {
      // No network, no JSON, too slow: nothing found. The key stands in the address, so nothing of it is logged.
      return {};
    }
  }

  const tripParameters = (trip: Trip, language: string) => ({
    origins: coordinates(trip.from),
    destinations: coordinates(trip.to),
    mode: trip.mode,
    language,
  });

  return {
    async search(text, language): Promise<Predictions> {
      const response = await request("/maps/api/place/autocomplete/json", { input: text, language });
      const predictions = listOf(response.predictions).flatMap((row) => {
        const formatting = fieldsOf(row.structured_formatting);
        const description = textOf(row.description);
        const placeId = textOf(row.place_id);
        if (!description || !placeId) return [];
        return {
          description,
          place_id: placeId,
          structured_formatting: {
            main_text: textOf(formatting.main_text) || description,
            secondary_text: textOf(formatting.secondary_text),
          },
        };
      });
      return { predictions, status: statusOf(response) };
    },
    async details(placeId, language) {
      const response = await request("/maps/api/place/details/json", {
        place_id: placeId,
        fields: "place_id,name,formatted_address,geometry",
        language,
      });
      const result = fieldsOf(response.result);
      const location = locationOf(result.geometry);
      if (!location) return { status: statusOf(response) === "OK" ? "NOT_FOUND" : statusOf(response) };
      return {
        result: {
          place_id: textOf(result.place_id) || placeId,
          name: textOf(result.name),
          formatted_address: textOf(result.formatted_address),
          geometry: { location },
        },
        status: "OK",
      };
    },
    async addressOf(place, language): Promise<GeocodeResult> {
      const response = await request("/maps/api/geocode/json", { latlng: coordinates(place), language });
      const results = listOf(response.results).flatMap((row) => {
        const address = textOf(row.formatted_address);
        return address
          ? { formatted_address: address, geometry: { location: locationOf(row.geometry) ?? place } }
          : [];
      });
      return { results, status: statusOf(response) };
    },
    async distance(trip, language) {
      const response = await request("/maps/api/distancematrix/json", tripParameters(trip, language));
      const element = listOf(listOf(response.rows)[0]?.elements)[0] ?? {};
      const [meters, seconds] = [wholeOf(element.distance), wholeOf(element.duration)];
      if (meters === null || seconds === null) {
        return { rows: [{ elements: [{ status: "ZERO_RESULTS" }] }], status: statusOf(response) };
      }
      return distanceResult(meters, seconds);
    },
    async directions(trip, language) {
      const response = await request("/maps/api/directions/json", {
        origin: coordinates(trip.from),
        destination: coordinates(trip.to),
        mode: trip.mode,
        language,
      });
      return {
        routes: listOf(response.routes).flatMap((route) => {
          const encodedPolyline = textOf(fieldsOf(route.overview_polyline).points);
          if (!encodedPolyline) return [];
          const legs = listOf(route.legs);
          const sum = (name: "distance" | "duration") =>
            legs.reduce((total, leg) => total + (wholeOf(leg[name]) ?? 0), 0);
          return {
            distanceMeters: sum("distance"),
            duration: `${sum("duration")}s`,
            polyline: { encodedPolyline },
          };
        }),
      };
    },
  };
}
