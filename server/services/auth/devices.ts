/** The devices that a customer is signed in on: one for each login. */
import { and, desc, eq, gt } from "drizzle-orm";
import type { SignedInDevice } from "@/contract/calls/devices";
import type { Database, Queryable } from "../../context";
import { sessions } from "../../db/schema";
import { transact } from "../../db/transact";
import { refuse } from "../refusals";
import { endOtherAccess } from "./end-access";
import { endSession, SESSION_IDLE_MS } from "./sessions";

/** The most devices shown; any more are ended together with all others. */
const maxDevices = 50;

/** A customer's logins, this one first and then the one used last. */
export async function listDevices(
  database: Queryable,
  { customerId, tokenHash }: { customerId: number; tokenHash: string },
  now: Date,
): Promise<SignedInDevice[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
      ),
    )
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(maxDevices);
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    is_current: row.tokenHash === tokenHash,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
}

/** Ends one login of a customer, with the pushes to its device. 404 for one that is not theirs or has ended. */
export async function endDevice(database: Database, customerId: number, id: number): Promise<void> {
  await transact(database, async (tx) => {
    const [row] = await tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId)));
    if (!row) throw refuse("device_not_found");
    await endSession(tx, customerId, row.tokenHash);
  });
}

/** Ends every login but the one of `tokenHash`, with their pushes and the codes that were sent. */
export const endOtherDevices = (database: Database, customerId: number, tokenHash: string): Promise<void> =>
  transact(database, (tx) => endOtherAccess(tx, customerId, tokenHash));
