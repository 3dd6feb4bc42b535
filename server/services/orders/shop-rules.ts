import type { Discount } from "@/domain/item-price";
import { toBasisPoints } from "@/domain/money";
import type { FreeDeliveryRules } from "@/domain/order-total";
import type { Queryable } from "../../context";
import type { VerificationRules } from "../auth/customer-account";
import { readSettings } from "../catalogue/settings-rows";
import { defaultDigits } from "../catalogue/shop-view";

/** The operator's settings that orders and accounts obey; money in minor units. */
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
  /** Of a new customer's first order, within so many days; null when off. */
  firstOrder: { discount: Discount; forDays: number } | null;
  verification: VerificationRules;
  /** Module types whose deliveries pass "accepted". */
  acceptedFor: ReadonlySet<string>;
}

const daysIn: Record<string, number> = { day: 1, month: 30, year: 365 };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Flags are booleans, 0 and 1, or words, as the contract's config has all three. */
function isOn(value: unknown, fallback = false): boolean {
  return value === undefined || value === null
    ? fallback
    : [true, 1, "1", "on", "true"].includes(value as never);
}

/** An amount of a setting, kept as an integer of minor units. */
function minorOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
}

/** Reads the rules. Settings that were never written have the contract's usual values. */
export async function readShopRules(database: Queryable): Promise<ShopRules> {
  const settings = await readSettings(database);
  const get = (key: string) => settings.get(key);
  const digits = get("digit_after_decimal_point");
  const admin = isRecord(get("admin_free_delivery"))
    ? (get("admin_free_delivery") as Record<string, unknown>)
    : {};
  const adminOn = isOn(admin.status);
  const over =
    adminOn && admin.type === "free_delivery_by_order_amount"
      ? admin.free_delivery_over
      : get("free_delivery_over");
  const login = isRecord(get("centralize_login")) ? (get("centralize_login") as Record<string, unknown>) : {};
  const bonusAmount = get("new_customer_discount_amount");
  const bonusIsAmount = get("new_customer_discount_amount_type") === "amount";
  const bonusDays =
    Number(get("new_customer_discount_amount_validity") ?? 0) *
    (daysIn[String(get("new_customer_discount_validity_type"))] ?? 1);
  return {
    digits: typeof digits === "number" && digits >= 0 && digits <= 4 ? digits : defaultDigits,
    cashOnDelivery: isOn(get("cash_on_delivery"), true),
    delivery: isOn(get("home_delivery_status"), true),
    takeAway: isOn(get("takeaway_status"), true),
    guestCheckout: isOn(get("guest_checkout_status"), true),
    scheduleOrder: isOn(get("schedule_order"), true),
    tips: isOn(get("dm_tips_status"), true),
    additionalCharge: isOn(get("additional_charge_status")) ? minorOf(get("additional_charge")) : 0,
    taxIncluded: isOn(get("tax_included")),
    freeDelivery: {
      toAllStores: adminOn && admin.type === "free_delivery_to_all_store",
      overAmount: minorOf(over) > 0 ? minorOf(over) : null,
    },
    firstOrder:
      isOn(get("new_customer_discount_status")) && typeof bonusAmount === "number" && bonusAmount > 0
        ? {
            discount: bonusIsAmount
              ? { type: "amount", value: minorOf(bonusAmount) }
              : { type: "percent", value: toBasisPoints(bonusAmount) },
            forDays: bonusDays,
          }
        : null,
    verification: {
      phone: isOn(login.phone_verification_status),
      email: isOn(login.email_verification_status),
    },
    acceptedFor: new Set(["food"]),
  };
}
