import { useQuery } from "@tanstack/react-query";
import type { StoreDetails } from "@/contract";
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
  /** The distance could not be had. */
  failed: boolean;
  retry: () => void;
}

/** How far it is from the store to the door, and the vehicle's extra charge for that. */
export function useDeliveryDistance(
  store: Pick<StoreDetails, "latitude" | "longitude">,
  position: Position | null,
  delivery: boolean,
): DeliveryDistance {
  const from = { lat: Number(store.latitude), lng: Number(store.longitude) };
  const distance = useQuery({
    ...distanceQuery(from, position ?? from),
    enabled: delivery && position !== null,
  });
  const kilometers = distance.data ? Math.round(distance.data.metres) / 1000 : null;
  const extra = useQuery({ ...extraChargeQuery(kilometers ?? 0), enabled: delivery && kilometers !== null });
  return {
    kilometers,
    vehicleExtra: extra.data ?? 0,
    pending: delivery && (kilometers === null || extra.data === undefined),
    failed: distance.isError || extra.isError,
    retry: () => {
      void distance.refetch();
      if (extra.isError) void extra.refetch();
    },
  };
}
