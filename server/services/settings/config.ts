import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { usualSign } from "@/domain/currencies/currency-signs";
import { currencyOf } from "@/domain/currencies/currency-table";
import { isRecord } from "@/domain/is-record";
import type { Language, Queryable } from "../../context";
import { currencySigns } from "../../locales";
import { configDefaults } from "./config-defaults";
import { readStoredSettings, settingInLanguage } from "./settings";
import { countryOfStored } from "./shop-country";
import { digitsFrom, shopCurrencyKey } from "./shop-view";
import { storedForms } from "./stored-forms";

type Stored = typeof configDefaults;

/** Never taken from a setting: abilities of this server. */
const fixed: ReadonlySet<string> = new Set([
  "module_config",
  "idempotency",
  "place_search",
  "place_credit",
  "decimal_option_prices",
  "demo_otp",
  "passkey_rp_id",
]);

const schemas: Readonly<Record<string, TSchema>> = storedForms;

/** Whether a value has the form of its field, to the last part. A row of another form would break every page. */
function fits(key: string, value: unknown, fallback: unknown): boolean {
  const schema = schemas[key];
  if (schema) return Value.Check(schema, value);
  return fallback === null || typeof value === typeof fallback;
}

/** The readable part of a setting, with the parts that have another form: "" for the whole of it. */
interface ReadSetting {
  value: unknown;
  wrong: readonly string[];
}

/** Numbers are stored as text by hand-written rows and by other backends. */
const asNumber = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;

/** A setting over its default. Of a record or a list every part that has its form counts; what has not is left out and named. */
function settingOver(key: string, value: unknown, fallback: unknown): ReadSetting {
  if (value === undefined) return { value: fallback, wrong: [] };
  if (isRecord(fallback) && isRecord(value)) return partsOver(key, value, fallback);
  const fitting = [value, asNumber(value)].find((form) => fits(key, form, fallback));
  if (fitting !== undefined) return { value: fitting, wrong: [] };
  if (Array.isArray(value)) {
    const rows = value.filter((row) => fits(key, [row], fallback));
    const wrong = value.flatMap((row, index) => (fits(key, [row], fallback) ? [] : [`[${index}]`]));
    if (rows.length > 0 && fits(key, rows, fallback)) return { value: rows, wrong };
  }
  return { value: fallback, wrong: [""] };
}

function partsOver(
  key: string,
  value: Record<string, unknown>,
  fallback: Record<string, unknown>,
): ReadSetting {
  const whole = { ...fallback, ...value };
  if (fits(key, whole, fallback)) return { value: whole, wrong: [] };
  let merged = fallback;
  const wrong: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    const fitting = [part, asNumber(part)]
      .map((form) => ({ ...merged, [name]: form }))
      .find((form) => fits(key, form, fallback));
    if (fitting) merged = fitting;
    else wrong.push(`.${name}`);
  }
  return { value: merged, wrong };
}

/** Stored settings that are malformed, or their parts, e.g. `admin_free_delivery.status`: the default counts instead. */
export async function unusableSettings(database: Queryable): Promise<{ key: string; part: string }[]> {
  const settings = await readStoredSettings(database);
  return Object.entries(configDefaults).flatMap(([key, fallback]) => {
    // It has words of its own.
    if (key === "country") return [];
    const value = fixed.has(key) ? undefined : settingInLanguage(settings.get(key), "en");
    return settingOver(key, value, fallback).wrong.map((part) => ({ key, part: key + part }));
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
  const { sign, direction } = usualSign(currency, currencySigns[language] ?? {});
  const isPlaced = settings.has("currency_symbol_direction");
  return {
    digit_after_decimal_point,
    currency_symbol: sign,
    ...(isPlaced ? {} : { currency_symbol_direction: direction }),
  };
}

/** The operator's settings over the defaults; money in major units. */
export async function readConfig(database: Queryable, language: Language = "en"): Promise<Stored> {
  const settings = await readStoredSettings(database);
  const merged = Object.fromEntries(
    Object.entries(configDefaults).map(([key, fallback]) => {
      const value = fixed.has(key) ? undefined : settingInLanguage(settings.get(key), language);
      return [key, settingOver(key, value, fallback).value];
    }),
  ) as Stored;
  const country = countryOfStored(settings.get("country"));
  return withBothFreeDeliveryForms({ ...merged, country, ...currencyDefaults(settings, language) }, settings);
}
