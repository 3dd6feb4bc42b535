import { and, count, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { maxRewardsPerMonth, referralRules } from "@/domain/referrals";
import type { Jobs, Transaction } from "../../context";
import { customers, type OrderRow, walletMovements } from "../../db/schema";
import { languageFrom, textsOf } from "../../locales";
import { queuePush } from "../notifications/queue-push";
import { addressHash } from "../rate-limits/address-hash";
import { readConfig } from "../settings/config";
import { moveWallet, takeFromWallet } from "../wallet/wallet-movements";

const monthMs = 30 * 86_400_000;

/**
 * Names the friend's order in the movement, which the referrer sees. Hashed with a secret, because order numbers are few
 * enough to try them all, and a number with its phone number is enough to follow the order.
 */
const rewardReference = async (tx: Transaction, orderId: number): Promise<string> =>
  `referral-${(await addressHash(tx, "referral-order", orderId)).slice(0, 12)}`;

/**
 * Rewards the friend whose code this order's customer signed up with, once: with the customer's first order that is
 * delivered while referrals are on. The order, and not the sign-up, earns it: accounts made up for it cost a paid order each,
 * and beyond `maxRewardsPerMonth` bring nothing.
 */
export async function rewardReferrer(
  tx: Transaction,
  jobs: Jobs,
  { id: orderId, customerId }: OrderRow,
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  const rules = referralRules(await readConfig(tx));
  if (rules === null) return;
  const [invited] = await tx
    .update(customers)
    .set({ referralRewardedAt: now, referralOrderId: orderId })
    .where(
      and(
        eq(customers.id, customerId),
        isNotNull(customers.referredBy),
        isNull(customers.referralRewardedAt),
      ),
    )
    .returning({ referredBy: customers.referredBy });
  if (!invited?.referredBy) return;
  const [referrer] = await tx
    .select({ id: customers.id, language: customers.language, blocked: customers.blocked })
    .from(customers)
    .where(eq(customers.id, invited.referredBy))
    .for("no key update");
  if (!referrer || referrer.blocked) return;
  // Counted while the referrer's row is locked; this friend is among them.
  const since = new Date(now.getTime() - monthMs);
  const [rewarded] = await tx
    .select({ friends: count() })
    .from(customers)
    .where(and(eq(customers.referredBy, referrer.id), gt(customers.referralRewardedAt, since)));
  if ((rewarded?.friends ?? 0) > maxRewardsPerMonth) return;
  await moveWallet(tx, {
    customerId: referrer.id,
    type: "referrer",
    credit: rules.reward,
    reference: await rewardReference(tx, orderId),
    now,
  });
  const texts = textsOf(languageFrom(referrer.language)).referralReward;
  const owner = { kind: "customer", customerId: referrer.id } as const;
  await queuePush(tx, jobs, owner, { type: "referral_code", ...texts }, now);
}

/**
 * Takes the reward back when the order that earned it is refunded as a whole; the friend's next delivered order earns it
 * again. A partial refund changes nothing: the friend has ordered.
 */
export async function takeBackReward(tx: Transaction, { id: orderId }: OrderRow, now: Date): Promise<void> {
  const [friend] = await tx
    .update(customers)
    .set({ referralRewardedAt: null, referralOrderId: null })
    .where(eq(customers.referralOrderId, orderId))
    .returning({ referredBy: customers.referredBy });
  if (!friend?.referredBy) return;
  const [referrer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, friend.referredBy))
    .for("no key update");
  if (!referrer) return;
  const reference = await rewardReference(tx, orderId);
  const [given] = await tx
    .select({ reward: walletMovements.credit })
    .from(walletMovements)
    .where(and(eq(walletMovements.customerId, referrer.id), eq(walletMovements.reference, reference)))
    .limit(1);
  if (given)
    await takeFromWallet(tx, {
      customerId: referrer.id,
      type: "referrer",
      debit: given.reward,
      reference,
      now,
    });
}
