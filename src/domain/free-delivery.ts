/** How far a cart is from free delivery. */
import type { Config } from "@/contract";
import { type Minor, toMinor } from "./money";

/** The threshold in minor units: the newer form wins when it is on and by amount; null when there is none. */
export function freeDeliveryThreshold(
  config: Pick<Config, "free_delivery_over" | "admin_free_delivery">,
  digits: number,
): Minor | null {
  const admin = config.admin_free_delivery;
  const over =
    admin.status && admin.type === "free_delivery_by_order_amount"
      ? admin.free_delivery_over
      : config.free_delivery_over;
  const threshold = toMinor(over, digits);
  return threshold > 0 ? threshold : null;
}

/** round(100 ÷ threshold × total), from 0 to 100. */
export function freeDeliveryProgress(threshold: Minor, total: Minor): number {
  return Math.min(100, Math.max(0, Math.round((100 / threshold) * total)));
}
