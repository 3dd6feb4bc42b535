/** Limits how many unknown guest ids one network address may try, because a guest id is a secret. */
import type { ServerContext } from "../../context";
import { coreError } from "../../core/errors";
import { addAttempt, readAttempts, secondsUntilReset } from "./attempt-limits";

/** Generous: many phones may share an address, and the page of a deleted guest keeps asking. */
export const GUEST_ID_MISSES = { limit: 100, windowSeconds: 600 } as const;
/** Addresses remembered in memory. */
const MAX_SUSPECTS = 10_000;

/** Guests remembered with the address that they came from. */
const MAX_SEEN = 50_000;

/**
 * `check` throws 429 for an address with too many misses, before anything is looked up; guests who came from there before
 * are let through. `count` adds a miss, `remember` a guest who was found.
 */
export function guestIdLimit({ database, clock }: Pick<ServerContext, "database" | "clock">) {
  const subjectOf = (address: string) => ({ kind: "guest_id", subject: address });
  const windowMs = GUEST_ID_MISSES.windowSeconds * 1000;
  // Addresses with a miss in this process. Only these are looked up in the database, so that known guests cost nothing.
  const suspects = new Map<string, number>();
  const seen = new Set<string>();
  const tooMany = (windowStartedAt: Date, now: Date) =>
    coreError("tooManyRequests", {
      retryAfterSeconds: secondsUntilReset(windowStartedAt, GUEST_ID_MISSES.windowSeconds, now),
    });
  return {
    remember(address: string, guestId: number): void {
      const guest = `${address} ${guestId}`;
      // The one that came last goes last.
      seen.delete(guest);
      seen.add(guest);
      if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value ?? "");
    },
    async check(address: string, guestId: number): Promise<void> {
      if (seen.has(`${address} ${guestId}`)) return;
      const until = suspects.get(address);
      if (until === undefined) return;
      const now = clock.now();
      if (until <= now.getTime()) {
        suspects.delete(address);
        return;
      }
      const misses = await readAttempts(database, subjectOf(address));
      if (!misses || misses.count < GUEST_ID_MISSES.limit) return;
      if (misses.windowStartedAt.getTime() + windowMs > now.getTime())
        throw tooMany(misses.windowStartedAt, now);
    },
    async count(address: string): Promise<void> {
      const now = clock.now();
      suspects.set(address, now.getTime() + windowMs);
      if (suspects.size > MAX_SUSPECTS) suspects.delete(suspects.keys().next().value ?? "");
      const misses = await addAttempt(database, now, {
        ...subjectOf(address),
        windowSeconds: GUEST_ID_MISSES.windowSeconds,
      });
      if (misses.count > GUEST_ID_MISSES.limit) throw tooMany(misses.windowStartedAt, now);
    },
  };
}
