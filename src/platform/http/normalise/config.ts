import type { Config, ModuleAbilities } from "@/contract";
import { moduleRow } from "./module";
import { picture, setPictureBases } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  integer,
  isOn,
  number,
  numberOrNull,
  rows,
  text,
  textOrNull,
  texts,
  usable,
  word,
} from "./read";

const abilityNames = [
  "order_place_to_schedule_interval",
  "add_on",
  "stock",
  "veg_non_veg",
  "unit",
  "order_attachment",
  "always_open",
  "all_zone_service",
  "item_available_time",
  "show_restaurant_text",
  "is_parcel",
  "organic",
  "cutlery",
  "common_condition",
  "nutrition",
  "allergy",
  "basic",
  "halal",
  "brand",
  "generic_name",
  "is_rental",
  "new_variation",
] as const;

/** What a module can do where a backend does not say, by the contract's table. */
const usualAbilities: Record<string, readonly string[]> = {
  food: [
    "add_on",
    "veg_non_veg",
    "item_available_time",
    "show_restaurant_text",
    "cutlery",
    "nutrition",
    "allergy",
    "halal",
    "new_variation",
    "accepted",
  ],
  grocery: [
    "stock",
    "unit",
    "organic",
    "nutrition",
    "allergy",
    "halal",
    "brand",
    "order_place_to_schedule_interval",
  ],
  pharmacy: ["stock", "unit", "order_attachment", "common_condition", "basic", "generic_name"],
  ecommerce: ["stock", "unit", "brand", "always_open", "all_zone_service"],
  parcel: ["is_parcel", "always_open"],
};

/**
 * GET /config, from any generation. Remembers base_urls for pictures of old backends. Never invents a payment method
 * or a login that the backend did not name; what it does not say about looks gets a plain default.
 */
export function normaliseConfig(answer: unknown): Config {
  const row = usable(answer);
  const baseUrls: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields(row.base_urls) ?? {})) {
    const base = textOrNull(value);
    if (base !== null) baseUrls[name] = base;
  }
  setPictureBases(baseUrls);

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
    business_name: text(row.business_name),
    logo: textOrNull(row.logo),
    logo_full_url: picture(row, "logo", "business_logo_url"),
    fav_icon_full_url: picture(row, "fav_icon", "business_logo_url"),
    address: text(row.address),
    phone: text(row.phone),
    email: text(row.email),
    country: text(row.country),
    country_picker_status: flag(row.country_picker_status),
    default_location: { lat: text(location?.lat, "0"), lng: text(location?.lng, "0") },
    footer_text: text(row.footer_text),
    cookies_text: text(row.cookies_text),
    social_media: rows(row.social_media, (medium) => {
      const link = textOrNull(medium.link);
      if (link === null) return null;
      return { id: integer(medium.id), name: text(medium.name), link, status: flag(medium.status, true) };
    }),
    timeformat: text(row.timeformat) === "24" ? "24" : "12",
    timezone: text(row.timezone, "UTC") || "UTC",
    base_urls: baseUrls,
    currency_symbol: text(row.currency_symbol, "$"),
    currency_symbol_direction: word(row.currency_symbol_direction, ["left", "right"], "left"),
    digit_after_decimal_point: Math.min(6, Math.max(0, integer(row.digit_after_decimal_point, 2))),
    language: rows(row.language, (entry) => ({ key: text(entry.key), value: text(entry.value) })),
    sys_language: rows(row.sys_language, (entry) => ({
      key: text(entry.key),
      value: text(entry.value),
      direction: word(entry.direction, ["ltr", "rtl"], "ltr"),
      default: isOn(entry.default),
    })),
    app_url_android: textOrNull(row.app_url_android),
    app_url_ios: textOrNull(row.app_url_ios),
    download_user_app_links: {
      playstore_url_status: flag(links?.playstore_url_status ?? landingLinks?.app_url_android_status),
      playstore_url: textOrNull(links?.playstore_url) ?? textOrNull(landingLinks?.app_url_android),
      apple_store_url_status: flag(links?.apple_store_url_status ?? landingLinks?.app_url_ios_status),
      apple_store_url: textOrNull(links?.apple_store_url) ?? textOrNull(landingLinks?.app_url_ios),
    },
    cash_on_delivery: isOn(row.cash_on_delivery),
    digital_payment: isOn(row.digital_payment),
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
    partial_payment_status: flag(row.partial_payment_status),
    partial_payment_method: text(row.partial_payment_method, "both"),
    offline_payment_status: flag(row.offline_payment_status),
    add_fund_status: flag(row.add_fund_status),
    schedule_order: isOn(row.schedule_order),
    schedule_order_slot_duration: integer(row.schedule_order_slot_duration),
    order_confirmation_model: word(row.order_confirmation_model, ["store", "deliveryman"], "store"),
    order_delivery_verification: isOn(row.order_delivery_verification),
    home_delivery_status: flag(row.home_delivery_status, true),
    takeaway_status: flag(row.takeaway_status, true),
    prescription_order_status: isOn(row.prescription_order_status),
    guest_checkout_status: flag(row.guest_checkout_status),
    canceled_by_deliveryman: isOn(row.canceled_by_deliveryman),
    canceled_by_store: isOn(row.canceled_by_store),
    refund_active_status: isOn(row.refund_active_status),
    repeat_order_option: flag(row.repeat_order_option),
    dm_tips_status: flag(row.dm_tips_status),
    additional_charge_status: flag(row.additional_charge_status),
    additional_charge_name: text(row.additional_charge_name),
    additional_charge: number(row.additional_charge),
    tax_included: flag(row.tax_included ?? row.system_tax_include_status),
    per_km_shipping_charge: number(row.per_km_shipping_charge),
    minimum_shipping_charge: number(row.minimum_shipping_charge),
    parcel_per_km_shipping_charge: number(row.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: number(row.parcel_minimum_shipping_charge),
    free_delivery_over: freeDeliveryOver(free, freeOver),
    admin_free_delivery: {
      status: isOn(free?.status),
      type:
        freeType === "free_delivery_to_all_store" || freeType === "free_delivery_by_order_amount"
          ? freeType
          : null,
      free_delivery_over: number(free?.free_delivery_over),
    },
    customer_wallet_status: flag(row.customer_wallet_status),
    loyalty_point_status: flag(row.loyalty_point_status),
    ref_earning_status: flag(row.ref_earning_status),
    ref_earning_exchange_rate: number(row.ref_earning_exchange_rate),
    loyalty_point_exchange_rate: integer(row.loyalty_point_exchange_rate),
    loyalty_point_item_purchase_point: number(row.loyalty_point_item_purchase_point),
    loyalty_point_minimum_point: integer(row.loyalty_point_minimum_point),
    new_customer_discount_status: flag(row.new_customer_discount_status),
    new_customer_discount_amount: number(row.new_customer_discount_amount),
    new_customer_discount_amount_type:
      row.new_customer_discount_amount_type === "amount" ? "amount" : "percentage",
    new_customer_discount_amount_validity: integer(row.new_customer_discount_amount_validity),
    new_customer_discount_validity_type: word(
      row.new_customer_discount_validity_type,
      ["day", "month", "year"],
      "day",
    ),
    store_review_reply: flag(row.store_review_reply),
    toggle_veg_non_veg: isOn(row.toggle_veg_non_veg),
    customer_verification: isOn(row.customer_verification),
    social_login: rows(row.social_login, (entry) => ({
      login_medium: text(entry.login_medium),
      status: isOn(entry.status),
    })),
    apple_login: rows(row.apple_login, (entry) => ({
      login_medium: text(entry.login_medium, "apple"),
      status: isOn(entry.status),
      client_id: text(entry.client_id),
    })),
    firebase_otp_verification: flag(row.firebase_otp_verification),
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
    is_sms_active: isOn(row.is_sms_active),
    is_mail_active: isOn(row.is_mail_active),
    toggle_dm_registration: isOn(row.toggle_dm_registration),
    toggle_store_registration: isOn(row.toggle_store_registration),
    admin_commission: number(row.admin_commission),
    refund_policy: flag(row.refund_policy),
    cancelation_policy: flag(row.cancelation_policy),
    shipping_policy: flag(row.shipping_policy),
    module: module === null ? null : moduleRow(module),
    module_config: {
      module_type: texts(abilities.module_type),
      food: moduleAbilities(abilities, "food"),
      grocery: moduleAbilities(abilities, "grocery"),
      pharmacy: moduleAbilities(abilities, "pharmacy"),
      ecommerce: moduleAbilities(abilities, "ecommerce"),
      parcel: moduleAbilities(abilities, "parcel"),
    },
    demo: isOn(row.demo),
    maintenance_mode: isOn(row.maintenance_mode),
    websocket_status: flag(row.websocket_status),
    idempotency: isOn(row.idempotency),
    demo_otp: textOrNull(row.demo_otp),
  };
}

/** The order amount (major units) from which delivery is free, or null: the table of newer backends wins over the old field. */
function freeDeliveryOver(free: Fields | null, old: number | null): number | null {
  if (free === null) return old !== null && old > 0 ? old : null;
  if (!isOn(free.status) || free.type !== "free_delivery_by_order_amount") return null;
  return numberOrNull(free.free_delivery_over) ?? old;
}

function isSocialOn(row: Fields, medium?: string): boolean {
  return rows(row.social_login, (entry) =>
    isOn(entry.status) && (medium === undefined || entry.login_medium === medium) ? true : null,
  ).includes(true);
}

function moduleAbilities(table: Fields, type: string): ModuleAbilities {
  const row = fields(table[type]);
  const usual = usualAbilities[type] ?? [];
  const flags = {} as Record<(typeof abilityNames)[number], boolean>;
  for (const name of abilityNames) flags[name] = isOn(row?.[name], row === null && usual.includes(name));
  return {
    order_status: {
      accepted: isOn(fields(row?.order_status)?.accepted, row === null && usual.includes("accepted")),
    },
    ...flags,
    description: text(row?.description),
  };
}
