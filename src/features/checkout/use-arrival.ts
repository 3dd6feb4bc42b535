import { useWatch } from "react-hook-form";
import { type Arrival, arrivalFrom, arrivalInSlot, ifSoon, readyFrom } from "@/domain/arrival";
import { serverNow } from "@/platform/connectivity";
import { useShopClock } from "@/platform/format/shop-now";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { useCheckoutContext } from "./use-checkout";

/**
 * When the order would arrive if it were placed now, or be ready for who collects it, or its slot. No time for another day,
 * which a clock time alone does not tell, and while nothing can be ordered.
 */
export function useArrival(): { time: Arrival | null; isDelivered: boolean } {
  const { store, config, times } = useCheckoutContext();
  const isDelivered = useWatch<CheckoutFormValues, "order_type">({ name: "order_type" }) === "delivery";
  // Updated with each minute of the shop's clock.
  useShopClock((now) => (now === null ? null : `${now.date} ${Math.floor(now.minute)}`));
  if (times.impossible) return { time: null, isDelivered };
  const now = serverNow();
  const arrival =
    times.slotStartsAt === undefined
      ? (isDelivered ? arrivalFrom : readyFrom)(now, {
          min: store.min_delivery_time,
          max: store.max_delivery_time,
        })
      : arrivalInSlot(times.slotStartsAt, config.schedule_order_slot_duration);
  return { time: ifSoon(arrival, now), isDelivered };
}
