import { useEffect, useState } from "react";
import type { ZoneData } from "@/contract";
import { pointText } from "@/domain/point-text";
import { isMissing } from "@/platform/http/api-error";
import { useQuery } from "@/platform/query";
import type { Position } from "@/stores/location";
import { errorText } from "@/stores/show-error";
import { addressOfPointQuery } from "../api/get-address-of-point";
import { zoneQuery } from "../api/get-zone";

/** The point stands still this long before it is looked up, ms. */
const settleMs = 300;

/** The state of the point under the pin; it can be confirmed only when `ready`. */
export type PickedPoint =
  | { state: "looking" }
  | { state: "no-address" }
  /** The address could not be asked for. */
  | { state: "failed"; message: string }
  /** `outside` of every zone, or the zone could not be asked for. */
  | { state: "refused"; message: string; text: string | null; outside: boolean }
  | { state: "ready"; position: Position; text: string; zoneId: string; zoneData: ZoneData[] };

/** A point that is looked up again has not been judged yet. */
const isAsked = (query: { readonly data: unknown; readonly isFetching: boolean }): boolean =>
  query.data === undefined && query.isFetching;

/**
 * Looks up zone and address of the point under the pin, once the map stands still. Null while it is moved. The shopper's own
 * words go before the address, and stand in for one that is missing; without a search and words the point has its coordinates.
 */
export function usePickedPoint(
  point: Position | null,
  { words = "", hasSearch = true }: { readonly words?: string; readonly hasSearch?: boolean } = {},
): PickedPoint {
  const [settled, setSettled] = useState<Position | null>(null);
  useEffect(() => {
    if (point === null) {
      setSettled(null);
      return;
    }
    const timer = setTimeout(() => setSettled(point), settleMs);
    return () => clearTimeout(timer);
  }, [point]);
  const { lat, lng } = settled ?? { lat: 0, lng: 0 };
  const enabled = settled !== null;
  const zone = useQuery({ ...zoneQuery(lat, lng), enabled });
  const address = useQuery({ ...addressOfPointQuery(lat, lng), enabled: enabled && hasSearch });
  const own = words.trim();

  if (settled === null || settled !== point || isAsked(zone)) return { state: "looking" };
  if (zone.isError)
    return {
      state: "refused",
      message: errorText(zone.error),
      text: own || (address.data ?? null),
      outside: isMissing(zone.error),
    };
  if (zone.data === undefined) return { state: "looking" };
  if (hasSearch && own === "") {
    if (address.isPending || isAsked(address)) return { state: "looking" };
    if (address.isError) return { state: "failed", message: errorText(address.error) };
    if (!address.data) return { state: "no-address" };
  }
  const text = own || (hasSearch && address.data) || pointText(settled);
  const { zone_id: zoneId, zone_data: zoneData } = zone.data;
  return { state: "ready", position: settled, text, zoneId, zoneData };
}
