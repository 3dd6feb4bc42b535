/** The demo never ends: everything dated moves on with the calendar. */
import { sql } from "drizzle-orm";
import { shopTime } from "@/domain/shop-time";
import type { SeedTarget } from "../../server/ports";
import {
  daysBetween,
  demoDayKey,
  readSetting,
  type Transaction,
  transact,
  writeSetting,
} from "../../server/seeding";
import { demoFlashSales, demoItems } from "../catalogue";

/** Tables of the demo with a first and a last day. */
const dated = [
  ["campaigns", "start_date", "end_date"],
  ["item_campaigns", "start_date", "end_date"],
  ["advertisements", "start_date", "end_date"],
  ["store_discounts", "start_date", "end_date"],
  ["coupons", "start_date", "expire_date"],
  ["cashback_offers", "start_date", "end_date"],
] as const;

/** Fills stock up to the numbers of the first day. Stock that an operator added stays. */
async function restock(tx: Transaction): Promise<void> {
  const itemStock = demoItems.map(({ slug, stock }) => ({ slug, stock }));
  await tx.execute(sql`
    update items i set stock = d.stock
    from jsonb_to_recordset(${JSON.stringify(itemStock)}::jsonb) as d (slug text, stock int)
    where i.slug = d.slug and i.stock < d.stock`);
  const variationStock = demoItems.flatMap(({ slug, variations }) =>
    variations.map(({ type, stock }) => ({ slug, type, stock })),
  );
  await tx.execute(sql`
    update item_variations v set stock = d.stock
    from jsonb_to_recordset(${JSON.stringify(variationStock)}::jsonb) as d (slug text, type text, stock int)
    join items i on i.slug = d.slug
    where v.item_id = i.id and v.type = d.type and v.stock < d.stock`);
  const saleStock = demoFlashSales.flatMap((sale, index) =>
    sale.items.map(({ item, stock, sold }) => ({ sale: index + 1, slug: item, stock, sold })),
  );
  await tx.execute(sql`
    update flash_sale_items f set sold = d.sold, available_stock = d.stock - d.sold
    from jsonb_to_recordset(${JSON.stringify(saleStock)}::jsonb) as d (sale int, slug text, stock int, sold int)
    join items i on i.slug = d.slug
    where f.flash_sale_id = d.sale and f.item_id = i.id and f.available_stock < d.stock - d.sold`);
}

/**
 * Moves campaigns, flash sales, advertisements, coupons and store discounts on by the days that have passed since the
 * last move and returns how many. A database without the demo's day is left alone.
 */
export function moveToToday({ database, clock, timeZones }: SeedTarget): Promise<number> {
  const today = shopTime(clock.now(), timeZones.shop).date;
  return transact(database, async (tx) => {
    // Otherwise two processes at the same time would move everything twice.
    await tx.execute(sql`select 1 from settings where key = ${demoDayKey} for update`);
    const last = await readSetting(tx, demoDayKey);
    if (typeof last !== "string") return 0;
    const days = daysBetween(last, today);
    if (!Number.isFinite(days) || days <= 0) return 0;
    for (const [table, first, end] of dated) {
      const [name, from, to] = [sql.raw(table), sql.raw(first), sql.raw(end)];
      await tx.execute(
        sql`update ${name} set ${from} = ${from} + ${days}::int, ${to} = ${to} + ${days}::int`,
      );
    }
    await tx.execute(sql`
      update flash_sales set starts_at = starts_at + make_interval(days => ${days}::int),
        ends_at = ends_at + make_interval(days => ${days}::int)`);
    await restock(tx);
    await writeSetting(tx, demoDayKey, today);
    return days;
  });
}
