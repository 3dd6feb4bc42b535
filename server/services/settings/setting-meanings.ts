/** What each setting of the shop means, for whoever runs it. Flags are 1 or 0; money is in major units. */
import type { Config } from "@/contract";

/** What the server decides itself: no setting changes it. */
export type ComputedConfig =
  | "timezone"
  | "currency"
  | "timezone_offsets"
  | "module"
  | "demo"
  | "base_urls"
  | "module_config"
  | "idempotency"
  | "place_search"
  | "decimal_option_prices"
  | "demo_otp"
  | "passkey_rp_id"
  | "phone_text"
  | "branding_version";

export const configMeanings: Record<Exclude<keyof Config, ComputedConfig>, string> = {
  business_name: "Name of the shop, shown everywhere.",
  logo: "Key of the logo's picture below uploads, e.g. logo/shop.",
  logo_full_url: "Address of the logo, when it is not below uploads.",
  fav_icon_full_url: "Address of the icon of the browser's tab.",
  address: "Postal address of the business, in the footer.",
  phone: "Phone number of the business, in the footer and the help pages.",
  email: "E-mail address of the business, in the footer and the help pages.",
  country: "Country of the shop, two letters (ISO 3166): where phone numbers without a country code belong.",
  country_picker_status: "Shoppers may choose another country code.",
  default_location: "Where maps begin: latitude and longitude as texts.",
  footer_text: "Text below the footer.",
  cookies_text: "Text of the note on cookies; empty for none.",
  social_media: "Links in the footer.",
  timeformat: "Times with 12 or 24 hours.",
  currency_symbol: "Sign of the currency.",
  currency_symbol_direction: "Whether the sign stands left or right of the amount.",
  digit_after_decimal_point: "Decimals of the currency. Set before the first order.",
  language: "Languages of the shop's texts.",
  sys_language:
    "Languages that shoppers may choose, with their direction. The one with `default` is read by whoever has chosen none and whose device has none of them.",
  app_url_android: "Older address of the Android app.",
  app_url_ios: "Older address of the iOS app.",
  download_user_app_links: "Addresses of the apps, and whether they are shown.",
  cash_on_delivery: "Cash on delivery is offered.",
  digital_payment: "Online payment is offered, where a payment service is set up.",
  digital_payment_info: "Kinds of online payment, for older apps.",
  active_payment_method_list: "Names and pictures of the payment services that are set up.",
  partial_payment_status: "A wallet with too little pays the first part of an order.",
  partial_payment_method: "How the rest of a partial payment is paid: cod, digital_payment or both.",
  offline_payment_status: "Orders may be paid outside of the app, by the methods of ops offline-payments.",
  add_fund_status: "Customers may add money to their wallets, where a payment service is there.",
  add_fund_minimum: "The least that is added at once.",
  add_fund_maximum: "The most that is added at once; 0 is no limit.",
  schedule_order: "Orders may be made for later.",
  schedule_order_slot_duration: "Length of a time slot for later orders, minutes; 0 for any time.",
  order_confirmation_model: "Who confirms orders first: store or deliveryman.",
  order_delivery_verification: "The courier asks for the order's code at the door.",
  home_delivery_status: "Delivery is offered.",
  takeaway_status: "Take-away is offered.",
  prescription_order_status: "Pharmacies that are marked for it take orders by photos of a prescription.",
  guest_checkout_status: "Guests may order without an account.",
  guest_email_optional: "Guests may order without an e-mail address; then they get no mails.",
  canceled_by_deliveryman: "Couriers may cancel orders.",
  canceled_by_store: "Stores may cancel orders.",
  refund_active_status: "Shoppers may ask for refunds.",
  repeat_order_option: "Past orders can be ordered again.",
  dm_tips_status: "Tips for couriers are offered.",
  dm_picture_upload_status: "Couriers add a picture when they hand an order over, for their own app.",
  additional_charge_status: "Each order has an additional charge.",
  additional_charge_name: "Name of the additional charge.",
  additional_charge: "Amount of the additional charge.",
  tax_included: "Prices include the tax.",
  per_km_shipping_charge: "Delivery charge for a kilometre, where the zone has none.",
  minimum_shipping_charge: "Lowest delivery charge, where the zone has none.",
  parcel_per_km_shipping_charge: "The same for parcels, a kilometre.",
  parcel_minimum_shipping_charge: "The same for parcels, at least.",
  parcel_tax: "Percent of tax on a parcel's delivery charge.",
  free_delivery_over: "Older form of free delivery: from this order amount; null for never.",
  admin_free_delivery: "Free delivery: for all stores, or from an order amount.",
  customer_wallet_status: "Customers have wallets and may pay from them.",
  loyalty_point_status: "Delivered orders earn points, which can be exchanged into the wallet.",
  ref_earning_status: "Customers invite friends by a code; needs wallets to be on.",
  ref_earning_exchange_rate: "What comes into the wallet when an invited friend's first order was delivered.",
  loyalty_point_exchange_rate: "Points for one unit of the currency.",
  loyalty_point_item_purchase_point: "Points for each unit that is spent.",
  loyalty_point_minimum_point: "Points that can be exchanged at least.",
  new_customer_discount_status: "The first order of a new customer has a discount.",
  new_customer_discount_amount: "That discount: an amount or a percentage.",
  new_customer_discount_amount_type: "Whether it is an amount or a percentage.",
  new_customer_discount_amount_validity: "How long after signing up it is given.",
  new_customer_discount_validity_type: "Unit of that time: day, month or year.",
  store_review_reply: "Stores' replies to reviews are shown.",
  toggle_veg_non_veg: "Dishes can be filtered by vegetarian or not.",
  customer_verification: "Older form: accounts have to be verified.",
  social_login: "Sign-in by Google and Facebook; follows GOOGLE_… and FACEBOOK_… of the environment.",
  apple_login: "Sign-in by Apple; follows APPLE_… of the environment.",
  firebase_otp_verification:
    "Codes to phones, for signing in and new passwords, are sent by Firebase where FIREBASE_… is set.",
  centralize_login: "Ways of signing in, and whether phone or e-mail have to be verified by a code first.",
  is_sms_active: "Codes can be sent by SMS.",
  is_mail_active: "Codes can be sent by e-mail.",
  toggle_dm_registration: "Couriers may apply on the website.",
  toggle_store_registration: "Stores may apply on the website.",
  admin_commission: "The shop's share of an order, per cent; for information.",
  commission_business_model: "Stores may pay a commission of each order.",
  subscription_business_model: "Stores may pay for a time instead; see the command packages.",
  subscription_free_trial_status: "Stores may try a package before they pay it.",
  subscription_free_trial_days: "How long they may, in the unit of subscription_free_trial_type.",
  subscription_free_trial_type: "day, month or year.",
  refund_policy: "The page on refunds is shown.",
  cancelation_policy: "The page on cancellation is shown.",
  shipping_policy: "The page on shipping is shown.",
  maintenance_mode: "Shoppers see a note that the shop is closed for maintenance.",
  websocket_status: "Messages come by WebSocket. This server has none.",
};
