/** Settings, public pages, and the lists that are stored as settings. */
import { cancelReasons, offlinePaymentMethods, settings } from "../../server/db/schema";
import {
  demoDayKey,
  landingKey,
  parcelCategoriesKey,
  policyKeys,
  type Transaction,
} from "../../server/seeding";
import {
  demoCancelReasons,
  demoConfig,
  demoDeliveryInstructions,
  demoLanding,
  demoOfflineMethods,
  demoParcelCategories,
  demoParcelInstructions,
  demoPolicies,
  demoRefundReasons,
  moneySettings,
} from "../catalogue";
import { town } from "../town";
import { insertRows } from "./batches";
import type { DemoCurrency } from "./seed-currency";

const inCents: ReadonlySet<string> = new Set(moneySettings);
/** Settings of the demo's data that become one rule on the wire. */
const combined: ReadonlySet<string> = new Set(["free_delivery_over", "free_delivery_type"]);

/** Settings that are whole dollars in the demo's data. */
const inDollars: ReadonlySet<string> = new Set(["add_fund_minimum", "add_fund_maximum"]);

function operatorSettings({ digits, sign, direction }: DemoCurrency): Record<string, unknown> {
  const major = (cents: number) => cents / 10 ** digits;
  const written = (key: string, value: unknown) => {
    if (typeof value !== "number") return value;
    if (inCents.has(key)) return major(value);
    return inDollars.has(key) ? major(value * 100) : value;
  };
  const plain = Object.fromEntries(
    Object.entries(demoConfig)
      .filter(([key]) => !combined.has(key))
      .map(([key, value]) => [key, written(key, value)]),
  );
  const over = demoConfig.free_delivery_over;
  return {
    ...plain,
    currency_symbol: sign.en === sign.ar ? sign.en : sign,
    currency_symbol_direction: direction,
    digit_after_decimal_point: digits,
    default_location: { lat: String(town.center.lat), lng: String(town.center.lng) },
    admin_free_delivery: {
      status: typeof over === "number" && over > 0,
      type: demoConfig.free_delivery_type ?? "free_delivery_by_order_amount",
      free_delivery_over: typeof over === "number" ? major(over) : 0,
    },
  };
}

/** Public pages whose name is also a flag of the config are stored under another key. */
const pageKeys = {
  terms_and_conditions: policyKeys["terms-and-conditions"],
  privacy_policy: policyKeys["privacy-policy"],
  about_us: policyKeys["about-us"],
  refund_policy: policyKeys["refund-policy"],
  shipping_policy: policyKeys["shipping-policy"],
  cancelation_policy: policyKeys.cancelation,
} as const satisfies Record<keyof typeof demoPolicies, string>;

export async function seedSettings(tx: Transaction, currency: DemoCurrency, today: string): Promise<void> {
  const inMajor = (cents: number | null) => (cents === null ? null : cents / 10 ** currency.digits);
  const pages = Object.entries(pageKeys).map(([name, key]) => [
    key,
    demoPolicies[name as keyof typeof demoPolicies],
  ]);
  const values: Record<string, unknown> = {
    ...operatorSettings(currency),
    ...Object.fromEntries(pages),
    [landingKey]: demoLanding,
    [parcelCategoriesKey]: demoParcelCategories.map((category, index) => ({
      id: index + 1,
      name: category.name,
      description: category.description,
      image: category.picture,
      parcel_per_km_shipping_charge: inMajor(category.perKm),
      parcel_minimum_shipping_charge: inMajor(category.minimumCharge),
    })),
    parcel_instructions: demoParcelInstructions,
    delivery_instructions: demoDeliveryInstructions,
    refund_reasons: demoRefundReasons,
    [demoDayKey]: today,
  };
  await insertRows(
    tx,
    settings,
    Object.entries(values).map(([key, value]) => ({ key, value })),
  );
  await insertRows(
    tx,
    offlinePaymentMethods,
    demoOfflineMethods.map((method, index) => ({
      id: index + 1,
      name: { ...method.name },
      details: method.fields.map(({ name, value }) => ({ name: { ...name }, value })),
      instructions: { ...method.instructions },
      fields: method.informations.map(({ key, label, placeholder, required }) => ({
        key,
        label: { ...label },
        placeholder: { ...placeholder },
        required,
      })),
    })),
  );
  await insertRows(
    tx,
    cancelReasons,
    demoCancelReasons.map((reason, index) => ({
      id: index + 1,
      reason: reason.en,
      translations: { ar: { reason: reason.ar } },
    })),
  );
}
