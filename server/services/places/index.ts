/** Place search behind one port: the demo town's own data, or a Google-compatible service when a key is set. */
import type { Settings } from "../../settings";
import { googlePlaces } from "./google-places";
import type { PlaceProvider } from "./provider";
import { townPlaces } from "./town-places";

export type { PlaceProvider, Way } from "./provider";

/** The driver that the settings ask for. */
export function choosePlaceProvider(
  settings: Pick<Settings, "googleMapsKey" | "googleMapsUrl">,
): PlaceProvider {
  return settings.googleMapsKey === null
    ? townPlaces
    : googlePlaces({ key: settings.googleMapsKey, baseUrl: settings.googleMapsUrl });
}
