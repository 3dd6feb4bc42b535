import { desc, inArray, lt } from "drizzle-orm";
import type { BoardAudit } from "@/contract/calls/board-audit";
import type { Language, Queryable } from "../../context";
import { auditLog, couriers, items } from "../../db/schema";
import { courierName } from "../couriers/courier";
import { translated } from "../translations/translated-columns";

const pageSize = 50;

type Entry = typeof auditLog.$inferSelect;

/** Names of the items, in a language, by their ids. */
async function itemNames(database: Queryable, entries: readonly Entry[], language: Language) {
  const ids = [...new Set(entries.flatMap(({ itemId }) => itemId ?? []))];
  const found = await database
    .select({ id: items.id, name: items.name, translations: items.translations })
    .from(items)
    .where(inArray(items.id, ids));
  return new Map(
    found.map(({ id, name, translations }) => [id, translated(name, translations, "name", language)]),
  );
}

/** Names of the couriers that the values of entries name, by their ids. */
async function courierNames(database: Queryable, entries: readonly Entry[]) {
  const ids = entries.flatMap(({ before, after }) =>
    [before?.courier_id, after?.courier_id].filter((id): id is number => typeof id === "number"),
  );
  const found = await database
    .select({ id: couriers.id, firstName: couriers.firstName, lastName: couriers.lastName })
    .from(couriers)
    .where(inArray(couriers.id, [...new Set(ids)]));
  return new Map(found.map((courier) => [courier.id, courierName(courier)]));
}

const couriersOf = ({ before, after }: Entry, names: ReadonlyMap<number, string>) =>
  [...new Set([before?.courier_id, after?.courier_id])].flatMap((id) => {
    const name = typeof id === "number" ? names.get(id) : undefined;
    return name === undefined ? [] : [{ id: id as number, name }];
  });

/** GET /board/audit: who did what, newest first. */
export async function listAudit(
  database: Queryable,
  { before, language }: { before: number | undefined; language: Language },
): Promise<BoardAudit> {
  const found = await database
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  const named = await itemNames(database, shown, language);
  const people = await courierNames(database, shown);
  return {
    entries: shown.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.operatorName,
      action: entry.action,
      order_id: entry.orderId,
      store_id: entry.storeId,
      item_id: entry.itemId,
      item_name: entry.itemId === null ? null : (named.get(entry.itemId) ?? null),
      before: entry.before,
      after: entry.after,
      couriers: couriersOf(entry, people),
    })),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}
