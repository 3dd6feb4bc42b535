/** The rules that make a delivery free, and how far a cart is from it. Money in minor units. */
import type { Config, Store } from "@/contract";
import { type Minor, toMinor } from "./money";

/** The rules that make deliveries free. */
export interface FreeDeliveryRules {
  toAllStores: boolean;
  /** Discounted sum from which delivery is free; null or 0 is off. */
  overAmount: Minor | null;
  byStore: boolean;
}

type DeliveryConfig = Pick<Config, "free_delivery_over" | "admin_free_delivery">;

/** The rules for orders at a store; without one those of every store. */
export function freeDeliveryRules(
  config: DeliveryConfig,
  store: Pick<Store, "free_delivery"> | null,
  digits: number,
): FreeDeliveryRules {
  const admin = config.admin_free_delivery;
  return {
    toAllStores: admin.status && admin.type === "free_delivery_to_all_store",
    overAmount: freeDeliveryThreshold(config, digits),
    byStore: store?.free_delivery ?? false,
  };
}

/** Returns the party that pays for the delivery of an order of this sum after discounts; null when the shopper does. */
export function freeDeliveryBy(
  { toAllStores, overAmount, byStore }: FreeDeliveryRules,
  subtotal: Minor,
): "admin" | "store" | null {
  if (toAllStores || (overAmount !== null && overAmount > 0 && subtotal >= overAmount)) return "admin";
  return byStore ? "store" : null;
}

/** The threshold in minor units: the newer form wins when it is on and by amount; null when there is none. */
export function freeDeliveryThreshold(config: DeliveryConfig, digits: number): Minor | null {
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
