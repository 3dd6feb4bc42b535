/** Finds the items of one store for a text. They are few, so their terms are compared one by one. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { everywhere, type Grade, gradeCondition } from "./grades";
import type { Understood } from "./understand";

const computed = { terms: sql`own.terms`, described: sql`own.described` };

/** Ids of the store's items that hold every word, or where none does any; the best matches first. */
export async function findInStore(
  database: Queryable,
  { units }: Understood,
  storeId: number,
): Promise<{ ids: number[]; anyWord: boolean }> {
  const conditionOf = (grade: Grade, how: "every" | "any" = "every") =>
    gradeCondition(units, grade, everywhere, computed, how) ?? sql`false`;
  const rows = rowsOf<{ id: number; every: boolean }>(
    await database.execute(sql`
      select own.id, ${conditionOf("description")} as every from (
        select i.id, i.order_count,
          search_terms(0, 0, i.name, i.translations, i.generic_names, i.tags, i.brand_id, i.condition_id,
            i.category_id, i.parent_category_id) as terms,
          description_terms(0, 0, i.description, i.translations) as described
        from items i where i.store_id = ${storeId} and i.active offset 0) as own
      where ${conditionOf("piece", "any")} or ${conditionOf("description")}
      order by ${conditionOf("name")} desc, ${conditionOf("label")} desc, ${conditionOf("piece")} desc,
        ${conditionOf("description")} desc, own.order_count desc, own.id desc`),
  );
  const every = rows.filter((row) => row.every);
  return every.length > 0
    ? { ids: every.map(({ id }) => id), anyWord: false }
    : { ids: rows.map(({ id }) => id), anyWord: rows.length > 0 };
}
