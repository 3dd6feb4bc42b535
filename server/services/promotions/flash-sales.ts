import { type SQL, sql } from "drizzle-orm";
import type { FlashSale, FlashSaleItem, FlashSalePage } from "@/contract/calls/promotions";
import { type Discount, lineDiscount } from "@/domain/item-price";
import { toMajor, toMinor, toPercent, toWireDiscount } from "@/domain/money";
import type { Queryable } from "../../context";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { type ItemRows, itemRowsOf } from "../items/item-rows";
import { formatItems } from "../items/items-by-id";
import { isoInstant, momentOf, saleRuns } from "../opening-hours/shop-clock";
import type { PageRequest } from "../paging/list-query";
import type { ShopView } from "../settings/shop-view";
import { translated } from "../translations/translated-columns";
import type { ServedZone } from "../zones/served-zones";

interface SaleRow {
  id: number;
  title: string;
  translations: Translations;
  module_id: number;
  starts_at: string;
  ends_at: string;
  admin_share: number;
  vendor_share: number;
}

interface SaleItemRow {
  id: number;
  flash_sale_id: number;
  item_id: number;
  stock: number;
  sold: number;
  available_stock: number;
  discount: number;
  discount_type: "percent" | "amount";
}

function saleQuery(where: SQL, view: ShopView): SQL {
  return sql`
    select f.id, f.title, f.translations, f.module_id, ${isoInstant(sql`f.starts_at`)} as starts_at,
      ${isoInstant(sql`f.ends_at`)} as ends_at, f.admin_share, f.vendor_share
    from flash_sales f where ${saleRuns(momentOf(view))} and ${where} order by f.id limit 1`;
}

const formatSale = (row: SaleRow, view: ShopView): FlashSalePage["flash_sale"] => ({
  id: row.id,
  title: translated(row.title, row.translations, "title", view.language),
  start_date: row.starts_at,
  end_date: row.ends_at,
  is_publish: 1,
  module_id: row.module_id,
  admin_discount_percentage: toPercent(row.admin_share),
  vendor_discount_percentage: toPercent(row.vendor_share),
});

/** Items of the sale of the row `sale`. `left`: only what can still be had. */
function itemsOnSale(served: readonly ServedZone[], left: boolean): SQL {
  const zones = [...new Set(served.map((zone) => zone.zoneId))];
  return sql`from sale join flash_sale_items fi on fi.flash_sale_id = sale.id
    join items i on i.id = fi.item_id and i.active
    join stores s on s.id = i.store_id and s.status
    where ${left ? sql`fi.available_stock > 0 and` : sql``}
      ${zones.length > 0 ? sql`i.zone_id in ${zones}` : sql`false`}`;
}

interface ReadSale extends SaleRow {
  total: number;
  sale_items: SaleItemRow[];
  items: ItemRows | null;
}

/** A running sale with a page of its items, in one call of the database; null when there is none. */
async function readSale(
  database: Queryable,
  where: SQL,
  served: readonly ServedZone[],
  page: PageRequest & { left: boolean },
  view: ShopView,
): Promise<ReadSale | null> {
  const [row] = rowsOf<ReadSale>(
    await database.execute(sql`
      with sale as materialized (${saleQuery(where, view)}), shown_items as materialized (
        select fi.id, fi.flash_sale_id, fi.item_id, fi.stock, fi.sold, fi.available_stock, fi.discount, fi.discount_type
        ${itemsOnSale(served, page.left)}
        order by fi.available_stock = 0, fi.id limit ${page.limit} offset ${(page.offset - 1) * page.limit})
      select sale.*, (select count(*)::int ${itemsOnSale(served, true)}) as total,
        ${jsonRows(sql`select * from shown_items`)} as sale_items,
        ${itemRowsOf(sql`array(select item_id from shown_items)`, view)} as items
      from sale`),
  );
  return row ?? null;
}

function formatSaleItems(sale: ReadSale, view: ShopView): FlashSaleItem[] {
  const items = formatItems(sale.items, view);
  return sale.sale_items.flatMap((row): FlashSaleItem[] => {
    const item = items.get(row.item_id);
    if (!item) return [];
    const price = toMinor(item.price, view.digits);
    const discount: Discount = { type: row.discount_type, value: row.discount };
    const off = lineDiscount(price, 1, discount);
    return [
      {
        id: row.id,
        flash_sale_id: row.flash_sale_id,
        item_id: row.item_id,
        stock: row.stock,
        sold: row.sold,
        available_stock: row.available_stock,
        discount_type: row.discount_type,
        discount: toWireDiscount({ type: row.discount_type, value: row.discount }, view.digits),
        discount_amount: toMajor(off, view.digits),
        price: toMajor(price - off, view.digits),
        status: 1,
        item,
      },
    ];
  });
}

const maxActiveItems = 50;

/** GET /flash-sales: the running sale of the module with its items, those that are gone last, or null. */
export async function runningFlashSale(
  database: Queryable,
  moduleId: number,
  served: readonly ServedZone[],
  view: ShopView,
): Promise<FlashSale | null> {
  const sale = await readSale(
    database,
    sql`f.module_id = ${moduleId}`,
    served,
    { limit: maxActiveItems, offset: 1, left: false },
    view,
  );
  return sale && { ...formatSale(sale, view), active_products: formatSaleItems(sale, view) };
}

/** GET /flash-sales/items; null when that sale does not run. */
export async function flashSaleItems(
  database: Queryable,
  saleId: number,
  served: readonly ServedZone[],
  page: PageRequest,
  view: ShopView,
): Promise<FlashSalePage | null> {
  const sale = await readSale(database, sql`f.id = ${saleId}`, served, { ...page, left: true }, view);
  return (
    sale && {
      total_size: sale.total,
      limit: page.limit,
      offset: page.offset,
      flash_sale: formatSale(sale, view),
      products: formatSaleItems(sale, view),
    }
  );
}
