import { useWatch } from "react-hook-form";
import { type Arrival, arrivalFrom, arrivalInSlot, ifSoon } from "@/domain/arrival";
import { serverNow } from "@/platform/connectivity";
import { useShopClock } from "@/platform/format/shop-now";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { useCheckoutContext } from "./use-checkout";

/**
 * When the order would arrive if it were placed now, or its slot. Null for who collects the order, for another day, which a
 * clock time alone does not tell, and while nothing can be ordered.
 */
export function useArrival(): Arrival | null {
  const { store, config, times } = useCheckoutContext();
  const isDelivered = useWatch<CheckoutFormValues, "order_type">({ name: "order_type" }) === "delivery";
  // Told anew with each minute of the shop's clock.
  useShopClock((now) => (now === null ? null : `${now.date} ${Math.floor(now.minute)}`));
  if (times.impossible) return null;
  if (!isDelivered) return null;
  const now = serverNow();
  const arrival =
    times.slotStartsAt === undefined
      ? arrivalFrom(now, { min: store.min_delivery_time, max: store.max_delivery_time })
      : arrivalInSlot(times.slotStartsAt, config.schedule_order_slot_duration);
  return ifSoon(arrival, now);
}
