export { googleMaps } from "./google-maps";
