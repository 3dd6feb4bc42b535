/** Whether the device's connection asks to save data; read by the app and by the boot script, so it imports nothing. */

/** The Network Information API, which only Chromium has; elsewhere only the shopper's setting counts. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** A round trip as it was of late, ms. */
  readonly rtt?: number;
}

export const networkInformation = (): NetworkInformation | undefined =>
  typeof navigator === "undefined"
    ? undefined
    : (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** `slow` is what Chromium calls 3g or less: a round trip of 270 ms or more. */
export function networkSaverReason(): "browser" | "slow" | null {
  const { saveData, effectiveType } = networkInformation() ?? {};
  if (saveData === true) return "browser";
  return /^(slow-2g|2g|3g)$/.test(effectiveType ?? "") ? "slow" : null;
}
