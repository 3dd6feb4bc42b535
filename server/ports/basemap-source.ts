import type { Language } from "../locales";

/** The shop's own basemap. All results are JSON texts. */
export interface BasemapSource {
  /**
   * A MapLibre style (version 8) whose sources are `/basemap/{layer}.json` or `/basemap/map-{version}.pmtiles`; null while
   * there is no map.
   */
  style(theme: "light" | "dark", language: Language): Promise<string | null>;
  /** GeoJSON of a layer; null for an unknown name. */
  layer(name: string): string | null;
  /** The names on the map that the page draws itself, with place and zoom; null while there is no map. */
  labels(): Promise<string | null>;
  /** The archive that the style's tiles are in; null where they are in layers. */
  archive(): Promise<MapArchive | null>;
}

/** A PMTiles file. */
export interface MapArchive {
  /** Changes with the tiles. */
  version: string;
  /** Bytes. */
  size: number;
  /** Bytes from `start` on; null once the file is another one. */
  read(start: number, length: number): Promise<Buffer | null>;
}
