export { googleMaps } from "./google-maps";
export { sparingMaps } from "./sparing-maps";
