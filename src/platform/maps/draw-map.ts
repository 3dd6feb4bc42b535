import { loadDriver } from "./load-driver";
import type { MapHandle, MapOptions } from "./types";
import { canDrawMaps } from "./webgl-support";

/** Draws a map; where that fails, and `orPlain` is set, one without streets. */
export async function drawMap(
  element: HTMLElement,
  orPlain: boolean,
  options: MapOptions,
): Promise<MapHandle> {
  try {
    if (!canDrawMaps()) throw new Error("This device draws no maps.");
    return await (await loadDriver())(element, options);
  } catch (error) {
    if (!orPlain) throw error;
    element.replaceChildren();
    return (await import("./plain-driver")).plainDriver(element, options);
  }
}
