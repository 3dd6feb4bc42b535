import type { Order } from "@/contract";
import { parsePosition } from "@/domain/parse-position";
import type { MapPoint } from "@/platform/maps/types";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { courierPositionQuery } from "./api/get-courier-position";

/** Where the courier of an order is while it is on its way, read every 10 s; null before, after, and when nobody knows. */
export function useCourierPlace(order: Order): MapPoint | null {
  const onTheWay = order.order_status === "picked_up";
  const live = useQuery(courierPositionQuery(useAccountKey(), order.id, onTheWay));
  if (!onTheWay) return null;
  return (
    parsePosition(live.data?.latitude, live.data?.longitude) ??
    parsePosition(order.delivery_man?.lat, order.delivery_man?.lng)
  );
}
