/** Coupon codes are worth money, so each call that says whether a code exists counts the codes that do not. */
import type { ServerContext } from "../../context";
import { type Owner, ownerName } from "../owner/owner";
import { Refusal } from "../refusals";
import { type AttemptLimit, countAttempts, takeAttemptsBack } from "./attempt-limits";

const couponGuesses = { perPerson: 20, perAddress: 200, windowSeconds: 600 } as const;

export interface CouponTry {
  /** The typed code; nothing is counted without it. */
  code: string | null | undefined;
  owner: Owner;
  /** Network address; null where only the person's own guesses count. */
  address: string | null;
}

/**
 * Runs what looks at a coupon's code. The try is counted before, so that guesses at the same moment cannot share one, and
 * taken back unless there is no such coupon, which `work` says by its refusal, or `isUnknown` of its result. 429 after too many.
 * Not for inside of a transaction, which would undo the count.
 */
export async function limitCouponGuesses<T>(
  { database, clock }: ServerContext,
  { code, owner, address }: CouponTry,
  work: () => Promise<T>,
  isUnknown: (result: T) => boolean = () => false,
): Promise<T> {
  if (!code?.trim()) return work();
  const { perPerson, perAddress, windowSeconds } = couponGuesses;
  const counters: AttemptLimit[] = [
    { kind: "coupon-person", subject: ownerName(owner), limit: perPerson, windowSeconds },
  ];
  if (address !== null)
    counters.push({ kind: "coupon-address", subject: address, limit: perAddress, windowSeconds });
  await countAttempts(database, clock.now(), counters);
  let unknown = false;
  try {
    const result = await work();
    unknown = isUnknown(result);
    return result;
  } catch (error) {
    unknown = error instanceof Refusal && error.refusal === "coupon_unknown";
    throw error;
  } finally {
    if (!unknown) await takeAttemptsBack(database, counters);
  }
}
