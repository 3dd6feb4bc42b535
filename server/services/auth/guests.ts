import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { LoginResult } from "@/contract";
import { runningStatuses } from "@/domain/status-groups";
import type { Language, Queryable, Transaction } from "../../context";
import { customers, guests, offlinePayments, orders, payments } from "../../db/schema";
import { mergeGuestCarts } from "../cart/cart-merge";
import { moveGuestKeys } from "../idempotency/idempotency-keys";
import { moveGuestNotifications } from "../notifications/notifications";
import { moveGuestSubscriptions } from "../push/subscriptions";

/** A random integer of 52 bits, never 0: the guest's only secret. */
export function newGuestId(): number {
  const bytes = randomBytes(7);
  return Math.max(1, bytes.readUIntBE(0, 6) * 16 + ((bytes[6] ?? 0) & 15));
}

/** Makes a guest. The token is the guest's device, for order pushes. */
export async function createGuest(tx: Queryable, firebaseToken: string | null, now: Date): Promise<number> {
  for (;;) {
    const [row] = await tx
      .insert(guests)
      .values({ id: newGuestId(), firebaseToken, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: guests.id });
    if (row) return row.id;
  }
}

/** A guest by its secret id; null when there is none. */
export async function findGuest(
  database: Queryable,
  guestId: number,
): Promise<{ joinedCustomerId: number | null } | null> {
  const [guest] = await database
    .select({ joinedCustomerId: guests.joinedCustomerId })
    .from(guests)
    .where(eq(guests.id, guestId))
    .limit(1);
  return guest ?? null;
}

export interface JoiningCustomer {
  id: number;
  phone: string | null;
  firebaseToken: string | null;
  /** Verified by a code, or the operator asks for no verification. */
  phoneCounts: boolean;
}

/**
 * A guest becomes a customer: the carts merge module by module, running orders and those to be paid first with the customer's verified phone
 * number pass over, and the guest id is retired. Its idempotency keys and devices go along. Unknown and retired guests change nothing.
 */
export async function joinGuest(
  tx: Transaction,
  input: {
    guestId: number | null | undefined;
    customer: JoiningCustomer;
    /** The login that begins; null when none does. */
    sessionHash: string | null;
    language: Language;
    now: Date;
  },
): Promise<Pick<LoginResult, "cart_merge">> {
  const { guestId, customer, now } = input;
  if (!guestId) return {};
  const [guest] = await tx
    .update(guests)
    .set({ joinedCustomerId: customer.id })
    .where(and(eq(guests.id, guestId), isNull(guests.joinedCustomerId)))
    .returning();
  if (!guest) return {};
  await moveGuestKeys(tx, guestId, customer.id);
  await moveGuestSubscriptions(tx, { guestId, customerId: customer.id, sessionHash: input.sessionHash, now });
  await moveGuestNotifications(tx, guestId, customer.id);
  const removed = await mergeGuestCarts(tx, {
    guestId,
    customerId: customer.id,
    language: input.language,
    now,
  });
  if (guest.firebaseToken && !customer.firebaseToken) {
    await tx
      .update(customers)
      .set({ firebaseToken: guest.firebaseToken })
      .where(eq(customers.id, customer.id));
  }
  if (customer.phone && customer.phoneCounts) {
    const moved = await tx
      .update(orders)
      .set({ customerId: customer.id, guestId: null, updatedAt: now })
      .where(
        and(
          eq(orders.guestId, guestId),
          or(
            inArray(orders.status, [...runningStatuses]),
            and(eq(orders.status, "failed"), eq(orders.holdsStock, true)),
          ),
          sql`${orders.address} ->> 'contact_person_number' = ${customer.phone}`,
        ),
      )
      .returning({ id: orders.id });
    const ids = moved.map(({ id }) => id);
    // Their payments go to the customer too: they are read with the customer's data and go with the account.
    for (const table of [payments, offlinePayments])
      await tx.update(table).set({ customerId: customer.id }).where(inArray(table.orderId, ids));
  }
  return { cart_merge: { removed } };
}
