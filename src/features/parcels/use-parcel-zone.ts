import type { ZoneData } from "@/contract";
import { zoneQuery } from "@/features/location";
import { isApiError } from "@/platform/http/api-error";
import { useQuery } from "@/platform/query";
import { type Position, useLocationStore } from "@/stores/location";

export interface ParcelZone {
  /** Whether parcels are collected and brought there; undefined while that is not known. */
  served: boolean | undefined;
  /** The smallest zone around the place in which the module is offered. */
  zone: ZoneData | null;
}

/** The zone of a parcel's sender or receiver. The shopper's own delivery place is known without a network. */
export function useParcelZone(position: Position | null, moduleId: number): ParcelZone {
  const { lat, lng } = position ?? { lat: 0, lng: 0 };
  const query = useQuery({ ...zoneQuery(lat, lng), enabled: position !== null });
  const own = useLocationStore((state) =>
    state.position?.lat === lat && state.position.lng === lng ? state.zoneData : null,
  );
  if (position === null) return { served: undefined, zone: null };
  const zones = query.data?.zone_data ?? own;
  if (zones === null || zones === undefined) {
    // A failure that says nothing about the place is no verdict on it.
    const refused = query.isError && isApiError(query.error, "refused") && query.error.errors.length > 0;
    return { served: refused ? false : undefined, zone: null };
  }
  const zone = zones.find(({ modules }) => modules.some(({ id }) => id === moduleId)) ?? null;
  return { served: zone !== null, zone };
}
