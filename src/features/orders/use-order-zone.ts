import type { Order, ZoneData } from "@/contract";
import { parsePosition } from "@/domain/parse-position";
import { zoneQuery } from "@/features/location";
import { useQuery } from "@/platform/query";
import { useLocationStore } from "@/stores/location";

/** The zone of an order: from the chosen place, or looked up for the order's own; null until it is known. */
export function useOrderZone(order: Order | undefined): ZoneData | null {
  const chosen = useLocationStore((state) => state.zoneData.find(({ id }) => id === order?.zone_id));
  const position = order
    ? parsePosition(order.delivery_address.latitude, order.delivery_address.longitude)
    : null;
  const { lat, lng } = position ?? { lat: 0, lng: 0 };
  const { data } = useQuery({ ...zoneQuery(lat, lng), enabled: !chosen && position !== null });
  return chosen ?? data?.zone_data.find(({ id }) => id === order?.zone_id) ?? null;
}
