/** What a shopper reads about his order, in every language of the shop. */
import type { OrderStatus } from "@/contract";
import type { Language } from "../../context";

type Text = Record<Language, string>;

const statusTitles: Record<OrderStatus, Text> = {
  pending: { en: "Your order is placed", ar: "تم تقديم طلبك" },
  confirmed: { en: "Your order is confirmed", ar: "تم تأكيد طلبك" },
  accepted: { en: "A delivery person has your order", ar: "استلم مندوب التوصيل طلبك" },
  processing: { en: "Your order is being prepared", ar: "يجري تحضير طلبك" },
  handover: { en: "Your order is ready", ar: "طلبك جاهز" },
  picked_up: { en: "Your order is on its way", ar: "طلبك في الطريق إليك" },
  delivered: { en: "Your order is there. Enjoy!", ar: "وصل طلبك. بالهناء والشفاء!" },
  canceled: { en: "Your order was canceled", ar: "تم إلغاء طلبك" },
  failed: { en: "Your order failed", ar: "لم يتم طلبك" },
  refund_requested: { en: "We have your request for a refund", ar: "وصلنا طلب استرداد المبلغ" },
  refund_request_canceled: { en: "Your refund was declined", ar: "تم رفض استرداد المبلغ" },
  refunded: { en: "Your order was refunded", ar: "تم رد مبلغ طلبك" },
  returned: { en: "Your order was returned", ar: "تم إرجاع طلبك" },
};

/** Title and body of a push about an order's status. */
export function orderStatusPush(
  order: { orderId: number; status: OrderStatus; storeName: string },
  language: Language,
): { title: string; body: string } {
  const number = language === "ar" ? `الطلب رقم ${order.orderId}` : `Order #${order.orderId}`;
  return {
    title: statusTitles[order.status][language],
    body: order.storeName === "" ? number : `${order.storeName} · ${number}`,
  };
}
