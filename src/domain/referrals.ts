/** Inviting friends: whether the shop rewards it, and with how much. */
import type { Config } from "@/contract";
import { type Minor, toMinor } from "./money";
import { cleanCode } from "./written-text";

export interface ReferralRules {
  /** The amount that comes into the wallet once a friend's first order is delivered. */
  readonly reward: Minor;
}

type ReferralConfig = Pick<
  Config,
  "customer_wallet_status" | "ref_earning_status" | "ref_earning_exchange_rate" | "digit_after_decimal_point"
>;

/** The shop's rules; null while friends cannot be invited, which needs wallets for the reward. */
export function referralRules(config: ReferralConfig): ReferralRules | null {
  if (config.ref_earning_status !== 1 || config.customer_wallet_status !== 1) return null;
  const reward = toMinor(config.ref_earning_exchange_rate, config.digit_after_decimal_point);
  return reward > 0 ? { reward } : null;
}

/** Friends for whom one customer is rewarded in 30 days: a phone number that was made up costs only one order. */
export const maxRewardsPerMonth = 20;

/** The longest code that a link may carry; longer texts are no codes. */
const maxCodeLength = 64;

/** A code as it is typed or comes with a link, in the form that the shop stores; "" for what can be none. */
export function normaliseReferralCode(typed: string | null | undefined): string {
  const code = cleanCode(typed ?? "").toUpperCase();
  return /^[A-Z0-9_-]+$/.test(code) && code.length <= maxCodeLength ? code : "";
}
