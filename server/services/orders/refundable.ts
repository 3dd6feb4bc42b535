import type { Minor } from "@/domain/money";
import type { OrderRow } from "../../db/schema";

/** The most that the shop can give back of an order, minor units; 0 where nothing was paid, or it was decided already. */
export function refundable({ status, paymentStatus, total }: OrderRow): Minor {
  const isOver = status === "delivered" || status === "refund_request_canceled";
  return isOver && paymentStatus === "paid" ? total : 0;
}
