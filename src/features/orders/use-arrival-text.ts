// @chunk running-orders
import type { Order } from "@/contract";
import { type Arrival, arrivalOfOrder, ifSoon } from "@/domain/arrival";
import { isAgreed, isClosed } from "@/domain/order-status-steps";
import type { TimeZone } from "@/domain/time-zone";
import { useConfig } from "@/features/configuration";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { clockRange, instantOf } from "@/platform/format/clock-time";
import { useShopClock } from "@/platform/format/shop-now";
import { useTexts } from "@/platform/i18n";

/**
 * When an order arrives, or can be collected; null for one that is over, is for another day or has no times. `slotMinutes` is
 * the length of the shop's slots.
 */
export function orderArrival(
  order: Order,
  timeZone: TimeZone,
  now: number,
  slotMinutes: number,
): Arrival | null {
  if (isClosed(order.order_status) || !isAgreed(order)) return null;
  const at = (time: string | null) => instantOf(time, timeZone);
  const arrival = arrivalOfOrder(
    {
      placed: at(order.pending ?? order.created_at),
      confirmed: at(order.confirmed ?? order.accepted),
      handover: at(order.handover),
      onTheWay: at(order.picked_up),
      scheduled: order.scheduled === 1 ? at(order.schedule_at) : null,
      slotMinutes,
      collected: order.order_type === "take_away",
    },
    {
      min: order.min_delivery_time ?? order.store?.min_delivery_time ?? 0,
      max: order.max_delivery_time || (order.store?.max_delivery_time ?? 0),
    },
    now,
  );
  return ifSoon(arrival, now);
}

/** The same in words, 'Arrives 18:40 to 18:50'. Null also while there is no order. */
export function useArrivalText(order: Order | undefined): string | null {
  const t = useTexts("orders");
  const clock = useClock();
  const slotMinutes = useConfig()?.schedule_order_slot_duration ?? 0;
  // A late arrival moves with the clock.
  useShopClock((now) => (now === null ? null : `${now.date} ${Math.floor(now.minute)}`));
  const arrival = order && orderArrival(order, clock.timeZone, serverNow(), slotMinutes);
  if (!order || !arrival) return null;
  const words = order.order_type === "take_away" ? "order.readyAt" : "order.arrives";
  return t(words, clockRange(arrival, clock));
}
