/** A store's items as its board switches them. */
import { and, asc, eq, exists, gt, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BoardItem, BoardItems } from "@/contract/calls/board-items";
import { toMajor } from "@/domain/money";
import { countsStock } from "@/domain/quantity-limits";
import type { ServerContext } from "../../context";
import { addOns, categories, items, itemVariations, modules, soldOutOptions } from "../../db/schema";
import { type Operator, reaches } from "../operators/operator";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";

const pageSize = 100;

interface Marked {
  soldOut: boolean;
  soldOutUntil: Date | null;
}

const markOf = ({ soldOut, soldOutUntil }: Marked, now: Date) => {
  const lasts = soldOut && (soldOutUntil === null || soldOutUntil > now);
  return { sold_out: lasts, sold_out_until: lasts ? (soldOutUntil?.toISOString() ?? null) : null };
};

/** Where the next page begins: the last item's id and name. */
function placeAfter(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [, id, name] = /^(\d{1,9}):(.*)$/s.exec(after) ?? [];
  if (id === undefined || name === undefined) throw refuse("board_page_unknown");
  return sql`(${items.name}, ${items.id}) > (${name}::text, ${Number(id)}::int)`;
}

/** GET /board/items: what is on sale at a store, by name. 404 for a store of others. */
export async function listBoardItems(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  operator: Operator,
  query: { store_id: number; search?: string; sold_out?: boolean; after?: string },
): Promise<BoardItems> {
  const { store_id: storeId, search, sold_out: onlySoldOut, after } = query;
  if (!reaches(operator, storeId)) throw refuse("board_store_unknown");
  const now = clock.now();
  const instant = sql`${now.toISOString()}::timestamptz`;
  const lasts = (marked: PgColumn | SQL, until: PgColumn) =>
    sql`is_sold_out(${marked}, ${until}, ${instant})`;
  const variationGone = database
    .select({ id: itemVariations.id })
    .from(itemVariations)
    .where(
      and(eq(itemVariations.itemId, items.id), lasts(itemVariations.soldOut, itemVariations.soldOutUntil)),
    );
  const optionGone = database
    .select({ id: soldOutOptions.itemId })
    .from(soldOutOptions)
    .where(and(eq(soldOutOptions.itemId, items.id), lasts(sql`true`, soldOutOptions.until)));
  const words = search?.trim().replace(/[\\%_]/g, "\\$&");
  const found = await database
    .select({ item: items, category: categories.name, module: modules.type })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(
      and(
        eq(items.storeId, storeId),
        eq(items.active, true),
        words
          ? or(
              ilike(items.name, `%${words}%`),
              eq(items.sku, search?.trim() ?? ""),
              eq(items.barcode, search?.trim() ?? ""),
            )
          : undefined,
        onlySoldOut
          ? or(lasts(items.soldOut, items.soldOutUntil), exists(variationGone), exists(optionGone))
          : undefined,
        placeAfter(after),
      ),
    )
    .orderBy(asc(items.name), asc(items.id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  const ids = shown.map(({ item }) => item.id);
  const variations =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(itemVariations)
          .where(inArray(itemVariations.itemId, ids))
          .orderBy(asc(itemVariations.position), asc(itemVariations.id));
  const gone =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(soldOutOptions)
          .where(
            and(
              inArray(soldOutOptions.itemId, ids),
              or(sql`${soldOutOptions.until} is null`, gt(soldOutOptions.until, now)),
            ),
          );
  const digits = await readDigits(database);
  const offered = await database
    .select()
    .from(addOns)
    .where(and(eq(addOns.storeId, storeId), eq(addOns.active, true)))
    .orderBy(asc(addOns.name), asc(addOns.id));
  const last = found.length > pageSize ? shown.at(-1)?.item : undefined;
  return {
    items: shown.map(
      ({ item, category, module }): BoardItem => ({
        id: item.id,
        store_id: item.storeId,
        name: item.name,
        category,
        price: toMajor(item.price, digits),
        stock: countsStock(module as Parameters<typeof countsStock>[0]) ? item.stock : null,
        ...markOf(item, now),
        variations: variations
          .filter(({ itemId }) => itemId === item.id)
          .map((row) => ({
            id: row.id,
            type: row.type,
            price: toMajor(row.price, digits),
            stock: row.stock,
            ...markOf(row, now),
          })),
        options: item.optionGroups.flatMap(({ name, values }) =>
          values.map(({ label }) => {
            const mark = gone.find(
              (row) => row.itemId === item.id && row.groupName === name && row.label === label,
            );
            const marked = { soldOut: mark !== undefined, soldOutUntil: mark?.until ?? null };
            return { group: name, label, ...markOf(marked, now) };
          }),
        ),
      }),
    ),
    add_ons: offered.map((row) => ({
      id: row.id,
      name: row.name,
      price: toMajor(row.price, digits),
      ...markOf(row, now),
    })),
    next: last ? `${last.id}:${last.name}` : null,
  };
}
