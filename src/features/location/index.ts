import { lazy } from "@/ui/loading/lazy";

export { zoneCheckQuery } from "./api/check-zone";
export { zoneQuery } from "./api/get-zone";
export { zonesQuery } from "./api/get-zones";

export { refreshZone } from "./apply-location";
export { PlaceOptions } from "./components/place-options";
export { currentPosition, PositionError } from "./current-position";
export { nameOfPoint } from "./name-of-point";
export { parseSharedPlace } from "./parse-shared-place";

export { useStartLocation } from "./use-start-location";

/** The lookup of another place, for pages that seldom need it: it comes with the landing. */
export const loadPlaceLookup = () => import("./place-lookup");

/** The chosen place's name in another language, for the moment in which that is chosen. */
export const loadPlaceName = () => import("./place-name");

export const LocationPickerOverlay = lazy(() => import("./picker/location-picker-overlay"));
export const LocationAlertOverlay = lazy(() => import("./components/location-alert-overlay"));
export const LocationPermissionOverlay = lazy(() => import("./components/location-permission-overlay"));
export const MapOverlay = lazy(() => import("./components/map-overlay"));
