/** MapLibre on the shop's own basemap: no account, no outside address, and cached for use without a network. */
import "./gl-map.css";
import "./map-elements.css";
import { Map as GlMap, Marker, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { basemapLabels, creditsOf, readStyle, readsArchive } from "./basemap";
import { addCredits } from "./credit-element";
import { boundsOfContent } from "./geometry";
import { createMapHandle } from "./gl-map";
import { createLabels } from "./labels-layer";
import { requestStyle } from "./request-style";
import { type MapHandle, type MapOptions, type MapTheme, mapZoom } from "./types";

setWorkerUrl(workerUrl);

/** A map that has not drawn by then fails. */
const loadTimeoutMs = 12_000;

/** `answer`: the server's, with the style of the theme that the map begins with. */
export async function maplibreDriver(
  container: HTMLElement,
  options: MapOptions,
  answer: Response,
): Promise<MapHandle> {
  const style = await readStyle(answer);
  const isArchive = readsArchive(style);
  const [labels] = await Promise.all([
    isArchive ? [] : basemapLabels(options.language),
    isArchive ? import("./tile-archive").then(({ readArchives }) => readArchives()) : null,
  ]);
  const bounds = options.fit ? boundsOfContent(options) : null;
  const map = new GlMap({
    container,
    style: style as unknown as StyleSpecification,
    center: options.center,
    zoom: options.zoom,
    ...(bounds
      ? {
          bounds: [bounds.west, bounds.south, bounds.east, bounds.north] as [number, number, number, number],
          fitBoundsOptions: { padding: 56, maxZoom: 16.5 },
        }
      : {}),
    minZoom: mapZoom.min,
    maxZoom: mapZoom.max,
    interactive: options.interactive,
    cooperativeGestures: options.cooperative,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: {
      "Map.Title": options.label,
      "CooperativeGesturesHandler.WindowsHelpText": options.hints.wheel,
      "CooperativeGesturesHandler.MacHelpText": options.hints.wheel,
      "CooperativeGesturesHandler.MobileHelpText": options.hints.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The map does not draw.")), loadTimeoutMs);
      // An archive that cannot be read would leave an empty map.
      map.on("error", ({ error, ...of }) => {
        if (isArchive && "sourceId" in of && !("tile" in of)) reject(error);
      });
      map.once("load", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  } catch (error) {
    map.remove();
    throw error;
  }
  const names = createLabels(map, labels);
  names.settle();
  map.on("move", names.move);
  map.on("moveend", names.settle);
  map.on("resize", names.settle);
  addCredits(container, [...creditsOf(style), options.credit]);
  return createMapHandle(
    {
      map,
      createMarker: (element) => new Marker({ element, anchor: "bottom" }),
      styleOf: async (theme: MapTheme) =>
        (await readStyle(await requestStyle(theme, options.language))) as unknown as StyleSpecification,
      onDestroy: names.remove,
    },
    options,
  );
}
