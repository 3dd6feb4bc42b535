/**
 * Whether bytes are to be spared: by the shopper's setting, by the browser's own data saver, or because the line is
 * slow. Then pictures are smaller, nothing plays by itself and nothing is loaded ahead.
 */
import { useSyncExternalStore } from "react";
import { localValues } from "@/platform/storage/local-values";

/** What Chromium tells of the line; other browsers tell nothing, and then only the setting counts. */
interface Line extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Why bytes are spared; null when they are not. */
export type DataSaverReason = "setting" | "browser" | "slow" | null;

const line = (): Line | undefined =>
  typeof navigator === "undefined" ? undefined : (navigator as Navigator & { connection?: Line }).connection;

let setting: boolean | undefined;
const listeners = new Set<() => void>();

/** Why bytes are spared right now. `slow` is what Chromium calls 3g or less: 270 ms or more to the network's edge. */
export function dataSaverReason(): DataSaverReason {
  setting ??= localValues.settings.read()?.dataSaver === true;
  if (setting) return "setting";
  const { saveData, effectiveType } = line() ?? {};
  if (saveData === true) return "browser";
  return /^(slow-2g|2g|3g)$/.test(effectiveType ?? "") ? "slow" : null;
}

/** Whether bytes are to be spared right now. For components see `useDataSaver`. */
export const savesData = (): boolean => dataSaverReason() !== null;

/** Told by the preferences when the shopper switches the setting, here or in another tab. */
export function followDataSaverSetting(on: boolean): void {
  if (setting === on) return;
  setting = on;
  for (const tell of listeners) tell();
}

function subscribe(changed: () => void): () => void {
  const connection = line();
  listeners.add(changed);
  connection?.addEventListener?.("change", changed);
  return () => {
    listeners.delete(changed);
    connection?.removeEventListener?.("change", changed);
  };
}

/** Why bytes are spared, followed as it changes. */
export const useDataSaverReason = (): DataSaverReason =>
  useSyncExternalStore(subscribe, dataSaverReason, () => null);

/** Whether bytes are to be spared: no autoplay, no films unasked, nothing loaded ahead. */
export const useDataSaver = (): boolean => useDataSaverReason() !== null;
