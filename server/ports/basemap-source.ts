import type { Language } from "../locales";

/** The shop's own basemap. All results are JSON texts. */
export interface BasemapSource {
  /** A MapLibre style (version 8) whose sources are `/basemap/{layer}.json`. */
  style(theme: "light" | "dark", language: Language): string;
  /** GeoJSON of a layer; null for an unknown name. */
  layer(name: string): string | null;
  /** The names on the map, with place and zoom. */
  labels(): string;
}
