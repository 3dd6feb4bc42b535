import { moduleTypes } from "@/contract";
import { type FreeDeliveryRules, freeDeliveryRules } from "@/domain/free-delivery";
import type { Discount } from "@/domain/item-price";
import { type BasisPoints, toBasisPoints, toMinor } from "@/domain/money";
import type { ParcelTariff } from "@/domain/parcel-price";
import { type WalletRules, walletRules } from "@/domain/wallet-payment";
import type { Language, Queryable } from "../../context";
import { readConfig } from "./config";

/** Contacts that must be verified before an account can be used. */
export interface VerificationRules {
  phone: boolean;
  email: boolean;
}

/** The operator's settings that orders and accounts obey; money in minor units. */
export interface ShopRules extends WalletRules {
  /** Decimals of the currency. */
  digits: number;
  cashOnDelivery: boolean;
  /** Orders may be paid online, where a gateway is there. */
  digitalPayment: boolean;
  /** Orders may be paid outside of the app. */
  offlinePayment: boolean;
  /** Delivery charges where the zone has none of its own. */
  charges: { perKm: number; minimum: number };
  delivery: boolean;
  takeAway: boolean;
  guestCheckout: boolean;
  guestEmailOptional: boolean;
  scheduleOrder: boolean;
  tips: boolean;
  additionalCharge: number;
  /** The charge's name, in the reader's language. */
  additionalChargeName: string;
  taxIncluded: boolean;
  /** Parcel prices where a category has none, and the tax on the delivery charge. */
  parcel: { tariff: ParcelTariff; tax: BasisPoints };
  /** Stores that are marked for it take orders by photos of a prescription. */
  prescriptions: boolean;
  /** Free delivery for every store. */
  freeDelivery: FreeDeliveryRules;
  /** The discount on a new customer's first order within so many days; null when off. */
  firstOrder: { discount: Discount; forDays: number } | null;
  verification: VerificationRules;
  /** Module types whose deliveries pass "accepted". */
  acceptedFor: ReadonlySet<string>;
}

const daysIn = { day: 1, month: 30, year: 365 } as const;

const isOn = (value: boolean | number) => value === true || value === 1;

/** Reads the rules from the config that the page gets, so that both have the same. */
export async function readShopRules(database: Queryable, language?: Language): Promise<ShopRules> {
  const config = await readConfig(database, language);
  const digits = config.digit_after_decimal_point;
  const bonus = config.new_customer_discount_amount;
  return {
    digits,
    cashOnDelivery: config.cash_on_delivery,
    digitalPayment: config.digital_payment,
    offlinePayment: isOn(config.offline_payment_status),
    ...walletRules(config),
    charges: {
      perKm: toMinor(config.per_km_shipping_charge, digits),
      minimum: toMinor(config.minimum_shipping_charge, digits),
    },
    delivery: isOn(config.home_delivery_status),
    takeAway: isOn(config.takeaway_status),
    guestCheckout: isOn(config.guest_checkout_status),
    guestEmailOptional: isOn(config.guest_email_optional),
    scheduleOrder: config.schedule_order,
    tips: isOn(config.dm_tips_status),
    additionalCharge: isOn(config.additional_charge_status)
      ? Math.max(0, toMinor(config.additional_charge, digits))
      : 0,
    additionalChargeName: config.additional_charge_name,
    taxIncluded: isOn(config.tax_included),
    parcel: {
      tariff: {
        perKm: toMinor(config.parcel_per_km_shipping_charge, digits),
        minimum: toMinor(config.parcel_minimum_shipping_charge, digits),
      },
      tax: toBasisPoints(config.parcel_tax),
    },
    prescriptions: config.prescription_order_status,
    freeDelivery: freeDeliveryRules(config, null, digits),
    firstOrder:
      isOn(config.new_customer_discount_status) && bonus > 0
        ? {
            discount:
              config.new_customer_discount_amount_type === "amount"
                ? { type: "amount", value: toMinor(bonus, digits) }
                : { type: "percent", value: toBasisPoints(bonus) },
            forDays:
              config.new_customer_discount_amount_validity *
              daysIn[config.new_customer_discount_validity_type],
          }
        : null,
    verification: {
      phone: isOn(config.centralize_login.phone_verification_status),
      email: isOn(config.centralize_login.email_verification_status),
    },
    acceptedFor: new Set(moduleTypes.filter((type) => config.module_config[type].order_status.accepted)),
  };
}
