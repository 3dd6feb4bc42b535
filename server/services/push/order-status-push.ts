import type { OrderStatus } from "@/contract";
import type { Language } from "../../context";
import { fillText, textsOf } from "../../locales";

/**
 * Title and body of a push about an order's status; `orderId` null for an order that the reader may not know, `more` what
 * follows in the body.
 */
export function orderStatusPush(
  order: {
    orderId: number | null;
    status: OrderStatus;
    storeName: string;
    news?: "priced" | "unagreed";
    more: string;
  },
  language: Language,
): { title: string; body: string } {
  const { orderStatusTitles, prescriptionTitles, orderNumber, orderWithoutNumber } = textsOf(language);
  const number =
    order.orderId === null ? orderWithoutNumber : fillText(orderNumber, { number: order.orderId });
  return {
    title: order.news ? prescriptionTitles[order.news] : orderStatusTitles[order.status],
    body: [order.storeName === "" ? number : `${order.storeName} · ${number}`, order.more]
      .filter((line) => line !== "")
      .join("\n"),
  };
}
