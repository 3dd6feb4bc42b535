import { Flag, nullable, oneOf, PictureAddress, type Static, Type } from "../schema";
import { Module } from "./module";

/** Another service to sign in with; `authorize_url` and `scope` say where the page leads people, which older backends leave out. */
const LoginSwitch = Type.Object({
  login_medium: Type.String(),
  status: Type.Boolean(),
  client_id: Type.String(),
  authorize_url: Type.String(),
  scope: Type.String(),
});

/** Abilities of a module, by its type (config.module_config[type]). */
export const ModuleAbilities = Type.Object({
  order_status: Type.Object({ accepted: Type.Boolean() }),
  order_place_to_schedule_interval: Type.Boolean(),
  add_on: Type.Boolean(),
  stock: Type.Boolean(),
  veg_non_veg: Type.Boolean(),
  unit: Type.Boolean(),
  order_attachment: Type.Boolean(),
  always_open: Type.Boolean(),
  all_zone_service: Type.Boolean(),
  item_available_time: Type.Boolean(),
  show_restaurant_text: Type.Boolean(),
  is_parcel: Type.Boolean(),
  organic: Type.Boolean(),
  cutlery: Type.Boolean(),
  common_condition: Type.Boolean(),
  nutrition: Type.Boolean(),
  allergy: Type.Boolean(),
  basic: Type.Boolean(),
  halal: Type.Boolean(),
  brand: Type.Boolean(),
  generic_name: Type.Boolean(),
  is_rental: Type.Boolean(),
  new_variation: Type.Boolean(),
  description: Type.String(),
});
export type ModuleAbilities = Static<typeof ModuleAbilities>;

/** GET /config: the operator's settings that the storefront obeys. */
export const Config = Type.Object({
  business_name: Type.String(),
  /** Another one whenever the look of the shop changes; empty where it is the build's. Other backends do not have it. */
  branding_version: Type.Optional(Type.String()),
  logo: nullable(Type.String()),
  logo_full_url: PictureAddress,
  fav_icon_full_url: PictureAddress,
  address: Type.String(),
  phone: Type.String(),
  /** The same as people in the shop's country write it. Other backends do not have it. */
  phone_text: Type.Optional(Type.String()),
  email: Type.String(),
  country: Type.String(),
  country_picker_status: Flag,
  default_location: Type.Object({ lat: Type.String(), lng: Type.String() }),
  footer_text: Type.String(),
  cookies_text: Type.String(),
  social_media: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), link: Type.String(), status: Flag }),
  ),
  timeformat: oneOf(["12", "24"]),
  /** IANA name of the shop's time zone; times without an offset are in it. */
  timezone: Type.String(),
  /**
   * The offsets of that time zone as the server computes with them, oldest first: minutes ahead of UTC from an instant on
   * (ISO 8601, UTC), from three years back to more than a year ahead. Browsers' own data may be older. Other backends do
   * not have it: there the browser's data hold.
   */
  timezone_offsets: Type.Array(Type.Object({ from: Type.String(), minutes: Type.Integer() })),
  base_urls: Type.Record(Type.String(), Type.String()),
  currency_symbol: Type.String(),
  currency_symbol_direction: oneOf(["left", "right"]),
  digit_after_decimal_point: Type.Integer(),
  /** The shop's currency, amounts in major units. Other backends do not have it. */
  currency: Type.Optional(
    Type.Object({
      /** ISO 4217. */
      code: Type.String(),
      /** The step that totals of orders and online amounts are multiples of. */
      step: Type.Number(),
      /** The same of what is paid at the door. */
      cash_step: Type.Number(),
      /** The unit of tips and change: about a dollar. */
      small_amount: Type.Number(),
    }),
  ),
  language: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
  sys_language: Type.Array(
    Type.Object({
      key: Type.String(),
      value: Type.String(),
      direction: oneOf(["ltr", "rtl"]),
      default: Type.Boolean(),
    }),
  ),
  app_url_android: nullable(Type.String()),
  app_url_ios: nullable(Type.String()),
  download_user_app_links: Type.Object({
    playstore_url_status: Flag,
    playstore_url: nullable(Type.String()),
    apple_store_url_status: Flag,
    apple_store_url: nullable(Type.String()),
  }),
  cash_on_delivery: Type.Boolean(),
  digital_payment: Type.Boolean(),
  digital_payment_info: Type.Object({
    digital_payment: Type.Boolean(),
    plugin_payment_gateways: Type.Boolean(),
    default_payment_gateways: Type.Boolean(),
  }),
  active_payment_method_list: Type.Array(
    Type.Object({
      gateway: Type.String(),
      gateway_title: Type.String(),
      gateway_image: nullable(Type.String()),
      gateway_image_full_url: PictureAddress,
    }),
  ),
  partial_payment_status: Flag,
  partial_payment_method: Type.String(),
  offline_payment_status: Flag,
  add_fund_status: Flag,
  /** The least and the most that a customer adds to a wallet at once, major units; a maximum of 0 is none. */
  add_fund_minimum: Type.Number(),
  add_fund_maximum: Type.Number(),
  schedule_order: Type.Boolean(),
  /** Minutes, 0 is off. */
  schedule_order_slot_duration: Type.Integer(),
  order_confirmation_model: oneOf(["store", "deliveryman"]),
  order_delivery_verification: Type.Boolean(),
  home_delivery_status: Flag,
  takeaway_status: Flag,
  prescription_order_status: Type.Boolean(),
  guest_checkout_status: Flag,
  /** Guests may order without an e-mail address. Other backends do not have it and ask for one. */
  guest_email_optional: Flag,
  canceled_by_deliveryman: Type.Boolean(),
  canceled_by_store: Type.Boolean(),
  refund_active_status: Type.Boolean(),
  repeat_order_option: Flag,
  dm_tips_status: Flag,
  /** Couriers may add a picture when they hand an order over; for their app, the page does not read it. */
  dm_picture_upload_status: Type.Optional(Flag),
  additional_charge_status: Flag,
  additional_charge_name: Type.String(),
  additional_charge: Type.Number(),
  tax_included: Flag,
  per_km_shipping_charge: Type.Number(),
  minimum_shipping_charge: Type.Number(),
  parcel_per_km_shipping_charge: Type.Number(),
  parcel_minimum_shipping_charge: Type.Number(),
  /** Percent of a parcel's delivery charge. Other backends do not have it. */
  parcel_tax: Type.Number(),
  free_delivery_over: nullable(Type.Number()),
  admin_free_delivery: Type.Object({
    status: Type.Boolean(),
    type: nullable(oneOf(["free_delivery_to_all_store", "free_delivery_by_order_amount"])),
    free_delivery_over: Type.Number(),
  }),
  customer_wallet_status: Flag,
  loyalty_point_status: Flag,
  ref_earning_status: Flag,
  ref_earning_exchange_rate: Type.Number(),
  loyalty_point_exchange_rate: Type.Integer(),
  loyalty_point_item_purchase_point: Type.Number(),
  loyalty_point_minimum_point: Type.Integer(),
  new_customer_discount_status: Flag,
  new_customer_discount_amount: Type.Number(),
  new_customer_discount_amount_type: oneOf(["amount", "percentage"]),
  new_customer_discount_amount_validity: Type.Integer(),
  new_customer_discount_validity_type: oneOf(["day", "month", "year"]),
  store_review_reply: Flag,
  toggle_veg_non_veg: Type.Boolean(),
  customer_verification: Type.Boolean(),
  social_login: Type.Array(LoginSwitch),
  apple_login: Type.Array(LoginSwitch),
  firebase_otp_verification: Flag,
  centralize_login: Type.Object({
    manual_login_status: Flag,
    otp_login_status: Flag,
    social_login_status: Flag,
    google_login_status: Flag,
    facebook_login_status: Flag,
    apple_login_status: Flag,
    email_verification_status: Flag,
    phone_verification_status: Flag,
  }),
  is_sms_active: Type.Boolean(),
  is_mail_active: Type.Boolean(),
  toggle_dm_registration: Type.Boolean(),
  toggle_store_registration: Type.Boolean(),
  admin_commission: Type.Number(),
  /** Stores may pay a commission; they may pay for a time. */
  commission_business_model: Flag,
  subscription_business_model: Flag,
  subscription_free_trial_status: Flag,
  subscription_free_trial_days: Type.Integer(),
  /** Unit of the trial's length. */
  subscription_free_trial_type: oneOf(["day", "month", "year"]),
  refund_policy: Flag,
  cancelation_policy: Flag,
  shipping_policy: Flag,
  module: nullable(Module),
  module_config: Type.Object({
    module_type: Type.Array(Type.String()),
    food: ModuleAbilities,
    grocery: ModuleAbilities,
    pharmacy: ModuleAbilities,
    ecommerce: ModuleAbilities,
    parcel: ModuleAbilities,
  }),
  demo: Type.Boolean(),
  maintenance_mode: Type.Boolean(),
  websocket_status: Flag,
  /** The backend stores idempotency keys, so a row may be retried automatically. */
  idempotency: Type.Boolean(),
  /**
   * The shop looks up places and addresses (place-api-autocomplete, place-api-details, geocode-api). Where it does not, those
   * are refused with the code `places`, and a place is coordinates with the shopper's own words. Classic backends send no such
   * flag and do.
   */
  place_search: Type.Boolean(),
  /**
   * Credit shown beside looked-up places and ways because their licence asks for it, e.g. "© OpenStreetMap
   * contributors"; empty for none.
   */
  place_credit: Type.String(),
  /** Roads are longer than the straight line by this factor, where no route service measures them. Classic backends mean 1.3. */
  detour_factor: Type.Number({ minimum: 1, maximum: 3 }),
  /**
   * `optionPrice` has the currency's decimals and counts with all of them. Backends that do not have the flag mean whole
   * major units: "2.50" is 2 there.
   */
  decimal_option_prices: Type.Boolean(),
  /** Shown under the code dialog in demo builds only, null otherwise. */
  demo_otp: nullable(Type.String()),
  /** Domain on which passkeys work; null where the backend has none. */
  passkey_rp_id: nullable(Type.String()),
});
export type Config = Static<typeof Config>;
