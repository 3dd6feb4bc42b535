import { eq } from "drizzle-orm";
import type { Config, Module } from "@/contract";
import type { Language, Queryable } from "../../context";
import { modules } from "../../db/schema";
import { listModules } from "../modules/modules";
import { pictureUrl } from "../translations/translated-columns";
import { baseUrls, configDefaults } from "./config-defaults";
import { readSettings, settingInLanguage } from "./settings";

type Stored = Omit<Config, "timezone" | "module" | "demo" | "base_urls">;

/** Never taken from a setting: they say what this server is and does. */
const fixed: ReadonlySet<string> = new Set(["module_config", "idempotency", "demo_otp"]);

/** Whether a stored value can stand where the default stands; a row of another type would break every page. */
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
  return withBothFreeDeliveryForms(merged, settings);
}

/** The module of a shop that has one; null when it has several. */
async function onlyModule(database: Queryable, language: Language): Promise<Module | null> {
  const active = await database
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.active, true))
    .limit(2);
  if (active.length !== 1) return null;
  const [only] = await listModules(database, { zoneIds: null, language, exceptParcel: false });
  return only ?? null;
}

/** GET /config. */
export async function readPublicConfig(
  database: Queryable,
  shop: { language: Language; timeZone: string; demo: boolean },
): Promise<Config> {
  const stored = await readConfig(database, shop.language);
  const single = await onlyModule(database, shop.language);
  return {
    ...stored,
    logo_full_url: stored.logo_full_url ?? pictureUrl(stored.logo),
    fav_icon_full_url: pictureUrl(stored.fav_icon_full_url),
    active_payment_method_list: stored.active_payment_method_list.map((method) => ({
      ...method,
      gateway_image_full_url: pictureUrl(method.gateway_image),
    })),
    base_urls: baseUrls,
    timezone: shop.timeZone,
    module: single,
    demo: shop.demo,
  };
}
