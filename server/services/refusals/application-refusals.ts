import { type RefusalRow, row } from "./refusal-row";

/** Errors of stores and delivery people that ask to work with the shop. */
export const applicationRefusals = {
  // HTTP 200 with errors, as the contract has it.
  store_applications_off: row(200, "registration"),
  courier_applications_off: row(403, "registration"),
  application_waiting_phone: row(403, "phone"),
  application_waiting_email: row(403, "email"),
  partner_password: row(403, "password"),
  store_texts: row(403, "translations"),
  delivery_times: row(403, "maximum_delivery_time"),
  tin_date: row(403, "tin_expire_date"),
  outside_zone: row(403, "latitude"),
  zone_unknown: row(403, "zone_id"),
  module_not_in_zone: row(403, "module_id"),
  vehicle_unknown: row(403, "vehicle_id"),
  identity_missing: row(403, "identity_number"),
  plan_not_offered: row(403, "business_plan"),
  package_unknown: row(403, "package_id"),
  trial_not_offered: row(403, "payment_gateway"),
  plan_paid: row(403, "business_plan"),
  plan_needs_no_payment: row(403, "package_id"),
  application_unknown: row(404, "store_id"),
  application_decided: row(403, "application"),
  application_unpaid: row(403, "application_unpaid"),
  logo_missing: row(403, "logo"),
  logo_unreadable: row(403, "logo"),
  cover_unreadable: row(403, "cover_photo"),
  tin_unreadable: row(403, "tin_certificate_image"),
  identity_unreadable: row(403, "identity_image"),
} as const satisfies Record<string, RefusalRow>;
