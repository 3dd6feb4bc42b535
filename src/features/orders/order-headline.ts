import type { Order } from "@/contract";
import type { TextKey } from "@/platform/i18n";

/** What is said of an order in large letters. A parcel is prepared by no store, and goes to somebody else. */
export function orderHeadline({
  order_type,
  order_status,
}: Pick<Order, "order_type" | "order_status">): TextKey<"orders"> {
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
