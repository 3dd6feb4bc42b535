export { type Cluster, clusterPoints } from "./cluster-points";
export { boundsOf, boundsOfOutlines, isSamePoint, zoomToShow } from "./geometry";
export { MapView } from "./map-view";
export { type MapMarker, type MapPoint, mapZoom } from "./types";
