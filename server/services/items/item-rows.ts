/** Everything of items that the wire shows, in one query. */
import { sql } from "drizzle-orm";
import type { ModuleType } from "@/contract";
import type { Queryable } from "../../context";
import { fixedPlan, isAnyOf } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import type { StoredChoice, StoredOptionGroup, Translations } from "../../db/schema";
import type { OpeningHours } from "../availability/hours-change";
import { discountRuns, insideWindow, isoInstant, momentOf, saleRuns } from "../availability/shop-clock";
import type { ShopView } from "../settings/shop-view";

/** Money in the smallest unit, percentages in basis points; the columns of a discount or sale are null where none runs. */
export interface ItemRow {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  translations: Translations;
  image: string | null;
  images: string[];
  store_id: number;
  module_id: number;
  zone_id: number;
  category_id: number;
  parent_category_id: number;
  brand_id: number | null;
  price: number;
  discount: number;
  discount_type: "percent" | "amount";
  option_groups: StoredOptionGroup[];
  choices: StoredChoice[];
  available_from: string;
  available_to: string;
  available_now: boolean;
  veg: boolean;
  organic: boolean;
  halal: boolean;
  prescription_required: boolean;
  recommended: boolean;
  active: boolean;
  stock: number;
  maximum_cart_quantity: number | null;
  unit: string | null;
  average_rating: number;
  rating_count: number;
  generic_names: string[];
  nutrition: string[];
  allergies: string[];
  tags: string[];
  created_at: string;
  updated_at: string;
  store_name: string;
  store_translations: Translations;
  store_active: boolean;
  store_hours: OpeningHours[] | null;
  schedule_order: boolean;
  store_tax: number;
  store_halal: boolean;
  module_name: string;
  module_type: ModuleType;
  module_translations: Translations;
  category_name: string;
  category_translations: Translations;
  parent_name: string;
  parent_translations: Translations;
  store_percent: number | null;
  store_minimum: number | null;
  store_maximum: number | null;
  sale_discount: number | null;
  sale_type: "percent" | "amount" | null;
  variations: { type: string; price: number; stock: number }[] | null;
  add_ons: { id: number; name: string; translations: Translations; price: number; store_id: number }[] | null;
}

/** The rows of the ids that exist, in no order. */
export async function readItemRows(
  database: Queryable,
  ids: readonly number[],
  view: ShopView,
): Promise<ItemRow[]> {
  const moment = momentOf(view);
  return rowsOf<ItemRow>(
    await database.execute(sql`
      ${fixedPlan} select i.id, i.slug, i.name, i.description, i.translations, i.image, i.images, i.store_id, i.module_id,
        i.zone_id, i.category_id, i.parent_category_id, i.brand_id, i.price, i.discount, i.discount_type,
        i.option_groups, i.choices, i.available_from::text as available_from, i.available_to::text as available_to,
        ${insideWindow(sql`i.available_from`, sql`i.available_to`, moment)} as available_now,
        i.veg, i.organic, i.halal, i.prescription_required, i.recommended, i.active, i.stock,
        i.maximum_cart_quantity, i.unit, i.average_rating, i.rating_count, i.generic_names, i.nutrition,
        i.allergies, i.tags, ${isoInstant(sql`i.created_at`)} as created_at,
        ${isoInstant(sql`i.updated_at`)} as updated_at,
        s.name as store_name, s.translations as store_translations, s.schedule_order, s.tax as store_tax,
        s.active as store_active,
        (select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes))
          from store_schedules h where h.store_id = s.id) as store_hours,
        s.halal as store_halal, m.name as module_name, m.type as module_type,
        m.translations as module_translations, c.name as category_name, c.translations as category_translations,
        p.name as parent_name, p.translations as parent_translations, d.percent as store_percent,
        d.minimum_purchase as store_minimum, d.maximum_discount as store_maximum,
        sale.discount as sale_discount, sale.discount_type as sale_type,
        (select json_agg(json_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position, v.id)
          from item_variations v where v.item_id = i.id) as variations,
        (select json_agg(json_build_object('id', a.id, 'name', a.name, 'translations', a.translations, 'price', a.price,
            'store_id', a.store_id) order by a.id)
          from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active
          where ia.item_id = i.id) as add_ons
      from items i
      join stores s on s.id = i.store_id
      join modules m on m.id = i.module_id
      join categories c on c.id = i.category_id
      join categories p on p.id = i.parent_category_id
      left join store_discounts d on d.store_id = i.store_id and ${discountRuns(moment)}
      left join lateral (
        select fi.discount, fi.discount_type from flash_sale_items fi
        join flash_sales f on f.id = fi.flash_sale_id and ${saleRuns(moment)}
        where fi.item_id = i.id and fi.available_stock > 0 order by f.id limit 1) sale on true
      where ${isAnyOf(sql`i.id`, ids)}`),
  );
}
