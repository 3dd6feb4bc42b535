/** Whether this device can show a map. */

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
