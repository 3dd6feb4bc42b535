import { and, count, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { maxRewardsPerMonth, referralRules } from "@/domain/referrals";
import type { Jobs, Transaction } from "../../context";
import { customers, type OrderRow } from "../../db/schema";
import { languageFrom, textsOf } from "../../locales";
import { queuePush } from "../notifications/queue-push";
import { readConfig } from "../settings/config";
import { moveWallet } from "../wallet/wallet-movements";

const monthMs = 30 * 86_400_000;

/**
 * Rewards the friend whose code this order's customer signed up with, once: with the customer's first order that is
 * delivered while referrals are on. The order, and not the sign-up, earns it: accounts made up for it cost a paid order each,
 * and beyond `maxRewardsPerMonth` bring nothing.
 */
export async function rewardReferrer(
  tx: Transaction,
  jobs: Jobs,
  { customerId }: OrderRow,
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  const rules = referralRules(await readConfig(tx));
  if (rules === null) return;
  const [invited] = await tx
    .update(customers)
    .set({ referralRewardedAt: now })
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
  await moveWallet(tx, { customerId: referrer.id, type: "referrer", credit: rules.reward, now });
  const texts = textsOf(languageFrom(referrer.language)).referralReward;
  const owner = { kind: "customer", customerId: referrer.id } as const;
  await queuePush(tx, jobs, owner, { type: "referral_code", ...texts }, now);
}
