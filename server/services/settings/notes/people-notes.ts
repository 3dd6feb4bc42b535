/** Settings of accounts, stores and couriers. */
import { type ConfigNotes, count, flag, list, parts, percent, word, yesOrNo } from "./note";

export const peopleNotes = {
  customer_verification: yesOrNo("Older form: accounts have to be verified."),
  social_login: list("Sign-in by Google and Facebook; follows GOOGLE_… and FACEBOOK_… of the environment.", [
    { login_medium: "google", status: true, client_id: "", authorize_url: "", scope: "" },
  ]),
  apple_login: list("Sign-in by Apple; follows APPLE_… of the environment.", [
    { login_medium: "apple", status: true, client_id: "", authorize_url: "", scope: "" },
  ]),
  firebase_otp_verification: flag(
    "Codes to phones, for signing in and new passwords, are sent by Firebase where FIREBASE_… is set.",
  ),
  centralize_login: parts(
    "Ways of signing in, and whether phone or e-mail have to be verified by a code first.",
    { otp_login_status: 1 },
  ),
  is_sms_active: yesOrNo("Codes can be sent by SMS."),
  is_mail_active: yesOrNo("Codes can be sent by e-mail."),
  toggle_dm_registration: yesOrNo("Couriers may apply on the website."),
  toggle_store_registration: yesOrNo("Stores may apply on the website."),
  admin_commission: percent("The shop's share of an order, per cent; for information.", 12.5),
  commission_business_model: flag("Stores may pay a commission of each order."),
  subscription_business_model: flag("Stores may pay for a time instead; see the command packages."),
  subscription_free_trial_status: flag("Stores may try a package before they pay it."),
  subscription_free_trial_days: count(
    "How long they may, in the unit of subscription_free_trial_type.",
    "what subscription_free_trial_type says",
    14,
  ),
  subscription_free_trial_type: word("day, month or year.", "day"),
} satisfies ConfigNotes;
