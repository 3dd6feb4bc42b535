import { townBounds, townCenter } from "./plane";

/** Port Amber, the demo's invented harbour town. */
export const town = {
  name: "Port Amber",
  nameAr: "ميناء العنبر",
  center: townCenter,
  bounds: townBounds,
} as const;

export { type BasemapLayerName, basemapGeoJson, basemapLayerNames, labels, type MapLabel } from "./basemap";
export { type BasemapStyle, type BasemapTheme, basemapStyle } from "./basemap-style";
export { buildings } from "./buildings";
export { landmarks } from "./landmarks";
export {
  houseAt,
  type PlaceDetails,
  type PlaceSuggestion,
  placeDetails,
  reverseGeocode,
  searchPlaces,
} from "./places";
export { fromLatLng, type LatLng, type LonLat, toLatLng } from "./plane";
export { type Quarter, quarterAt, quarters } from "./quarters";
export { type RoadDistance, roadDistance, roadRoute } from "./routing";
export { type Street, streetGraph } from "./street-graph";
export { type DemoZone, zones, zonesAt } from "./zones";
