// @chunk beside
/** Fields of the config that are read alike, by the form of their value. */

export const textNames = [
  "business_name",
  "branding_version",
  "address",
  "phone",
  "phone_text",
  "email",
  "country",
  "footer_text",
  "cookies_text",
  "additional_charge_name",
] as const;

export const optionalTextNames = [
  "logo",
  "app_url_android",
  "app_url_ios",
  "demo_otp",
  "passkey_rp_id",
] as const;

export const booleanNames = [
  "cash_on_delivery",
  "digital_payment",
  "schedule_order",
  "order_delivery_verification",
  "prescription_order_status",
  "canceled_by_deliveryman",
  "canceled_by_store",
  "refund_active_status",
  "toggle_veg_non_veg",
  "customer_verification",
  "is_sms_active",
  "is_mail_active",
  "toggle_dm_registration",
  "toggle_store_registration",
  "demo",
  "maintenance_mode",
  "idempotency",
  "decimal_option_prices",
] as const;

export const flagNames = [
  "commission_business_model",
  "subscription_business_model",
  "subscription_free_trial_status",
  "country_picker_status",
  "partial_payment_status",
  "offline_payment_status",
  "add_fund_status",
  "guest_checkout_status",
  "guest_email_optional",
  "repeat_order_option",
  "dm_tips_status",
  "additional_charge_status",
  "customer_wallet_status",
  "loyalty_point_status",
  "ref_earning_status",
  "new_customer_discount_status",
  "store_review_reply",
  "firebase_otp_verification",
  "refund_policy",
  "cancelation_policy",
  "shipping_policy",
  "websocket_status",
] as const;

export const numberNames = [
  "add_fund_minimum",
  "add_fund_maximum",
  "additional_charge",
  "per_km_shipping_charge",
  "minimum_shipping_charge",
  "parcel_per_km_shipping_charge",
  "parcel_minimum_shipping_charge",
  "parcel_tax",
  "ref_earning_exchange_rate",
  "loyalty_point_item_purchase_point",
  "new_customer_discount_amount",
  "admin_commission",
] as const;

export const integerNames = [
  "subscription_free_trial_days",
  "schedule_order_slot_duration",
  "loyalty_point_exchange_rate",
  "loyalty_point_minimum_point",
  "new_customer_discount_amount_validity",
] as const;
