import type { OrderStatus } from "@/contract";
import type { Language } from "../../context";
import { fillText, textsOf } from "../../locales";

/** Title and body of a push about an order's status. */
export function orderStatusPush(
  order: { orderId: number; status: OrderStatus; storeName: string },
  language: Language,
): { title: string; body: string } {
  const { orderStatusTitles, orderNumber } = textsOf(language);
  const number = fillText(orderNumber, { number: order.orderId });
  return {
    title: orderStatusTitles[order.status],
    body: order.storeName === "" ? number : `${order.storeName} · ${number}`,
  };
}
