import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Transaction } from "../../context";
import {
  codes,
  customers,
  guests,
  knownAddresses,
  passkeyChallenges,
  passkeys,
  pushSubscriptions,
  sessions,
} from "../../db/schema";

/**
 * Ends everything that was ever attached to an account: logins, passkeys, devices and tokens for pushes, codes that were
 * sent, trusted addresses. For a reset password and a removed account.
 */
export async function endAllAccess(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId));
  await endAccessButLogins(tx, customerId);
}

/**
 * The same for an account that is removed. Its logins stay until they would have ended, without their devices' names, and
 * let nobody in: a device that asks with one is told that the account is gone.
 */
export async function endAccessOfRemoved(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(sessions).set({ device: "" }).where(eq(sessions.customerId, customerId));
  await endAccessButLogins(tx, customerId);
}

async function endAccessButLogins(tx: Transaction, customerId: number): Promise<void> {
  const [customer] = await tx
    .update(customers)
    .set({ firebaseToken: null })
    .where(eq(customers.id, customerId))
    .returning({ phone: customers.phone, email: customers.email });
  await tx.delete(passkeys).where(eq(passkeys.customerId, customerId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.customerId, customerId));
  // A device that came along with a guest belongs to no login.
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId));
  await tx.update(guests).set({ firebaseToken: null }).where(eq(guests.joinedCustomerId, customerId));
  await tx.delete(knownAddresses).where(eq(knownAddresses.customerId, customerId));
  const contacts = [customer?.phone, customer?.email].filter((contact) => contact != null);
  if (contacts.length > 0) await tx.delete(codes).where(inArray(codes.target, contacts));
}

/**
 * Ends every other login of an account, with the devices that get its pushes and the codes that were sent; for a new
 * password. The login that is here (the hash of its token) and its device stay, and passkeys do, see docs/decisions/sign-in.md.
 */
export async function endOtherAccess(tx: Transaction, customerId: number, tokenHash: string): Promise<void> {
  const others = and(
    eq(pushSubscriptions.customerId, customerId),
    or(isNull(pushSubscriptions.sessionHash), ne(pushSubscriptions.sessionHash, tokenHash)),
  );
  const [here] = await tx
    .select({ token: pushSubscriptions.fcmToken })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), eq(pushSubscriptions.sessionHash, tokenHash)))
    .limit(1);
  const [customer] = await tx
    .update(customers)
    .set({ firebaseToken: here?.token ?? null })
    .where(eq(customers.id, customerId))
    .returning({ phone: customers.phone, email: customers.email });
  await tx.delete(pushSubscriptions).where(others);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash)));
  await tx.update(guests).set({ firebaseToken: null }).where(eq(guests.joinedCustomerId, customerId));
  const contacts = [customer?.phone, customer?.email].filter((contact) => contact != null);
  if (contacts.length > 0) await tx.delete(codes).where(inArray(codes.target, contacts));
}
