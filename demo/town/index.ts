import { townBounds, townCenter } from "./plane";

/** Port Amber, the demo's invented harbour town. */
export const town = {
  name: "Port Amber",
  nameAr: "ميناء العنبر",
  center: townCenter,
  bounds: townBounds,
} as const;

export { basemapGeoJson, basemapLayerNames, labels } from "./basemap";
export { basemapStyle } from "./basemap-style";
// For the build, see prebuilt.ts.
export { buildings } from "./buildings";
export { landmarks } from "./landmarks";
export {
  houseAt,
  placeDetails,
  reverseGeocode,
  searchPlaces,
} from "./places";
export { fromLatLng, type LatLng, toLatLng } from "./plane";
export { quarters } from "./quarters";
export { roadDistance, roadRoute } from "./routing";
export { streetGraph } from "./street-graph";
export { zones, zonesAt } from "./zones";
