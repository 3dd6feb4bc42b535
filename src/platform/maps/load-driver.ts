import { basemapStyle } from "./basemap";
import { NoBasemapError } from "./no-basemap-error";
import type { MapDriver, MapHandle, MapOptions } from "./types";

/**
 * The library behind the map, loaded on intent, and not before the shop is known to have a map for it. The token is read by its
 * whole name, so that the build can leave the other library out.
 */
export async function loadDriver({ theme, language }: MapOptions): Promise<MapDriver> {
  if (import.meta.env.VITE_MAPBOX_TOKEN) return (await import("./mapbox-driver")).mapboxDriver;
  const style = await basemapStyle(theme, language);
  if (style === null) throw new NoBasemapError("The shop has no map.");
  const { maplibreDriver } = await import("./maplibre-driver");
  return (container, options): Promise<MapHandle> => maplibreDriver(container, options, style);
}
