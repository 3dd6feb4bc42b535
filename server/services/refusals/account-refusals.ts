import { type RefusalRow, row } from "./refusal-row";

/** Errors of sign-in, account, wishlist and addresses. */
export const accountRefusals = {
  // Sign-in
  wrong_credentials: row(401, "auth-001"),
  account_blocked: row(403, "auth-003"),
  too_many_attempts: row(429, "too_many_attempts"),
  name_missing: row(403, "name"),
  phone_invalid: row(403, "phone"),
  phone_taken: row(403, "phone"),
  email_invalid: row(403, "email"),
  email_taken: row(403, "email"),
  email_or_phone_missing: row(403, "email_or_phone"),
  password_missing: row(403, "password"),
  password_short: row(403, "password"),
  password_wrong: row(403, "password"),
  password_mismatch: row(401, "mismatch"),
  referral_off: row(403, "ref_code"),
  referral_unknown: row(405, "ref_code"),
  referral_used: row(203, "phone"),
  otp_login_off: row(403, "login_type"),
  social_login_off: row(403, "login_type"),
  social_token_wrong: row(403, "token"),
  social_token_used: row(403, "token"),
  social_phone_needed: row(403, "email"),
  info_complete: row(403, "login_type", "message"),
  codes_off: row(403, "otp"),
  otp_wait: row(405, "otp"),
  otp_block_time: row(405, "otp_block_time"),
  otp_temp_blocked: row(405, "otp_temp_blocked"),
  otp_wrong: row(404, "otp", "message"),
  reset_unknown: row(404, "not-found"),
  reset_invalid: row(400, "invalid"),

  // Customer
  current_password_missing: row(403, "current_password"),
  current_password_wrong: row(403, "current_password"),
  profile_changed: row(409, "profile"),
  phone_fixed: row(403, "phone"),
  photo_large: row(403, "image"),
  photo_unreadable: row(403, "image"),
  photos_many: row(403, "image"),
  photos_busy: row(503, "unavailable"),
  language_missing: row(200, "current_language_key"),
  interest_unknown: row(403, "interest"),
  orders_running: row(203, "on-going"),
  place_missing: row(403, "zoneId"),

  device_not_found: row(404, "device", "message"),

  // Wishlist
  wish_target: row(403, "item_id"),
  wish_item_unknown: row(403, "item_id"),
  wish_store_unknown: row(403, "store_id"),
  wish_present: row(409, "wishlist", "message"),
  wish_absent: row(404, "wishlist", "message"),

  // Addresses
  coordinates_invalid: row(403, "latitude"),
  out_of_service: row(403, "coordinates"),
  contact_number_invalid: row(403, "contact_person_number"),
  address_not_found: row(404, "address", "message"),
} as const satisfies Record<string, RefusalRow>;
