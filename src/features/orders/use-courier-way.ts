import type { Order } from "@/contract";
import { metres } from "@/platform/format";
import type { Way } from "@/platform/http/normalise/way";
import { useTexts } from "@/platform/i18n";
import type { MapPoint } from "@/platform/maps/types";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { courierWayQuery } from "./api/get-courier-way";
import { orderParties } from "./order-parties";
import { useCourierPlace } from "./use-courier-place";

export interface CourierWay {
  /** Where the courier is; null while the order is not on its way. */
  readonly courier: MapPoint | null;
  readonly receiver: MapPoint | null;
  /** Null until the map service has answered, and when it knows none. */
  readonly way: Way | null;
  /** '1.2 km to go, about 6 minutes'; null without a way. */
  readonly text: string | null;
}

/** The remaining route of an order's courier. */
export function useCourierWay(order: Order): CourierWay {
  const t = useTexts("aftercare");
  const accountKey = useAccountKey();
  const courier = useCourierPlace(order);
  const receiver = orderParties(order, useTexts("orders")).receiver.position;
  const nowhere = { lat: 0, lng: 0 };
  const query = useQuery({
    ...courierWayQuery(accountKey, order.id, courier ?? nowhere, receiver ?? nowhere),
    enabled: courier !== null && receiver !== null,
  });
  const way = (courier && receiver && query.data) || null;
  if (way === null) return { courier, receiver, way, text: null };
  const distance = metres(way.metres);
  const minutes = way.seconds === null ? null : Math.max(1, Math.round(way.seconds / 60));
  return {
    courier,
    receiver,
    way,
    text: minutes === null ? t("way.left", { distance }) : t("way.leftInTime", { distance, minutes }),
  };
}
