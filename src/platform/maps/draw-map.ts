import { loadDriver } from "./load-driver";
import { noBasemap } from "./no-basemap";
import type { MapHandle, MapOptions } from "./types";
import { canDrawMaps } from "./webgl-support";

export interface DrawnMap extends MapHandle {
  /** Streets are missing for a reason that may pass, such as the network. */
  lacksStreets: boolean;
}

/** Draws a map; where that fails one without streets. Rejects when that cannot be loaded either. */
export async function drawMap(element: HTMLElement, options: MapOptions): Promise<DrawnMap> {
  let lacksStreets = canDrawMaps();
  if (lacksStreets) {
    try {
      return {
        ...(await (
          await loadDriver(options.theme, options.language)
        )(element, options)),
        lacksStreets: false,
      };
    } catch (error) {
      lacksStreets = error !== noBasemap;
      element.replaceChildren();
    }
  }
  const { plainDriver } = await import("./plain-driver");
  return { ...(await plainDriver(element, options)), lacksStreets };
}
