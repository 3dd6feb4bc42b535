import { noBasemap } from "./no-basemap";
import { requestStyle } from "./request-style";
import type { MapDriver } from "./types";

/**
 * The library behind the map, loaded on intent, and not before the shop is known to have a map for it. The token is read by its
 * whole name, so that the build can leave the other library out.
 */
export async function loadDriver(theme: "light" | "dark", language: string): Promise<MapDriver> {
  if (import.meta.env.VITE_MAPBOX_TOKEN) return (await import("./mapbox-driver")).mapboxDriver;
  const style = await requestStyle(theme, language);
  if (style.status === 404) throw noBasemap;
  const { maplibreDriver } = await import("./maplibre-driver");
  return (container, options) => maplibreDriver(container, options, style);
}
