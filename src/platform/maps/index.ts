export { boundsOf, isInside, isSamePoint, zoomToShow } from "./geometry";
export { MapView, type MapViewProps } from "./map-view";
export { type MapMarker, type MapMarkerKind, type MapPoint, mapZoom } from "./types";
