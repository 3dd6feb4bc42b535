import type { StoreDetails } from "@/contract";
import { defaultDetourFactor, estimatedRoadMeters } from "@/domain/distance";
import { useConfig } from "@/features/configuration";
import { type QueryProgressSource, queryProgress } from "@/features/query-state";
import { useSuspectedConnectivity } from "@/platform/connectivity";
import { useQuery } from "@/platform/query";
import type { Position } from "@/stores/location";
import { distanceQuery } from "./api/get-distance";
import { extraChargeQuery } from "./api/get-extra-charge";

export interface DeliveryDistance {
  /** Null while it is unknown, and for orders that are collected. */
  kilometers: number | null;
  /** Extra charge of the vehicle, major units. */
  vehicleExtra: number;
  /** The delivery charge is not known yet. */
  pending: boolean;
  /**
   * Distance or extra charge could not be had: they are estimated from the straight line. The order carries the total that
   * the shopper saw, and a server that charges another one asks first.
   */
  estimated: boolean;
  /** It could not be had, and the backend does not compare totals: nothing is ordered by an estimate. */
  failed: boolean;
  retry: () => void;
}

/** How far it is from the store to the door, and the vehicle's extra charge for that. `comparesTotals`: of the backend. */
export function useDeliveryDistance(
  store: Pick<StoreDetails, "latitude" | "longitude">,
  position: Position | null,
  delivery: boolean,
  comparesTotals: boolean,
): DeliveryDistance {
  const from = { lat: Number(store.latitude), lng: Number(store.longitude) };
  const distance = useQuery({
    ...distanceQuery(from, position ?? from),
    enabled: delivery && position !== null,
  });
  const asked = delivery && position !== null;
  const detourFactor = useConfig()?.detour_factor ?? defaultDetourFactor;
  // Without a network both would fail, one after the other: the form is drawn with the estimate and does not move for it.
  const offline = useSuspectedConnectivity() === "offline";
  const isLost = (query: QueryProgressSource) =>
    queryProgress(query) === "failed" || (offline && query.data === undefined);
  // Null is a map service that knows no way.
  const unmeasured = asked && (distance.data === null || isLost(distance));
  const meters =
    distance.data?.metres ??
    (unmeasured && comparesTotals ? estimatedRoadMeters(from, position, detourFactor) : null);
  const kilometers = meters === null ? null : Math.round(meters) / 1000;
  const extra = useQuery({ ...extraChargeQuery(kilometers ?? 0), enabled: delivery && kilometers !== null });
  const unpriced = asked && kilometers !== null && isLost(extra);
  return {
    kilometers,
    vehicleExtra: extra.data ?? 0,
    pending: delivery && (kilometers === null || (extra.data === undefined && !(unpriced && comparesTotals))),
    estimated: comparesTotals && (unmeasured || unpriced),
    failed: !comparesTotals && (unmeasured || unpriced),
    retry: () => {
      void distance.refetch();
      void extra.refetch();
    },
  };
}
