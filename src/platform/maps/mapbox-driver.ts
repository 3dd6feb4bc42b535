/** Mapbox, where the operator has an account. Only in the build when `VITE_MAPBOX_TOKEN` is set. */
import "mapbox-gl/dist/mapbox-gl.css";
import "./gl-map.css";
import "./map-elements.css";
import type { Map as GlMap, Marker } from "maplibre-gl";
import { addCredits } from "./credit-element";
import { createMapHandle } from "./gl-map";
import { type MapDriver, type MapTheme, mapZoom } from "./types";

const styles: Record<MapTheme, string> = {
  light: "mapbox://styles/mapbox/streets-v12",
  dark: "mapbox://styles/mapbox/navigation-night-v1",
};

/** A map that has not drawn by then fails. */
const loadTimeoutMs = 12_000;

export const mapboxDriver: MapDriver = async (container, options) => {
  const { default: mapbox } = await import("mapbox-gl");
  mapbox.accessToken = import.meta.env.VITE_MAPBOX_TOKEN?.trim() ?? "";
  const map = new mapbox.Map({
    container,
    style: styles[options.theme],
    center: [options.center.lng, options.center.lat],
    zoom: options.zoom,
    minZoom: mapZoom.min,
    maxZoom: mapZoom.max,
    interactive: options.interactive,
    cooperativeGestures: options.cooperative,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    language: options.language,
    locale: {
      "Map.Title": options.label,
      "ScrollZoomBlocker.CtrlMessage": options.hints.wheel,
      "ScrollZoomBlocker.CmdMessage": options.hints.wheel,
      "TouchPanBlocker.Message": options.hints.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The map does not draw.")), loadTimeoutMs);
      map.once("load", () => {
        clearTimeout(timer);
        resolve();
      });
      // A refused token blanks the canvas and says so here.
      map.once("error", ({ error }) => reject(error));
    });
  } catch (error) {
    map.remove();
    throw error;
  }
  // Both libraries share these calls (see gl-map.ts), but each has its own classes.
  const handle = createMapHandle(
    {
      map: map as unknown as GlMap,
      createMarker: (element) => new mapbox.Marker({ element, anchor: "bottom" }) as unknown as Marker,
      styleOf: async (theme) => styles[theme],
    },
    options,
  );
  addCredits(container, [options.credit]);
  if (options.fit) handle.fitContent();
  return handle;
};
