/** Deletes expired rows in small batches, so that no lock is held for long. */
import { and, eq, isNotNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { Database, ServerContext } from "../../context";
import { rowsOf } from "../../db/rows";
import { orders } from "../../db/schema";
import { forgetOldApplications } from "../applications/forget-applications";
import { knownAddressMs } from "../auth/known-addresses";
import { SESSION_IDLE_MS } from "../auth/sessions";
import { forgetOldChats } from "../chat/forget-old-chats";
import { notificationMaxAgeMs } from "../notifications/notifications";
import { canceledWithinADay } from "../orders/cancel-limits";
import { deleteOldPrescriptions } from "../prescriptions/prescription-photos";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The contract promises 48 h; one day more allows for wrong clocks. */
export const KEY_RETENTION_MS = 72 * HOUR;
/** Codes live ten minutes, blocks ten more. */
const CODE_RETENTION_MS = DAY;
const ATTEMPT_RETENTION_MS = DAY;
/** Messages that were given up hold addresses of shoppers. */
const WEBHOOK_RETENTION_MS = 30 * DAY;
const BATCH = 500;

/** Deletes in batches until a batch is not full; returns how many rows went. */
async function deleteBatches(database: Database, table: string, key: string, where: SQL): Promise<number> {
  let deleted = 0;
  for (;;) {
    const [tableName, keyName] = [sql.identifier(table), sql.identifier(key)];
    const rows = rowsOf(
      await database.execute(sql`
        delete from ${tableName} where ${keyName} in (
          select ${keyName} from ${tableName} where ${where} limit ${BATCH} for update skip locked)
        returning 1`),
    );
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}

/**
 * Where an order came from matters until its store has accepted it, while it holds stock unpaid, and for a day where its shopper
 * canceled it.
 */
async function forgetWhereOrdersCameFrom(database: Database, now: Date): Promise<number> {
  const awaitsPayment = sql`(${eq(orders.status, "failed")} and ${eq(orders.holdsStock, true)})`;
  const rows = await database
    .update(orders)
    .set({ placedFrom: null })
    .where(
      and(
        isNotNull(orders.placedFrom),
        ne(orders.status, "pending"),
        not(awaitsPayment),
        not(sql`coalesce(${canceledWithinADay(now)}, false)`),
      ),
    )
    .returning({ id: orders.id });
  return rows.length;
}

/** The deletions, by table, each on its own. */
function cleaningOf(context: ServerContext): Record<string, () => Promise<number>> {
  const { database, clock } = context;
  const now = clock.now().getTime();
  const before = (milliseconds: number) => sql`${new Date(now - milliseconds).toISOString()}::timestamptz`;
  return {
    idempotency_keys: () =>
      deleteBatches(database, "idempotency_keys", "id", sql`created_at < ${before(KEY_RETENTION_MS)}`),
    // Tokens are good for an hour.
    used_identity_tokens: () =>
      deleteBatches(database, "used_identity_tokens", "token_hash", sql`used_at < ${before(DAY)}`),
    passkey_challenges: () =>
      deleteBatches(database, "passkey_challenges", "challenge_hash", sql`expires_at < ${before(0)}`),
    codes: () =>
      deleteBatches(
        database,
        "codes",
        "id",
        sql`expires_at < ${before(CODE_RETENTION_MS)} and (blocked_until is null or blocked_until < ${before(0)})`,
      ),
    attempts: () =>
      deleteBatches(database, "attempts", "id", sql`window_started_at < ${before(ATTEMPT_RETENTION_MS)}`),
    known_addresses: () =>
      deleteBatches(
        database,
        "known_addresses",
        "last_seen_at",
        sql`last_seen_at < ${before(knownAddressMs)}`,
      ),
    notifications: () =>
      deleteBatches(database, "notifications", "id", sql`created_at < ${before(notificationMaxAgeMs)}`),
    applications: () => forgetOldApplications(context),
    chats: () => forgetOldChats(context),
    prescriptions: () => deleteOldPrescriptions(context),
    orders_placed_from: () => forgetWhereOrdersCameFrom(database, clock.now()),
    push_turns: () => deleteBatches(database, "push_turns", "subject", sql`next_at < ${before(HOUR)}`),
    webhook_messages: () =>
      deleteBatches(
        database,
        "webhook_messages",
        "id",
        sql`(state = 'delivered' and updated_at < ${before(3 * DAY)}) or updated_at < ${before(WEBHOOK_RETENTION_MS)}`,
      ),
    operator_invitations: () =>
      deleteBatches(database, "operator_invitations", "token_hash", sql`expires_at < ${before(0)}`),
    operator_sessions: () =>
      deleteBatches(
        database,
        "operator_sessions",
        "token_hash",
        sql`expires_at < ${before(0)} or last_seen_at < ${before(SESSION_IDLE_MS)}`,
      ),
    sessions: () =>
      deleteBatches(
        database,
        "sessions",
        "token_hash",
        sql`expires_at < ${before(0)} or last_seen_at < ${before(SESSION_IDLE_MS)}`,
      ),
  };
}

/**
 * One round of cleaning up; returns the number of deleted rows by table. A failure does not stop the rest: an AggregateError
 * reports it at the end.
 */
export async function cleanUp(context: ServerContext): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const [table, clean] of Object.entries(cleaningOf(context))) {
    try {
      deleted[table] = await clean();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Not everything that is old was deleted.");
  return deleted;
}
