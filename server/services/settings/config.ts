import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { Config } from "@/contract";
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

const schemas: Readonly<Record<string, TSchema>> = Config.properties;

/** Whether a value has the form of its field, to the last part. A row of another form would break every page. */
function fits(key: string, value: unknown, fallback: unknown): boolean {
  const schema = schemas[key];
  if (schema) return Value.Check(schema, value);
  return fallback === null || typeof value === typeof fallback;
}

/** A setting over its default; the default alone where nothing is set, or something of another form. */
function settingOver(key: string, value: unknown, fallback: unknown): unknown {
  if (value === undefined) return fallback;
  const isRecord = typeof fallback === "object" && fallback !== null && !Array.isArray(fallback);
  const isPartOfRecord = isRecord && typeof value === "object" && value !== null && !Array.isArray(value);
  const whole = isPartOfRecord ? { ...fallback, ...value } : value;
  if (fits(key, whole, fallback)) return whole;
  // Whoever writes into the database by hand, or another backend, stores numbers as text.
  const amount = typeof whole === "string" && whole.trim() !== "" ? Number(whole) : Number.NaN;
  return Number.isFinite(amount) && fits(key, amount, fallback) ? amount : fallback;
}

/** Keys of settings whose value has not the form of its field: their defaults are used. */
export async function unusableSettings(database: Queryable): Promise<string[]> {
  const settings = await readSettings(database);
  return Object.entries(configDefaults).flatMap(([key, fallback]) => {
    const value = fixed.has(key) ? undefined : settingInLanguage(settings.get(key), "en");
    return value !== undefined && value !== fallback && settingOver(key, value, fallback) === fallback
      ? [key]
      : [];
  });
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
      return [key, settingOver(key, value, fallback)];
    }),
  ) as Stored;
  return withBothFreeDeliveryForms({ ...merged, ...currencyDefaults(settings, language) }, settings);
}
