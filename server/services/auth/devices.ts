/** The devices that a customer is signed in on: one for each login. */
import { and, desc, eq, gt } from "drizzle-orm";
import type { SignedInDevice } from "@/contract/calls/devices";
import type { Queryable, Transaction } from "../../context";
import { sessions } from "../../db/schema";
import { refuse } from "../refusals";
import { endSession, SESSION_IDLE_MS } from "./sessions";

/** Devices shown; who has more ends them with all others. */
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
export async function endDevice(tx: Transaction, customerId: number, id: number): Promise<void> {
  const [row] = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId)));
  if (!row) throw refuse("device_not_found");
  await endSession(tx, customerId, row.tokenHash);
}
