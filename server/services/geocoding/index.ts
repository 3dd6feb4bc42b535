export { googleMaps } from "./google-maps";
export { lookUpsOf } from "./look-ups";
export { nominatimPlaces } from "./nominatim";
export { photonPlaces } from "./photon";
export { sparingMaps, sparingPlaces, sparingRoutes } from "./sparing-maps";
