// @chunk beside
import type { Config } from "@/contract";
import { defaultDetourFactor } from "@/domain/distance";
import {
  booleanNames,
  flagNames,
  integerNames,
  numberNames,
  optionalTextNames,
  textNames,
} from "./config-names";
import { moduleRow } from "./module";
import { moduleAbilities } from "./module-abilities";
import { picture, setPictureBaseUrls } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  integer,
  isOn,
  number,
  numberOrNull,
  readEach,
  requireObject,
  rows,
  text,
  textOrNull,
  texts,
  word,
} from "./readers";
import { configFields } from "./required-config-fields";

/** The steps of the shop's amounts; nothing where the backend does not say them. */
function currencyOf(row: Fields | null): Pick<Config, "currency"> {
  return row === null
    ? {}
    : {
        currency: {
          code: text(row.code),
          ...readEach(row, ["step", "cash_step", "small_amount"], (value) => number(value)),
        },
      };
}

/**
 * GET /config, from any generation. Remembers base_urls for pictures of old backends. Never invents a payment method
 * or a login that the backend did not name; what it does not say about looks gets a plain default.
 */
export function normaliseConfig(response: unknown): Config {
  const row = requireObject(response, configFields);
  const baseUrls: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields(row.base_urls) ?? {})) {
    const base = textOrNull(value);
    if (base !== null) baseUrls[name] = base;
  }
  setPictureBaseUrls(baseUrls);

  const location = fields(row.default_location);
  const freeOver = numberOrNull(row.free_delivery_over);
  const free = fields(row.admin_free_delivery);
  const freeType = textOrNull(free?.type);
  const login = fields(row.centralize_login);
  const digital = fields(row.digital_payment_info);
  const links = fields(row.download_user_app_links);
  const landingLinks = fields(row.landing_page_links);
  const abilities = fields(row.module_config) ?? {};
  const module = fields(row.module);

  return {
    ...readEach(row, integerNames, (value) => integer(value)),
    ...readEach(row, numberNames, (value) => number(value)),
    ...readEach(row, flagNames, (value) => flag(value)),
    ...readEach(row, booleanNames, (value) => isOn(value)),
    place_search: isOn(row.place_search, true),
    place_credit: text(row.place_credit),
    detour_factor: number(row.detour_factor, defaultDetourFactor),
    ...readEach(row, optionalTextNames, textOrNull),
    ...readEach(row, textNames, (value) => text(value)),
    logo_full_url: picture(row, "logo", "business_logo_url"),
    fav_icon_full_url: picture(row, "fav_icon", "business_logo_url"),
    default_location: { lat: text(location?.lat, "0"), lng: text(location?.lng, "0") },
    social_media: rows(row.social_media, (medium) => {
      const link = textOrNull(medium.link);
      if (link === null) return null;
      return { id: integer(medium.id), name: text(medium.name), link, status: flag(medium.status, true) };
    }),
    timeformat: text(row.timeformat) === "24" ? "24" : "12",
    timezone: text(row.timezone, "UTC") || "UTC",
    timezone_offsets: rows(row.timezone_offsets, ({ from, minutes }) =>
      Number.isNaN(Date.parse(text(from))) ? null : { from: text(from), minutes: integer(minutes) },
    ),
    base_urls: baseUrls,
    currency_symbol: text(row.currency_symbol, "$"),
    currency_symbol_direction: word(row.currency_symbol_direction, ["left", "right"], "left"),
    digit_after_decimal_point: Math.min(6, Math.max(0, integer(row.digit_after_decimal_point, 2))),
    ...currencyOf(fields(row.currency)),
    language: rows(row.language, (entry) => ({ key: text(entry.key), value: text(entry.value) })),
    sys_language: rows(row.sys_language, (entry) => ({
      key: text(entry.key),
      value: text(entry.value),
      direction: word(entry.direction, ["ltr", "rtl"], "ltr"),
      default: isOn(entry.default),
    })),
    download_user_app_links: {
      playstore_url_status: flag(links?.playstore_url_status ?? landingLinks?.app_url_android_status),
      playstore_url: textOrNull(links?.playstore_url) ?? textOrNull(landingLinks?.app_url_android),
      apple_store_url_status: flag(links?.apple_store_url_status ?? landingLinks?.app_url_ios_status),
      apple_store_url: textOrNull(links?.apple_store_url) ?? textOrNull(landingLinks?.app_url_ios),
    },
    digital_payment_info: {
      digital_payment: isOn(digital?.digital_payment, isOn(row.digital_payment)),
      plugin_payment_gateways: isOn(digital?.plugin_payment_gateways),
      default_payment_gateways: isOn(digital?.default_payment_gateways),
    },
    active_payment_method_list: rows(row.active_payment_method_list, (method) => {
      const gateway = textOrNull(method.gateway);
      if (gateway === null) return null;
      return {
        gateway,
        gateway_title: text(method.gateway_title, gateway),
        gateway_image: textOrNull(method.gateway_image),
        gateway_image_full_url: picture(method, "gateway_image", "gateway_image_url"),
      };
    }),
    partial_payment_method: text(row.partial_payment_method, "both"),
    order_confirmation_model: word(row.order_confirmation_model, ["store", "deliveryman"], "store"),
    home_delivery_status: flag(row.home_delivery_status, true),
    takeaway_status: flag(row.takeaway_status, true),
    tax_included: flag(row.tax_included ?? row.system_tax_include_status),
    free_delivery_over: freeDeliveryOver(free, freeOver),
    admin_free_delivery: {
      status: isOn(free?.status),
      type:
        freeType === "free_delivery_to_all_store" || freeType === "free_delivery_by_order_amount"
          ? freeType
          : null,
      free_delivery_over: number(free?.free_delivery_over),
    },
    new_customer_discount_amount_type:
      row.new_customer_discount_amount_type === "amount" ? "amount" : "percentage",
    new_customer_discount_validity_type: word(
      row.new_customer_discount_validity_type,
      ["day", "month", "year"],
      "day",
    ),
    subscription_free_trial_type: word(row.subscription_free_trial_type, ["day", "month", "year"], "day"),
    social_login: rows(row.social_login, (entry) => ({
      login_medium: text(entry.login_medium),
      ...loginSwitch(entry),
    })),
    apple_login: rows(row.apple_login, (entry) => ({
      login_medium: text(entry.login_medium, "apple"),
      ...loginSwitch(entry),
    })),
    centralize_login: {
      // Old backends have no such table: there, signing in by hand is the only way that is certain.
      manual_login_status: flag(login?.manual_login_status, login === null),
      otp_login_status: flag(login?.otp_login_status),
      social_login_status: flag(login?.social_login_status, login === null && isSocialOn(row)),
      google_login_status: flag(login?.google_login_status, login === null && isSocialOn(row, "google")),
      facebook_login_status: flag(
        login?.facebook_login_status,
        login === null && isSocialOn(row, "facebook"),
      ),
      apple_login_status: flag(login?.apple_login_status),
      email_verification_status: flag(login?.email_verification_status),
      phone_verification_status: flag(login?.phone_verification_status, isOn(row.customer_verification)),
    },
    module: module === null ? null : moduleRow(module),
    module_config: {
      module_type: texts(abilities.module_type),
      food: moduleAbilities(abilities, "food"),
      grocery: moduleAbilities(abilities, "grocery"),
      pharmacy: moduleAbilities(abilities, "pharmacy"),
      ecommerce: moduleAbilities(abilities, "ecommerce"),
      parcel: moduleAbilities(abilities, "parcel"),
    },
  };
}

/**
 * The same; where the backend has no offsets of its time zone, with those that this browser knows. Without both the shop's
 * clock is not known, and the page shows what the backend said of its stores.
 */
export async function readConfig(response: unknown): Promise<Config> {
  const config = normaliseConfig(response);
  if (config.timezone_offsets.length > 0) return config;
  try {
    const { runtimeOffsets } = await import("@/domain/runtime-offsets");
    return { ...config, timezone_offsets: runtimeOffsets(config.timezone, Date.now()) };
  } catch {
    return config;
  }
}

/** The order amount (major units) from which delivery is free, or null: the table of newer backends wins over the old field. */
function freeDeliveryOver(free: Fields | null, old: number | null): number | null {
  if (free === null) return old !== null && old > 0 ? old : null;
  if (!isOn(free.status) || free.type !== "free_delivery_by_order_amount") return null;
  return numberOrNull(free.free_delivery_over) ?? old;
}

const loginSwitch = (entry: Fields) => ({
  status: isOn(entry.status),
  client_id: text(entry.client_id),
  authorize_url: text(entry.authorize_url),
  scope: text(entry.scope),
});

function isSocialOn(row: Fields, medium?: string): boolean {
  return rows(row.social_login, (entry) =>
    isOn(entry.status) && (medium === undefined || entry.login_medium === medium) ? true : null,
  ).includes(true);
}
