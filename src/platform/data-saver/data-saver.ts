/**
 * Whether to save data: by the shopper's setting, by the browser's own data saver, or because the connection is slow. Then
 * pictures are smaller, nothing plays by itself and nothing is preloaded.
 */
import { useSyncExternalStore } from "react";
import { localValues } from "@/platform/storage/local-values";
import { networkInformation, networkSaverReason } from "./network-information";

/** Why data is saved; null when it is not. */
export type DataSaverReason = "setting" | "browser" | "slow" | null;

let setting: boolean | undefined;
const listeners = new Set<() => void>();

/** Why data is saved right now. */
export function dataSaverReason(): DataSaverReason {
  setting ??= localValues.settings.read()?.dataSaver === true;
  if (setting) return "setting";
  return networkSaverReason();
}

/** Whether data is saved right now: no autoplay, no videos unasked, nothing preloaded. */
export const isDataSaverOn = (): boolean => dataSaverReason() !== null;

/** Called by the preferences when the shopper switches the setting, here or in another tab. */
export function applyDataSaverSetting(on: boolean): void {
  if (setting === on) return;
  setting = on;
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  const connection = networkInformation();
  listeners.add(onChange);
  connection?.addEventListener?.("change", onChange);
  return () => {
    listeners.delete(onChange);
    connection?.removeEventListener?.("change", onChange);
  };
}

/** Why data is saved, updated as it changes. */
export const useDataSaverReason = (): DataSaverReason =>
  useSyncExternalStore(subscribe, dataSaverReason, () => null);
