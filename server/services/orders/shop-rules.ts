import type { Discount } from "@/domain/item-price";
import type { FreeDeliveryRules } from "@/domain/order-total";
import { toBasisPoints } from "@/domain/money";
import type { Queryable } from "../../context";
import type { VerificationRules } from "../auth/customer-account";
import { readConfig } from "../catalogue";

/** The operator's settings that orders obey; money in minor units. */
export interface ShopRules {
  /** Decimals of the currency. */
  digits: number;
  cashOnDelivery: boolean;
  delivery: boolean;
  takeAway: boolean;
  guestCheckout: boolean;
  scheduleOrder: boolean;
  tips: boolean;
  additionalCharge: number;
  taxIncluded: boolean;
  freeDelivery: Omit<FreeDeliveryRules, "byStore">;
  /** For the first order of a new customer; null when off. */
  firstOrder: { discount: Discount; forDays: number; amount: number; type: "amount" | "percentage" } | null;
  verification: VerificationRules;
  /** Module types whose orders pass "accepted". */
  acceptedFor: ReadonlySet<string>;
}
