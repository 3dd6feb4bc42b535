/**
 * The common part of MapLibre and Mapbox: MapLibre is a fork of Mapbox GL, and the calls used here are the same in both.
 */
import type { GeoJSONSource, Map as GlMap, Marker, StyleSpecification } from "maplibre-gl";
import { boundsOfContent, outlinesGeoJson, routeGeoJson } from "./geometry";
import { glide, glideMs } from "./glide";
import { markerElement, nameMarker } from "./marker-element";
import type { MapContent, MapHandle, MapMarker, MapOptions, MapPoint, MapTheme } from "./types";

export interface GlParts {
  map: GlMap;
  createMarker: (element: HTMLElement) => Marker;
  styleOf: (theme: MapTheme) => Promise<StyleSpecification | string>;
  /** Called when the map is removed. */
  onDestroy?: () => void;
}

interface ShownMarker {
  marker: Marker;
  element: HTMLElement;
  at: MapPoint;
  target: MapPoint;
  stop: () => void;
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--doorstep-colors-${name}`).trim() ||
  "#0b5a4a";

/** Padding around the content, px. */
const fitPadding = 56;
/** A single point is not zoomed in beyond this. */
const maxFitZoom = 16.5;

/** Drives a map that has loaded its style. */
export function createMapHandle(parts: GlParts, options: MapOptions): MapHandle {
  const { map } = parts;
  const markers = new Map<string, ShownMarker>();
  let content: MapContent = options;
  let theme = options.theme;

  function drawShapes(): void {
    const accent = colour("accent");
    const add = (id: string, data: ReturnType<typeof outlinesGeoJson> | ReturnType<typeof routeGeoJson>) => {
      const source = map.getSource(id) as GeoJSONSource | undefined;
      if (source) source.setData(data);
      else map.addSource(id, { type: "geojson", data });
      return !source;
    };
    if (add("doorstep-zones", outlinesGeoJson(content.outlines))) {
      map.addLayer({
        id: "doorstep-zones-fill",
        type: "fill",
        source: "doorstep-zones",
        // When zoomed in the whole screen would be tinted.
        paint: {
          "fill-color": accent,
          "fill-opacity": ["interpolate", ["linear"], ["zoom"], 11, 0.1, 15, 0],
        },
      });
      map.addLayer({
        id: "doorstep-zones-line",
        type: "line",
        source: "doorstep-zones",
        paint: { "line-color": accent, "line-width": 2.5, "line-dasharray": [2, 1.5] },
      });
    }
    if (add("doorstep-route", routeGeoJson(content.route))) {
      const layout = { "line-cap": "round", "line-join": "round" } as const;
      map.addLayer({
        id: "doorstep-route-edge",
        type: "line",
        source: "doorstep-route",
        layout,
        paint: { "line-color": colour("surface"), "line-width": 9 },
      });
      map.addLayer({
        id: "doorstep-route-line",
        type: "line",
        source: "doorstep-route",
        layout,
        paint: { "line-color": accent, "line-width": 5 },
      });
    }
  }

  function showMarker(wanted: MapMarker): void {
    const shown = markers.get(wanted.id);
    if (!shown) {
      const element = markerElement(wanted, () => options.onMarkerPress?.(wanted.id));
      const marker = parts.createMarker(element).setLngLat(wanted.position).addTo(map);
      // The library labels its markers 'Map marker'; ours have names.
      nameMarker(element, wanted);
      const at = wanted.position;
      markers.set(wanted.id, { marker, element, at, target: at, stop: () => {} });
      return;
    }
    nameMarker(shown.element, wanted);
    if (shown.target.lat === wanted.position.lat && shown.target.lng === wanted.position.lng) return;
    shown.stop();
    shown.target = wanted.position;
    const show = (point: MapPoint) => {
      shown.at = point;
      shown.marker.setLngLat(point);
    };
    const moves = wanted.kind === "courier" && !prefersReducedMotion() && !document.hidden;
    shown.stop = glide(shown.at, wanted.position, show, moves ? glideMs : 0);
  }

  function drawMarkers(): void {
    const wanted = new Set(content.markers.map((marker) => marker.id));
    for (const [id, shown] of markers) {
      if (wanted.has(id)) continue;
      shown.stop();
      // Keyboard focus continues from the map, not from the start of the page.
      if (shown.element === document.activeElement) map.getCanvas().focus({ preventScroll: true });
      shown.marker.remove();
      markers.delete(id);
    }
    content.markers.forEach(showMarker);
  }

  function fitContent(): void {
    const bounds = boundsOfContent(content);
    if (!bounds) return;
    map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
      padding: fitPadding,
      maxZoom: maxFitZoom,
      animate: !prefersReducedMotion(),
      duration: 500,
    });
  }

  drawShapes();
  drawMarkers();
  map.on("style.load", drawShapes);
  map.on("movestart", (event: { originalEvent?: unknown }) => {
    // Only the shopper's own movement moves the pin off its point, not an animation or a resize.
    if (event.originalEvent) options.onMoveStart();
  });
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    options.onMoveEnd({ lat, lng }, map.getZoom());
  });

  return {
    setContent(next) {
      content = next;
      drawShapes();
      drawMarkers();
    },
    moveTo(center, zoom) {
      map.easeTo({
        center,
        ...(zoom === undefined ? {} : { zoom }),
        duration: prefersReducedMotion() ? 0 : 600,
      });
    },
    fitContent,
    zoomBy: (steps) => {
      map.easeTo({ zoom: map.getZoom() + steps, duration: prefersReducedMotion() ? 0 : 220 });
    },
    setTheme(next) {
      if (next === theme) return;
      theme = next;
      void parts
        .styleOf(next)
        .then((style) => map.setStyle(style, { diff: false }))
        .catch(() => {});
    },
    resize: () => {
      map.resize();
    },
    destroy() {
      for (const shown of markers.values()) shown.stop();
      parts.onDestroy?.();
      map.remove();
    },
  };
}
