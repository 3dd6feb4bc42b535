/** Codes with which customers invite their friends. */
import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { normaliseReferralCode, referralRules } from "@/domain/referrals";
import type { Transaction } from "../../context";
import { customers, usedReferrals } from "../../db/schema";
import { addressHash } from "../rate-limits/address-hash";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";

/** A new customer's own code. */
export const newReferralCode = () => randomBytes(6).toString("base64url").replace(/[-_]/g, "X").toUpperCase();

/**
 * Uses a friend's code for the account that is being made in this transaction, and returns the friend's id; null when no
 * code was given. Refuses with 403 `ref_code` where referrals are off, 405 `ref_code` for an unknown code, and 203 `phone`
 * for a phone number that has used one before, with an account that is gone. Contacts that have an account are refused before
 * this, so nobody uses the code of the account that they have.
 */
export async function takeReferralCode(
  tx: Transaction,
  typed: string | undefined,
  /** In its canonical form. */
  phone: string,
  now: Date,
): Promise<number | null> {
  if (!typed?.trim()) return null;
  if (referralRules(await readConfig(tx)) === null) throw refuse("referral_off");
  const code = normaliseReferralCode(typed);
  const [referrer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.referralCode, code), eq(customers.blocked, false)));
  if (!referrer) throw refuse("referral_unknown");
  if (!(await markPhoneAsKnown(tx, phone, now))) throw refuse("referral_used");
  return referrer.id;
}

/**
 * From now on no account with this phone number (in its canonical form) uses a code: only somebody new is a friend. Of the
 * number only a hash with a secret is stored. Returns false when it was known.
 */
export async function markPhoneAsKnown(tx: Transaction, phone: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(usedReferrals)
    .values({ phoneHash: await addressHash(tx, "referral", phone), createdAt: now })
    .onConflictDoNothing()
    .returning({ phoneHash: usedReferrals.phoneHash });
  return added.length > 0;
}
