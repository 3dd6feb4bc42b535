import type { Minor } from "@/domain/money";
import type { OrderRow } from "../../db/schema";

/** The cash for the courier or the counter; minor units. */
export function cashToTake(order: OrderRow): Minor {
  if (order.paymentStatus === "paid" || order.status === "canceled") return 0;
  if (order.paymentMethod === "cash_on_delivery") return order.total;
  const isRest = order.paymentMethod === "partial_payment" && order.restMethod === "cash_on_delivery";
  return isRest ? order.total - order.paidFromWallet : 0;
}
