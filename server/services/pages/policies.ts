import type { Language, Queryable } from "../../context";
import { readSetting, settingInLanguage } from "../settings/settings";

/** The pages of the contract and the settings that hold their HTML. */
export const policyKeys = {
  "terms-and-conditions": "terms_and_conditions",
  "privacy-policy": "privacy_policy",
  "about-us": "about_us",
  "refund-policy": "refund_policy_page",
  "shipping-policy": "shipping_policy_page",
  cancelation: "cancelation_policy_page",
} as const;

export type PolicyPage = keyof typeof policyKeys;

/** The HTML of a page in a language; empty when the operator wrote none. Pages sanitise it before showing it. */
export async function readPolicy(database: Queryable, page: PolicyPage, language: Language): Promise<string> {
  const value = settingInLanguage(await readSetting(database, policyKeys[page]), language);
  return typeof value === "string" ? value : "";
}
