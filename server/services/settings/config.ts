import { usualSign } from "@/domain/currencies/currency-signs";
import { currencyOf } from "@/domain/currencies/currency-table";
import type { Language, Queryable } from "../../context";
import { currencySigns } from "../../locales";
import { configDefaults } from "./config-defaults";
import { readSettings, settingInLanguage } from "./settings";
import { digitsFrom, shopCurrencyKey } from "./shop-view";

type Stored = typeof configDefaults;

/** Never taken from a setting: abilities of this server. */
const fixed: ReadonlySet<string> = new Set([
  "module_config",
  "idempotency",
  "place_search",
  "decimal_option_prices",
  "demo_otp",
  "passkey_rp_id",
]);

/** Whether a stored value has the type of its default. A row of another type would break every page. */
function fits(value: unknown, fallback: unknown): boolean {
  if (value === undefined) return false;
  if (fallback === null) return value === null || typeof value === "string" || typeof value === "number";
  if (Array.isArray(fallback)) return Array.isArray(value);
  if (typeof fallback === "object")
    return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === typeof fallback;
}

/** The free-delivery rule in both its forms: the older top-level amount and the newer object say the same. */
function withBothFreeDeliveryForms(config: Stored, settings: ReadonlyMap<string, unknown>): Stored {
  const { admin_free_delivery: rule, free_delivery_over: over } = config;
  if (settings.has("admin_free_delivery")) {
    const byAmount = rule.status && rule.type === "free_delivery_by_order_amount";
    return { ...config, free_delivery_over: byAmount ? rule.free_delivery_over : null };
  }
  if (over === null) return config;
  return {
    ...config,
    admin_free_delivery: { status: true, type: "free_delivery_by_order_amount", free_delivery_over: over },
  };
}

/** How amounts are written where the operator has set nothing of it: as the currency of the server is written. */
function currencyDefaults(
  settings: ReadonlyMap<string, unknown>,
  language: Language,
): Pick<Stored, "digit_after_decimal_point"> & Partial<Stored> {
  const code = settings.get(shopCurrencyKey);
  const digit_after_decimal_point = digitsFrom(settings.get("digit_after_decimal_point") ?? code);
  const currency = typeof code === "string" ? currencyOf(code) : null;
  if (!currency || settings.has("currency_symbol")) return { digit_after_decimal_point };
  const { sign, direction } = usualSign(currency, currencySigns[language]);
  const isPlaced = settings.has("currency_symbol_direction");
  return {
    digit_after_decimal_point,
    currency_symbol: sign,
    ...(isPlaced ? {} : { currency_symbol_direction: direction }),
  };
}

/** The operator's settings over the defaults; money in major units. */
export async function readConfig(database: Queryable, language: Language = "en"): Promise<Stored> {
  const settings = await readSettings(database);
  const merged = Object.fromEntries(
    Object.entries(configDefaults).map(([key, fallback]) => {
      const value = fixed.has(key) ? undefined : settingInLanguage(settings.get(key), language);
      if (!fits(value, fallback)) return [key, fallback];
      const isRecord = typeof fallback === "object" && fallback !== null && !Array.isArray(fallback);
      return [key, isRecord ? { ...fallback, ...(value as object) } : value];
    }),
  ) as Stored;
  return withBothFreeDeliveryForms({ ...merged, ...currencyDefaults(settings, language) }, settings);
}
