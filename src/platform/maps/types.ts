import type { Outline } from "@/domain/zone-outline";

/** A map's content and events, whichever library draws it. Degrees everywhere; zoom levels are those of web maps. */
export interface MapPoint {
  lat: number;
  lng: number;
}

export type MapMarkerKind = "delivery" | "store" | "courier" | "cluster";

export interface MapMarker {
  /** Stays the same while the thing moves: a marker whose position changes glides there. */
  id: string;
  kind: MapMarkerKind;
  position: MapPoint;
  /** For screen readers. */
  label: string;
  /** A button; a press is reported by `onMarkerPress`. */
  pressable?: boolean;
  /** Marked among the others, drawn above them. */
  selected?: boolean;
  /** Written in a cluster: how many it stands for. */
  count?: number;
}

export interface MapContent {
  markers: readonly MapMarker[];
  /** Outlines of zones. */
  outlines: readonly Outline[];
  /** The route; empty for none. */
  route: readonly MapPoint[];
}

export interface MapOptions extends MapContent {
  center: MapPoint;
  zoom: number;
  /** Shows all markers and the route instead of `center` and `zoom`. */
  fit: boolean;
  interactive: boolean;
  /** The page scrolls over the map: two fingers, or a held key, move it. */
  cooperative: boolean;
  /** The map's name for screen readers. */
  label: string;
  /** Texts of the cooperative mode. */
  hints: { readonly wheel: string; readonly touch: string };
  language: string;
  theme: MapTheme;
  /** Credit for the content; empty for none. */
  credit?: string | undefined;
  onMoveStart: () => void;
  /** After every movement, once the map stands still. */
  onMoveEnd: (center: MapPoint, zoom: number) => void;
  onMarkerPress?: (id: string) => void;
}

export type MapTheme = "light" | "dark";

/** A drawn map. */
export interface MapHandle {
  setContent: (content: MapContent) => void;
  moveTo: (center: MapPoint, zoom?: number) => void;
  fitContent: () => void;
  zoomBy: (steps: number) => void;
  setTheme: (theme: MapTheme) => void;
  resize: () => void;
  destroy: () => void;
}

/** Draws a map into an empty element. Rejects when the map cannot be drawn, e.g. without WebGL or style. */
export type MapDriver = (container: HTMLElement, options: MapOptions) => Promise<MapHandle>;

/** The specification's limits and starts. */
export const mapZoom = { min: 1, max: 21, start: 17, withZone: 9, tracking: 10 } as const;
