/** Coupon codes are worth money, so each call that says whether a code exists counts the codes that do not. */
import type { ServerContext } from "../../context";
import { type Owner, ownerName } from "../owner/owner";
import { Refusal } from "../refusals";
import { countAttempt, takeAttemptBack } from "./attempts";

const couponGuesses = { perPerson: 20, perAddress: 200, windowSeconds: 600 } as const;

export interface CouponTry {
  /** What the shopper typed; nothing is counted without it. */
  code: string | null | undefined;
  owner: Owner;
  /** Network address. */
  address: string;
}

/**
 * Runs what looks at a coupon's code. The try is counted before, so that guesses at the same moment cannot share one, and
 * taken back unless there is no such coupon. 429 after too many. Not for inside of a transaction, which would undo the count.
 */
export async function limitCouponGuesses<T>(
  { database, clock }: ServerContext,
  { code, owner, address }: CouponTry,
  work: () => Promise<T>,
): Promise<T> {
  if (!code?.trim()) return work();
  const counters = [
    { kind: "coupon-person", subject: ownerName(owner), limit: couponGuesses.perPerson },
    { kind: "coupon-address", subject: address, limit: couponGuesses.perAddress },
  ];
  for (const counter of counters) {
    await countAttempt(database, clock.now(), { ...counter, windowSeconds: couponGuesses.windowSeconds });
  }
  let unknown = false;
  try {
    return await work();
  } catch (error) {
    unknown = error instanceof Refusal && error.refusal === "coupon_unknown";
    throw error;
  } finally {
    if (!unknown) for (const counter of counters) await takeAttemptBack(database, counter);
  }
}
