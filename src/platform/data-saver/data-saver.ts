/**
 * Whether bytes are to be spared: by the shopper's setting, by the browser's own data saver, or because the line is
 * slow. Then pictures are smaller, nothing plays by itself and nothing is loaded ahead.
 */
import { useSyncExternalStore } from "react";
import { localValues } from "@/platform/storage/local-values";
import { networkInformation, networkSaverReason } from "./network-information";

/** Why bytes are spared; null when they are not. */
export type DataSaverReason = "setting" | "browser" | "slow" | null;

let setting: boolean | undefined;
const listeners = new Set<() => void>();

/** Why bytes are spared right now. */
export function dataSaverReason(): DataSaverReason {
  setting ??= localValues.settings.read()?.dataSaver === true;
  if (setting) return "setting";
  return networkSaverReason();
}

/** Whether bytes are to be spared right now. For components see `useDataSaver`. */
export const isDataSaverOn = (): boolean => dataSaverReason() !== null;

/** Told by the preferences when the shopper switches the setting, here or in another tab. */
export function applyDataSaverSetting(on: boolean): void {
  if (setting === on) return;
  setting = on;
  for (const tell of listeners) tell();
}

function subscribe(changed: () => void): () => void {
  const connection = networkInformation();
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
