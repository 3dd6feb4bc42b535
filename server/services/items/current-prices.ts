/** The prices that lists are sorted and filtered by: what a shopper pays for one piece now, whatever else is ordered. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { discountRuns, momentOf, saleRuns } from "../opening-hours/shop-clock";
import type { ShopView } from "../settings/shop-view";

// As arrays, of which the database expects few values: for a join with so many rows as it fears it reads all items of the shop.
const ofStoreWide = sql`i.store_id = any(array(select store_id from store_wide))`;

/**
 * Brings the prices of items up to date whose flash sale or store-wide discount has begun or ended; returns how many have
 * changed. A store-wide discount with a minimum or a cap is part of no price. The item's own discount is a trigger's.
 */
export async function renewCurrentPrices(
  database: Queryable,
  view: Pick<ShopView, "now" | "timeZone">,
): Promise<number> {
  const moment = momentOf(view);
  const rows = rowsOf<{ id: number }>(
    await database.execute(sql`
      with on_sale as (
        select distinct on (fi.item_id) fi.item_id, fi.discount, fi.discount_type
        from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id and ${saleRuns(moment)}
        where fi.available_stock > 0 order by fi.item_id, f.id
      ), store_wide as (
        select d.store_id, d.percent from store_discounts d
        where d.minimum_purchase = 0 and d.maximum_discount = 0 and ${discountRuns(moment)}
      ), touched as materialized (
        select item_id as id from on_sale
        union select i.id from items i where i.active and ${ofStoreWide}
        union select i.id from items i where not i.active and ${ofStoreWide}
        union select i.id from items i
          where i.current_price <> discounted_price(i.price, i.discount, i.discount_type)
      ), priced as (
        select i.id, discounted_price(i.price,
          coalesce(on_sale.discount, store_wide.percent, i.discount),
          case when on_sale.item_id is not null then on_sale.discount_type
            when store_wide.store_id is not null then 'percent' else i.discount_type end) as price
        from items i
        left join on_sale on on_sale.item_id = i.id
        left join store_wide on store_wide.store_id = i.store_id
        where i.id = any(array(select id from touched))
      )
      update items set current_price = priced.price from priced
      where items.id = priced.id and items.current_price <> priced.price
      returning items.id`),
  );
  return rows.length;
}
