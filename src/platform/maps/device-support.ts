/** Whether this device should be given a map at all. */
import { localValues } from "@/platform/storage/local-values";

/** Shoppers who save data are shown a sketch first; the map comes when they ask for it. */
export function savesData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true || localValues.settings.read()?.dataSaver === true;
}

/** Whether the browser can draw a map. */
export function canDrawMaps(): boolean {
  try {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    // The test context is given back at once: browsers allow only a few.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
