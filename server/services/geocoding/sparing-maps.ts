/** Map services behind look-ups that are remembered and counted. */
import type { PlaceProvider, RoutePlanner } from "../../ports";
import type { GoogleMaps } from "./google-maps";
import { type LookUps, lookUpsOf } from "./look-ups";

export type Routes = Pick<RoutePlanner, "distance" | "directions">;

/** Some ten metres. */
const pointKey = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(4)},${lng.toFixed(4)}`;
const textKey = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

const status = "OVER_QUERY_LIMIT";

export function sparingPlaces(places: PlaceProvider, lookUp: LookUps): PlaceProvider {
  return {
    search: (text, language, networkAddress) =>
      lookUp(
        `search ${language} ${textKey(text)}`,
        networkAddress,
        () => places.search(text, language),
        () => ({ predictions: [], status }),
      ),
    details: (placeId, language, networkAddress) =>
      lookUp(
        `details ${language} ${placeId}`,
        networkAddress,
        () => places.details(placeId, language),
        () => ({ status }),
      ),
    addressOf: (place, language, networkAddress) =>
      lookUp(
        `address ${language} ${pointKey(place)}`,
        networkAddress,
        () => places.addressOf(place, language),
        () => ({ results: [], status }),
      ),
  };
}

/** `planner` says distances and ways when no look-up is left. */
export function sparingRoutes(routes: Routes, lookUp: LookUps, planner: Routes): Routes {
  return {
    distance: (trip, language, networkAddress) =>
      lookUp(
        `distance ${trip.mode} ${pointKey(trip.from)} ${pointKey(trip.to)}`,
        networkAddress,
        () => routes.distance(trip, language),
        () => planner.distance(trip, language),
      ),
    directions: (trip, language, networkAddress) =>
      lookUp(
        `directions ${trip.mode} ${pointKey(trip.from)} ${pointKey(trip.to)}`,
        networkAddress,
        () => routes.directions(trip, language),
        () => planner.directions(trip, language),
      ),
  };
}

interface Sparing {
  /** Look-ups a day (UTC) of this process, places and routes together. */
  perDay: number;
  planner: Routes;
  now?: () => number;
}

export function sparingMaps(maps: GoogleMaps, { perDay, planner, now }: Sparing): GoogleMaps {
  const lookUp = lookUpsOf({ perDay, ...(now && { now }) });
  return { ...sparingPlaces(maps, lookUp), ...sparingRoutes(maps, lookUp, planner) };
}
