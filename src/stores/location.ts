/** Where the shopper wants things delivered. Mirrors the specification's keys location, currentLatLng and zoneid. */
import { create } from "zustand";
import type { ZoneData } from "@/contract";
import { rows } from "@/platform/http/normalise/readers";
import { zoneData as zoneDataRow } from "@/platform/http/normalise/zone";
import { localValues, type Position } from "@/platform/storage/local-values";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { type ChosenLocation, rememberPlace } from "./previous-places";

export type { Position } from "@/platform/storage/local-values";
export type { ChosenLocation } from "./previous-places";

export interface LocationState {
  /** Address text, null when not chosen. */
  text: string | null;
  position: Position | null;
  /** The zone lookup's text, verbatim: it is sent back unchanged. */
  zoneId: string | null;
  zoneData: ZoneData[];
}

export const useLocationStore = create<LocationState>(() => readLocation());

export const deliveryLocation = (): LocationState => useLocationStore.getState();

const isSet = (state: LocationState) => state.text !== null && state.zoneId !== null;

/** A location counts only with an address text and a zone. */
export const isLocationSet = (): boolean => isSet(deliveryLocation());
export const useIsLocationSet = (): boolean => useLocationStore(isSet);

/** Zone ids of the chosen place, smallest zone first; empty when none is chosen. */
export function zoneIds(zoneId: string | null = deliveryLocation().zoneId): number[] {
  return zoneId === null ? [] : (JSON.parse(zoneId) as unknown[]).map(Number);
}

/** Sets all parts together, so that text, position and zone never disagree. */
export function setLocation(location: ChosenLocation): void {
  const { text, position, zoneId, zoneData } = deliveryLocation();
  if (text !== null && position !== null && zoneId !== null && zoneId !== location.zoneId)
    rememberPlace({ text, position, zoneId, zoneData });
  write(location);
  useLocationStore.setState(location);
}

/** Fresh zone data for the same place, e.g. after signing in. */
export function setZone(zoneId: string, zoneData: ZoneData[]): void {
  localValues.zoneId.write(zoneId);
  localValues.zoneData.write(zoneData);
  useLocationStore.setState({ zoneId, zoneData });
}

/** Another name for the same place, from the next page on: this one was opened for the name that it shows. */
export function renameLocation(text: string): void {
  localValues.location.write(text);
}

/** Applies changes by other tabs. Returns a function that unsubscribes. */
export function followLocation(): () => void {
  const keys = [storageKeys.location, storageKeys.currentLatLng, storageKeys.zoneId, storageKeys.zoneData];
  return onStorageChange(keys, () => useLocationStore.setState(readLocation()));
}

function write(location: LocationState): void {
  localValues.location.write(location.text);
  localValues.currentLatLng.write(location.position);
  localValues.zoneData.write(location.zoneData.length > 0 ? location.zoneData : null);
  localValues.zoneId.write(location.zoneId);
}

function readLocation(): LocationState {
  return {
    text: localValues.location.read(),
    position: localValues.currentLatLng.read(),
    zoneId: localValues.zoneId.read(),
    zoneData: rows(localValues.zoneData.read() ?? [], zoneDataRow),
  };
}
