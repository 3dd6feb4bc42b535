import { useWatch } from "react-hook-form";
import { type Arrival, arrivalFrom, arrivalInSlot } from "@/domain/arrival";
import { serverNow } from "@/platform/connectivity";
import { useShopClock } from "@/platform/format/shop-now";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { useCheckoutContext } from "./use-checkout";

/**
 * When the order would arrive if it were placed now, or its slot. Null for who collects an order for now, whose time the store
 * does not name, and while nothing can be ordered.
 */
export function useArrival(): Arrival | null {
  const { store, config, times } = useCheckoutContext();
  const isDelivered = useWatch<CheckoutFormValues, "order_type">({ name: "order_type" }) === "delivery";
  // Told anew with each minute of the shop's clock.
  useShopClock((now) => (now === null ? null : `${now.date} ${Math.floor(now.minute)}`));
  if (times.impossible) return null;
  if (times.slotStartsAt !== undefined)
    return arrivalInSlot(times.slotStartsAt, config.schedule_order_slot_duration);
  if (!isDelivered) return null;
  return arrivalFrom(serverNow(), { min: store.min_delivery_time, max: store.max_delivery_time });
}
