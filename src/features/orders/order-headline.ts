import type { Order } from "@/contract";
import { awaitsAgreement, awaitsPrice } from "@/domain/order-status-steps";
import type { TextKey } from "@/platform/i18n";

/** The headline of an order. A parcel is prepared by no store, and goes to somebody else. */
export function orderHeadline(
  order: Pick<Order, "order_type" | "order_status" | "prescription_state">,
): TextKey<"orders"> {
  const { order_type, order_status } = order;
  if (awaitsPrice(order)) return "headline.awaitingPrice";
  if (awaitsAgreement(order)) return "headline.priced";
  if (order_type !== "parcel") return `headline.${order_status}`;
  switch (order_status) {
    case "pending":
      return "headline.parcelPending";
    case "confirmed":
    case "accepted":
    case "processing":
    case "handover":
      return "headline.parcelConfirmed";
    case "picked_up":
      return "headline.parcelOnTheWay";
    case "delivered":
      return "headline.parcelDelivered";
    default:
      return `headline.${order_status}`;
  }
}
