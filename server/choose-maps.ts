/** Picks who looks up places and ways, by the settings. */
import type { Settings } from "./environment/settings";
import type { PlaceProvider, RoutePlanner, ShopPorts } from "./ports";
import {
  googleMaps,
  lookUpsOf,
  nominatimPlaces,
  photonPlaces,
  sparingMaps,
  sparingPlaces,
  sparingRoutes,
} from "./services/geocoding";
import { type MapServiceSettings, mapService, problemReporter } from "./services/map-requests";
import { orEstimated, osrmRoutes } from "./services/routing";

export type MapSettings = Pick<
  Settings,
  "googleMapsKey" | "googleMapsPerDay" | "googleMapsUrl" | "placesFrom" | "routesFrom" | "publicUrl"
>;

interface LocalMaps {
  /** Null: only services know places. */
  places: PlaceProvider | null;
  /** Measures where no service does. */
  planner: RoutePlanner;
}

/** Places of a Nominatim or Photon; null where the settings name none of them. */
function openPlaces({ placesFrom, publicUrl }: MapSettings): PlaceProvider | null {
  if (placesFrom?.provider !== "nominatim" && placesFrom?.provider !== "photon") return null;
  const { provider, url, perSecond, perDay } = placesFrom;
  const ask = mapService(serviceSettings("The place service", { url, perSecond }, publicUrl));
  const places = provider === "nominatim" ? nominatimPlaces(ask) : photonPlaces(ask);
  // A place id holds its own details, so it needs no look-up.
  return { ...sparingPlaces(places, lookUpsOf({ perDay })), details: places.details };
}

function serviceSettings(
  name: string,
  { url, perSecond }: { url: string; perSecond: number },
  publicUrl: string,
): MapServiceSettings {
  const userAgent = `Doorstep (+${publicUrl})`;
  return { baseUrl: url, perSecond, userAgent, report: problemReporter(name) };
}

/** The map services named in the settings; Google where only its key is set; otherwise the local ones. */
export function chooseMaps(
  settings: MapSettings,
  local: LocalMaps,
): Pick<ShopPorts, "places" | "routePlanner"> {
  const { placesFrom, routesFrom, googleMapsKey: key } = settings;
  const google =
    key === null
      ? null
      : sparingMaps(googleMaps({ key, baseUrl: settings.googleMapsUrl }), {
          perDay: settings.googleMapsPerDay,
          planner: local.planner,
        });
  const { courierRoute } = local.planner;

  const places = (): PlaceProvider | null => {
    if (placesFrom === null) return google ?? local.places;
    return placesFrom.provider === "google" ? google : openPlaces(settings);
  };
  const routePlanner = (): RoutePlanner => {
    if (routesFrom?.provider === "line") return local.planner;
    if (routesFrom?.provider !== "osrm") return google ? { ...google, courierRoute } : local.planner;
    const ask = mapService(serviceSettings("The route service", routesFrom, settings.publicUrl));
    const lookUp = lookUpsOf({ perDay: routesFrom.perDay });
    const routes = sparingRoutes(osrmRoutes(ask), lookUp, local.planner);
    return { ...orEstimated(routes, local.planner), courierRoute };
  };
  return { places: places(), routePlanner: routePlanner() };
}
