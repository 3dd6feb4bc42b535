/** Takes the demo out of a database that goes on without it. What real people ordered stays readable. */
import { and, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { runningStatuses } from "@/domain/status-groups";
import type { ServerContext, Transaction } from "../../context";
import { StartError } from "../../core/errors";
import { rowsOf } from "../../db/rows";
import { cartLines, orders, settings } from "../../db/schema";
import { transact } from "../../db/transact";
import { cancelAndRestore } from "../orders/cancel-order";
import { removeUnusedSearchWords } from "../search/unused-words";
import { readSetting } from "../settings/settings";
import { demoDayKey, demoRowsKey, isFilledByDemo } from "./demo-rows";

export interface DemoRemoval {
  /** Rows deleted. */
  deleted: number;
  /** Rows that stay, switched off, because orders of real people or rows of the shop's own point at them. */
  kept: number;
  /** Orders that were still under way, at the demo's stores or of its account, and were canceled. */
  canceledOrders: number;
  /** The demo was filled by an older version, which did not note its rows: only its account was removed. */
  accountOnly: boolean;
}

/** Highest id of the demo's rows in a table. */
type LastIds = (table: string) => number;

/** Every seed wrote its one account first, into an empty table. */
const accountRows = { customers: 1 };

async function readLastIds(
  tx: Transaction,
): Promise<{ tables: string[]; lastId: LastIds; accountOnly: boolean }> {
  const stored = await readSetting(tx, demoRowsKey);
  const hasRows = typeof stored === "object" && stored !== null;
  if (!hasRows && !(await isFilledByDemo(tx))) throw new StartError("There is no demo in this database.");
  const ids = new Map(
    Object.entries(hasRows ? stored : accountRows).map(([table, id]) => [table, Number(id)]),
  );
  return { tables: [...ids.keys()], lastId: (table) => ids.get(table) ?? 0, accountOnly: !hasRows };
}

/** Cancels what is under way, then deletes the orders of the demo's account and every cart line of a demo item. */
async function endOrdersAndCarts(tx: Transaction, context: ServerContext, lastId: LastIds): Promise<number> {
  const ofDemoAccount = lte(orders.customerId, lastId("customers"));
  const unfinished = await tx
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...runningStatuses]),
        or(lte(orders.storeId, lastId("stores")), ofDemoAccount),
      ),
    )
    .for("update");
  for (const order of unfinished) {
    await cancelAndRestore(tx, context, order, {
      now: context.clock.now(),
      reason: null,
      note: null,
      by: "admin",
    });
  }
  await tx.delete(orders).where(ofDemoAccount);
  await tx
    .delete(cartLines)
    .where(or(lte(cartLines.itemId, lastId("items")), lte(cartLines.storeId, lastId("stores"))));
  return unfinished.length;
}

/** Hides everything of the demo, except modules, zones and categories that the shop's own rows use too. */
async function switchOff(tx: Transaction, lastId: LastIds): Promise<void> {
  const unusedByOwnStores = (column: string) =>
    sql`not exists (select 1 from stores s where s.id > ${lastId("stores")} and s.${sql.raw(column)} = r.id)`;
  const unusedByOwnItems = sql`not exists (select 1 from items i where i.id > ${lastId("items")}
    and (i.category_id = r.id or i.parent_category_id = r.id))`;
  const changes: readonly [table: string, set: SQL, where?: SQL][] = [
    ["items", sql`active = false, brand_id = null, condition_id = null`],
    ["stores", sql`status = false, active = false`],
    ["couriers", sql`active = false`],
    ["categories", sql`active = false`, unusedByOwnItems],
    ["modules", sql`active = false`, unusedByOwnStores("module_id")],
    ["zones", sql`active = false`, unusedByOwnStores("zone_id")],
  ];
  for (const [table, set, where = sql`true`] of changes) {
    await tx.execute(
      sql`update ${sql.identifier(table)} r set ${set} where r.id <= ${lastId(table)} and ${where}`,
    );
  }
  await tx.execute(sql`
    delete from module_zones r where r.module_id <= ${lastId("modules")} and r.zone_id <= ${lastId("zones")}
      and not exists (select 1 from stores s where s.id > ${lastId("stores")}
        and s.module_id = r.module_id and s.zone_id = r.zone_id)`);
}

interface Reference {
  child: string;
  column: string;
  parent: string;
}

/** The columns that keep a row from being deleted. */
function readReferences(tx: Transaction): Promise<Reference[]> {
  return tx
    .execute(sql`
      select child.relname as child, attribute.attname as column, parent.relname as parent
      from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      join pg_namespace n on n.oid = child.relnamespace
      join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
      where contype = 'f' and confdeltype = 'a' and n.nspname = 'public'`)
    .then(rowsOf<Reference>);
}

/** Deletes the demo's rows that nothing points at any more, table by table, until none is left. */
async function deleteUnreferenced(
  tx: Transaction,
  tables: readonly string[],
  lastId: LastIds,
): Promise<number> {
  const references = await readReferences(tx);
  let deleted = 0;
  for (;;) {
    const before = deleted;
    for (const table of tables) {
      const unreferenced = references
        .filter(({ parent }) => parent === table)
        .map(
          ({ child, column }) =>
            sql`and not exists (select 1 from ${sql.identifier(child)} c where c.${sql.identifier(column)} = r.id)`,
        );
      const rows = await tx.execute(sql`
        delete from ${sql.identifier(table)} r where r.id <= ${lastId(table)} ${sql.join(unreferenced, sql` `)}
        returning 1`);
      deleted += rowsOf(rows).length;
    }
    if (deleted === before) return deleted;
  }
}

async function countRows(tx: Transaction, tables: readonly string[], lastId: LastIds): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const [row] = rowsOf<{ rows: number }>(
      await tx.execute(
        sql`select count(*)::int as rows from ${sql.identifier(table)} where id <= ${lastId(table)}`,
      ),
    );
    count += row?.rows ?? 0;
  }
  return count;
}

/** The seed wrote all its settings in one transaction, so what has another time was changed since and stays. */
async function deleteSeededSettings(tx: Transaction): Promise<void> {
  const seededAt = sql`(select updated_at from settings where key = ${demoRowsKey})`;
  await tx
    .delete(settings)
    .where(or(sql`${settings.updatedAt} = ${seededAt}`, inArray(settings.key, [demoDayKey, demoRowsKey])));
}

/**
 * Removes the demo in one transaction: its account with all that belongs to it, its catalogue, promotions, zones and
 * settings. Orders of real people stay with what they show. Of a demo that did not note its rows only the account goes,
 * whose password everybody knows. Throws a StartError when there is no demo to remove.
 */
export function removeDemo(context: ServerContext): Promise<DemoRemoval> {
  return transact(context.database, async (tx) => {
    const { tables, lastId, accountOnly } = await readLastIds(tx);
    const canceledOrders = await endOrdersAndCarts(tx, context, lastId);
    await switchOff(tx, lastId);
    // Modules go only when no word of the search belongs to them.
    await removeUnusedSearchWords(tx);
    const deleted = await deleteUnreferenced(tx, tables, lastId);
    await deleteSeededSettings(tx);
    return { deleted, kept: await countRows(tx, tables, lastId), canceledOrders, accountOnly };
  });
}
