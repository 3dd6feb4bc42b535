/** The keys of the shop's Stripe account, from the environment. */
import type { ReadText } from "./setting-values";

export interface StripeSettings {
  secretKey: string;
  /** Signs Stripe's messages to `/payment-mobile/webhook/stripe`. */
  webhookSecret: string;
  /** Where Stripe's API is instead of its own address; for tests. */
  address: URL | null;
}

/** Null without keys. One of the two alone is a problem: without messages and their signature nobody would notice a payment in time. */
export function stripeSettings(text: ReadText, problems: string[]): StripeSettings | null {
  const secretKey = text("STRIPE_SECRET_KEY");
  const webhookSecret = text("STRIPE_WEBHOOK_SECRET");
  const api = text("STRIPE_API_URL");
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
    problems.push(`${missing} is missing: Stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`);
    return null;
  }
  if (!/^(sk|rk)_/.test(secretKey)) problems.push("STRIPE_SECRET_KEY must begin with sk_ or rk_.");
  if (!webhookSecret.startsWith("whsec_")) problems.push("STRIPE_WEBHOOK_SECRET must begin with whsec_.");
  if (api && !URL.canParse(api)) {
    problems.push("STRIPE_API_URL must be an address.");
    return null;
  }
  return { secretKey, webhookSecret, address: api ? new URL(api) : null };
}
