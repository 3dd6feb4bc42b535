// @chunk running-orders
import type { Order } from "@/contract";
import { useTimeLeft } from "@/platform/connectivity/use-time-left";
import { useTexts } from "@/platform/i18n";

const minuteMs = 60_000;
/** Longer times are shown in hours. */
const maxMinutes = 90;

/** 'Not paid yet, 28 minutes left' while the shop holds the order; without the time if the shop does not say it. */
export function useUnpaidText(order: Pick<Order, "pay_until">): string {
  const t = useTexts("orders");
  const until = Date.parse(order.pay_until ?? "") || 0;
  const minutes = Math.ceil(useTimeLeft(until, 1_000) / minuteMs);
  if (until === 0 || minutes <= 0) return t("unpaid.title");
  if (minutes <= maxMinutes) return t("unpaid.minutes", { minutes });
  return t("unpaid.hours", { hours: Math.floor(minutes / 60) });
}
