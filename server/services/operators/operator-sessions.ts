/** Logins of the board. They last as long as those of shoppers. */
import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { OperatorRole } from "@/contract/calls/board-sign-in";
import type { Queryable } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { operatorSessions } from "../../db/schema";
import { SESSION_IDLE_MS, sessionDays, tokenHashOf } from "../auth/sessions";
import { addressHash } from "../rate-limits/address-hash";
import type { Operator } from "./operator";

/** `last_seen_at` is written at most this often (ms). */
const seenIntervalMs = 3_600_000;

/** Starts a login and returns its opaque token of 256 random bits. */
export async function startOperatorSession(
  tx: Queryable,
  operatorId: number,
  { address, now }: { address: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(operatorSessions).values({
    tokenHash: tokenHashOf(token),
    operatorId,
    addressHash: await addressHash(tx, address),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return token;
}

interface SessionRow {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  unused: boolean;
  store_ids: number[] | null;
}

/** The operator of a token with the token's hash, and that it was used now. Null when the login has ended. */
export async function touchOperatorSession(
  database: Queryable,
  token: string,
  now: Date,
): Promise<{ operator: Operator; tokenHash: string } | null> {
  const tokenHash = tokenHashOf(token);
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const [row] = rowsOf<SessionRow>(
    await database.execute(sql`
      ${fixedPlan} select o.id, o.name, o.email, o.role, s.last_seen_at < ${ago(seenIntervalMs)} as unused,
        (select json_agg(store_id order by store_id) from operator_stores where operator_id = o.id) as store_ids
      from operator_sessions s join operators o on o.id = s.operator_id
      where s.token_hash = ${tokenHash} and s.expires_at > ${ago(0)} and s.last_seen_at > ${ago(SESSION_IDLE_MS)}`),
  );
  if (!row) return null;
  if (row.unused)
    await database
      .update(operatorSessions)
      .set({ lastSeenAt: now })
      .where(eq(operatorSessions.tokenHash, tokenHash));
  const { id, name, email, role } = row;
  return {
    operator: { id, name, email, role, storeIds: role === "store" ? (row.store_ids ?? []) : null },
    tokenHash,
  };
}

/** Whether a login of the operator that still lasts began at this network address. */
export async function isOperatorsAddress(
  database: Queryable,
  operatorId: number,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  const [row] = await database
    .select({ operatorId: operatorSessions.operatorId })
    .from(operatorSessions)
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        eq(operatorSessions.addressHash, await addressHash(database, address)),
        gt(operatorSessions.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Ends one login of an operator. */
export async function endOperatorSession(
  tx: Queryable,
  operatorId: number,
  tokenHash: string,
): Promise<void> {
  await tx
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.tokenHash, tokenHash), eq(operatorSessions.operatorId, operatorId)));
}
