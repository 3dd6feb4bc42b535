/**
 * Places that the shopper left for one in other zones, the newest first: the way back to where a cart can be delivered. On
 * this device only; removed at a sign-out.
 */
import type { ZoneData } from "@/contract";
import { isZoneId } from "@/domain/zone-id";
import { type Position, parseStoredPosition } from "@/platform/storage/local-values";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export interface ChosenLocation {
  text: string;
  position: Position;
  zoneId: string;
  zoneData: ZoneData[];
}

/** More are not kept. */
const maxPlaces = 3;

export function rememberPlace(place: ChosenLocation): void {
  const others = previousPlaces().filter(({ zoneId }) => zoneId !== place.zoneId);
  safeStorage.setItem(storageKeys.previousPlaces, JSON.stringify([place, ...others].slice(0, maxPlaces)));
}

/** Stored records are unvalidated input: what is no place is left out. */
export function previousPlaces(): ChosenLocation[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(storageKeys.previousPlaces) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is ChosenLocation {
  if (typeof value !== "object" || value === null) return false;
  const { text, position, zoneId, zoneData } = value as Partial<ChosenLocation>;
  return (
    typeof text === "string" &&
    parseStoredPosition(position) !== null &&
    isZoneId(zoneId) &&
    Array.isArray(zoneData)
  );
}
