/**
 * Network addresses from which a customer has signed in. Limits that strangers can use up do not hold there, so that nobody
 * is locked out of an account by somebody else's guesses.
 */
import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../context";
import { knownAddresses } from "../../db/schema";
import { addressHash } from "../rate-limits/address-hash";

/** An address is forgotten when nobody signed in from it for so long (ms). */
export const knownAddressMs = 90 * 86_400_000;

/** Whether the customer has signed in from there within 90 days. */
export async function isKnownAddress(
  database: Queryable,
  customerId: number,
  address: string,
  now: Date,
): Promise<boolean> {
  const [row] = await database
    .select({ seen: knownAddresses.lastSeenAt })
    .from(knownAddresses)
    .where(
      and(
        eq(knownAddresses.customerId, customerId),
        eq(knownAddresses.addressHash, await addressHash(database, customerId, address)),
        gt(knownAddresses.lastSeenAt, new Date(now.getTime() - knownAddressMs)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** A customer has signed in from there. */
export async function rememberAddress(
  database: Queryable,
  customerId: number,
  address: string,
  now: Date,
): Promise<void> {
  await database
    .insert(knownAddresses)
    .values({ customerId, addressHash: await addressHash(database, customerId, address), lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownAddresses.customerId, knownAddresses.addressHash],
      set: { lastSeenAt: now },
    });
}
