/** Logins of couriers. They last as long as those of shoppers; the one of a single order lasts a day. */
import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { courierSessions } from "../../db/schema";
import { SESSION_IDLE_MS, sessionDays, tokenHashOf } from "../auth/sessions";
import { addressHash } from "../rate-limits/address-hash";
import { type Courier, type CourierRow, courierName } from "./courier";

/** When somebody was seen is written at most this often (ms). */
const seenIntervalMs = 60_000;
const dayMs = 86_400_000;

/** Starts a login and returns its opaque token of 256 random bits. */
export async function startCourierSession(
  tx: Queryable,
  { id, oneOrder }: Pick<CourierRow, "id" | "oneOrder">,
  { address, now }: { address: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(courierSessions).values({
    tokenHash: tokenHashOf(token),
    courierId: id,
    addressHash: await addressHash(tx, address),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (oneOrder ? 1 : sessionDays) * dayMs),
  });
  return token;
}

interface SessionRow {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  one_order: boolean;
  zone_id: number;
  shares_position: boolean;
  unseen: boolean;
}

/** The courier of a token, and that they were seen now. Null when the login has ended or they work here no longer. */
export async function touchCourierSession(
  database: Queryable,
  token: string,
  now: Date,
): Promise<{ courier: Courier; tokenHash: string } | null> {
  const tokenHash = tokenHashOf(token);
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const [row] = rowsOf<SessionRow>(
    await database.execute(sql`
      ${fixedPlan} select c.id, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.one_order, c.zone_id,
        c.position_consent_at is not null as shares_position,
        coalesce(c.last_seen_at < ${ago(seenIntervalMs)}, true) as unseen
      from courier_sessions s join couriers c on c.id = s.courier_id
      where s.token_hash = ${tokenHash} and s.expires_at > ${ago(0)} and s.last_seen_at > ${ago(SESSION_IDLE_MS)}
        and (c.active or c.one_order)`),
  );
  if (!row) return null;
  if (row.unseen)
    await database.execute(sql`
      with seen as (update courier_sessions set last_seen_at = ${ago(0)} where token_hash = ${tokenHash})
      update couriers set last_seen_at = ${ago(0)} where id = ${row.id}`);
  const { id, phone, one_order, zone_id: zoneId, shares_position: sharesPosition } = row;
  return { courier: { id, name: courierName(row), phone, one_order, zoneId, sharesPosition }, tokenHash };
}

/** Whether a login of the courier that still lasts began at this network address. */
export async function isCouriersAddress(
  database: Queryable,
  courierId: number,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  const [row] = await database
    .select({ courierId: courierSessions.courierId })
    .from(courierSessions)
    .where(
      and(
        eq(courierSessions.courierId, courierId),
        eq(courierSessions.addressHash, await addressHash(database, address)),
        gt(courierSessions.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Ends one login of a courier. */
export async function endCourierSession(tx: Queryable, courierId: number, tokenHash: string): Promise<void> {
  await tx
    .delete(courierSessions)
    .where(and(eq(courierSessions.tokenHash, tokenHash), eq(courierSessions.courierId, courierId)));
}
