import type { MapDriver } from "./types";

/**
 * The library behind the map, loaded on intent. The token is read by its whole name, so that the build can leave the other
 * library out.
 */
export async function loadDriver(): Promise<MapDriver> {
  if (import.meta.env.VITE_MAPBOX_TOKEN) return (await import("./mapbox-driver")).mapboxDriver;
  return (await import("./maplibre-driver")).maplibreDriver;
}
