export { boundsOf, isInside, isSamePoint, zoomToShow } from "./geometry";
export { MapView } from "./map-view";
export { type MapMarker, mapZoom } from "./types";
