/** When a customer may ask for the money of an order, and with what. */
import type { Order } from "@/contract";

/** Photos of one request. */
export const maxRefundPhotos = 3;
/** Characters of a note. */
export const maxRefundNote = 1000;

/** Delivered and paid, and nothing was asked before. */
export const isRefundable = (
  order: Pick<Order, "order_status" | "payment_status" | "order_amount">,
): boolean => order.order_status === "delivered" && order.payment_status === "paid" && order.order_amount > 0;
