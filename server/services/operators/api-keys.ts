/** Keys with which other systems call the board's routes: as an operator without a mailbox, for some stores or all. */
import { randomBytes } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { cleanName } from "@/domain/written-text";
import type { Queryable, ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { apiKeys, operatorStores, operators, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { writeAudit } from "../audit/write-audit";
import { tokenHashOf } from "../auth/sessions";
import type { Operator } from "./operator";
import { storesOf } from "./operator-accounts";

/** Tells keys from the tokens of logins, and lets scanners for leaked secrets find them. */
const prefix = "dsk_";
/** `last_used_at` is written at most this often (ms). */
const usedIntervalMs = 3_600_000;

export const isApiKey = (token: string): boolean => token.startsWith(prefix);

export interface NewApiKey {
  name: string;
  /** Slugs; none: every store, and parcels. */
  storeSlugs: readonly string[];
  mayWrite: boolean;
}

/** Makes a key and returns it; only its hash is stored. Throws a StartError for a name that is taken or an unknown store. */
export function addApiKey(context: ServerContext, wanted: NewApiKey): Promise<string> {
  const name = cleanName(wanted.name);
  if (name === "") throw new StartError("A key needs a name.");
  const { storeSlugs, mayWrite } = wanted;
  const now = context.clock.now();
  const key = prefix + randomBytes(32).toString("base64url");
  return transact(context.database, async (tx) => {
    const storeIds = await storesOf(tx, storeSlugs);
    const role = storeIds.length > 0 ? "store" : "dispatcher";
    const [operator] = await tx
      .insert(operators)
      .values({ name, email: null, role, createdAt: now, updatedAt: now })
      .returning({ id: operators.id });
    if (!operator) throw new Error("The key's operator was not written.");
    if (storeIds.length > 0)
      await tx
        .insert(operatorStores)
        .values(storeIds.map((storeId) => ({ operatorId: operator.id, storeId })));
    const added = await tx
      .insert(apiKeys)
      .values({ tokenHash: tokenHashOf(key), operatorId: operator.id, name, mayWrite, createdAt: now })
      .onConflictDoNothing({ target: apiKeys.name })
      .returning({ name: apiKeys.name });
    if (added.length === 0) throw new StartError(`There is a key ${name} already.`);
    await writeAudit(tx, { now, action: "key_added", after: { name, stores: [...storeSlugs], mayWrite } });
    return key;
  });
}

/** Ends a key and the streams that it holds open; what it did stays in the audit log. Throws a StartError. */
export function removeApiKey(context: ServerContext, typed: string): Promise<void> {
  const name = cleanName(typed);
  return transact(context.database, async (tx) => {
    const [removed] = await tx.delete(apiKeys).where(eq(apiKeys.name, name)).returning();
    if (!removed) throw new StartError(`There is no key ${name}.`);
    await tx.delete(operators).where(eq(operators.id, removed.operatorId));
    await writeAudit(tx, { now: context.clock.now(), action: "key_removed", before: { name } });
  });
}

/** A key as the list shows it. */
export interface ListedApiKey {
  name: string;
  /** Slugs; none: every store. */
  stores: string[];
  mayWrite: boolean;
  /** To the hour; null: never. */
  lastUsedAt: Date | null;
}

/** Every key, by its name. */
export async function listApiKeys({ database }: ServerContext): Promise<ListedApiKey[]> {
  const rows = await database.select().from(apiKeys).orderBy(asc(apiKeys.name));
  const named = await database
    .select({ operatorId: operatorStores.operatorId, slug: stores.slug })
    .from(operatorStores)
    .innerJoin(stores, eq(stores.id, operatorStores.storeId))
    .orderBy(asc(stores.slug));
  return rows.map(({ operatorId, name, mayWrite, lastUsedAt }) => ({
    name,
    stores: named.filter((row) => row.operatorId === operatorId).map(({ slug }) => slug),
    mayWrite,
    lastUsedAt,
  }));
}

/** The operator that a key stands for, and that it was used now. Null for an unknown one. */
export async function touchApiKey(
  database: Queryable,
  key: string,
  now: Date,
): Promise<{ operator: Operator; tokenHash: string; key: { mayWrite: boolean } } | null> {
  const tokenHash = tokenHashOf(key);
  const longAgo = new Date(now.getTime() - usedIntervalMs).toISOString();
  const [row] = rowsOf<{
    id: number;
    name: string;
    role: Operator["role"];
    may_write: boolean;
    unused: boolean;
    store_ids: number[] | null;
  }>(
    await database.execute(sql`
      ${fixedPlan} select o.id, o.name, o.role, k.may_write,
        coalesce(k.last_used_at < ${longAgo}::timestamptz, true) as unused,
        (select json_agg(store_id order by store_id) from operator_stores where operator_id = o.id) as store_ids
      from api_keys k join operators o on o.id = k.operator_id where k.token_hash = ${tokenHash}`),
  );
  if (!row) return null;
  if (row.unused)
    await database.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.tokenHash, tokenHash));
  const storeIds = row.role === "store" ? (row.store_ids ?? []) : null;
  const operator = { id: row.id, name: row.name, email: "", role: row.role, storeIds };
  return { operator, tokenHash, key: { mayWrite: row.may_write } };
}
