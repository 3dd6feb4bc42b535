/** What the device's line says about sparing bytes; read by the app and by the boot script, so it imports nothing. */

/** What Chromium tells of the line; other browsers tell nothing, and then only the setting counts. */
interface Line extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const networkInformation = (): Line | undefined =>
  typeof navigator === "undefined" ? undefined : (navigator as Navigator & { connection?: Line }).connection;

/** `slow` is what Chromium calls 3g or less: 270 ms or more to the network's edge. */
export function networkSaverReason(): "browser" | "slow" | null {
  const { saveData, effectiveType } = networkInformation() ?? {};
  if (saveData === true) return "browser";
  return /^(slow-2g|2g|3g)$/.test(effectiveType ?? "") ? "slow" : null;
}
