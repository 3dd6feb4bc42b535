/** Finds the items of one store for a text. They are few, so their terms are compared one by one. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { everywhere, type Grade, gradeCondition } from "./match-ranking";
import type { ParsedQuery } from "./parse-query";

const computed = { terms: sql`own.terms`, described: sql`own.described` };

/** Ids of the store's items that hold every word, or where none does any; the best matches first. */
export async function findInStore(
  database: Queryable,
  { units }: ParsedQuery,
  storeId: number,
): Promise<{ ids: number[]; anyWord: boolean }> {
  const any = gradeCondition(units, "description", everywhere, computed, "any");
  // No item of the shop holds any of the words. PostgreSQL also refuses to sort by a constant.
  if (any === null) return { ids: [], anyWord: false };
  const conditionOf = (grade: Grade, how: "every" | "any" = "every") =>
    gradeCondition(units, grade, everywhere, computed, how);
  const none = sql`false`;
  const order = (["name", "label", "piece", "description"] as const).flatMap((grade) => {
    const condition = conditionOf(grade);
    return condition === null ? [] : [sql`${condition} desc`];
  });
  const rows = rowsOf<{ id: number; every: boolean }>(
    await database.execute(sql`
      select own.id, ${conditionOf("description") ?? none} as every from (
        select i.id, i.order_count,
          search_terms(0, 0, i.name, i.translations, i.generic_names, i.tags, i.brand_id, i.condition_id,
            i.category_id, i.parent_category_id) as terms,
          description_terms(0, 0, i.description, i.translations) as described
        from items i where i.store_id = ${storeId} and i.active offset 0) as own
      where ${conditionOf("piece", "any") ?? none} or ${conditionOf("description") ?? none}
      order by ${sql.join([...order, sql`own.order_count desc, own.id desc`], sql`, `)}`),
  );
  const every = rows.filter((row) => row.every);
  return every.length > 0
    ? { ids: every.map(({ id }) => id), anyWord: false }
    : { ids: rows.map(({ id }) => id), anyWord: rows.length > 0 };
}
