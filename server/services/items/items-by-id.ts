/** Items as the wire shows them, wherever they appear: one query and one formatter. */
import { sql } from "drizzle-orm";
import type { Item, ModuleType } from "@/contract";
import { type ShopTime, shopTime } from "@/domain/availability";
import { toMajor, toPercent, toWireDiscount } from "@/domain/money";
import type { Queryable } from "../../context";
import { fixedPlan, isAnyOf } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import type { StoredChoice, StoredOptionGroup, Translations } from "../../db/schema";
import { hoursChange, type OpeningHours } from "../availability/hours-change";
import { discountRuns, insideWindow, isoInstant, momentOf, saleRuns } from "../availability/shop-clock";
import type { ShopView } from "../settings/shop-view";
import { pictureUrl, translated, translatedList } from "../translations/translated-columns";

interface ItemRow {
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

async function readRows(database: Queryable, ids: readonly number[], view: ShopView): Promise<ItemRow[]> {
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

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const noGroups: StoredOptionGroup[] = [];

/** Units have no table: a number that is the same for the same unit. */
function unitId(unit: string): number {
  let id = 7;
  for (const letter of unit) id = (id * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return id + 1;
}

function optionGroups(groups: readonly StoredOptionGroup[], view: ShopView): Item["food_variations"] {
  return groups.map((group) => {
    const texts = group.translations?.[view.language];
    return {
      name: texts?.name ?? group.name,
      type: group.type,
      min: String(group.min),
      max: String(group.max),
      required: group.required ? "on" : "off",
      values: group.values.map((value, index) => ({
        label: texts?.labels[index] ?? value.label,
        optionPrice: String(toMajor(value.price, view.digits)),
      })),
    };
  });
}

/** Whether the store takes orders now; one that is switched off does not open by its hours. */
function storeState(row: ItemRow, now: ShopTime): Pick<Item, "store_open" | "store_changes_at"> {
  if (!row.store_active) return { store_open: false, store_changes_at: null };
  const { open, changesAt } = hoursChange(row.store_hours ?? [], now);
  return { store_open: open, store_changes_at: changesAt };
}

function format(row: ItemRow, view: ShopView, now: ShopTime): Item {
  const { language, digits } = view;
  const texts = (column: string, english: string) => translated(english, row.translations, column, language);
  const list = (column: string, english: string[]) =>
    translatedList(english, row.translations, column, language);
  const parent = translated(row.parent_name, row.parent_translations, "name", language);
  const category = translated(row.category_name, row.category_translations, "name", language);
  const onSale = row.sale_discount !== null && row.sale_type !== null;
  const discountType = onSale && row.sale_type !== null ? row.sale_type : row.discount_type;
  const pictures = row.images.length > 0 ? row.images : row.image ? [row.image] : [];
  return {
    id: row.id,
    name: texts("name", row.name),
    slug: row.slug,
    description: translated(row.description, row.translations, "description", language),
    image: row.image,
    image_full_url: pictureUrl(row.image),
    images: pictures,
    images_full_url: pictures.flatMap((key) => pictureUrl(key) ?? []),
    category_id: row.category_id,
    category_ids:
      row.parent_category_id === row.category_id
        ? [{ id: String(row.category_id), position: 1, name: category }]
        : [
            { id: String(row.parent_category_id), position: 1, name: parent },
            { id: String(row.category_id), position: 2, name: category },
          ],
    variations: (row.variations ?? []).map((variation) => ({
      type: variation.type,
      price: toMajor(variation.price, digits),
      stock: variation.stock,
    })),
    food_variations: optionGroups(row.option_groups ?? noGroups, view),
    attributes: row.choices.map((_, index) => index + 1),
    choice_options: row.choices.map((choice) => ({
      name: choice.name,
      title: choice.titles?.[language] ?? choice.title,
      options: choice.options,
    })),
    add_ons: (row.add_ons ?? []).map((addOn) => ({
      id: addOn.id,
      name: translated(addOn.name, addOn.translations, "name", language),
      price: toMajor(addOn.price, digits),
      store_id: addOn.store_id,
    })),
    price: toMajor(row.price, digits),
    tax: toPercent(row.store_tax),
    tax_type: "percent",
    discount: toWireDiscount(
      { type: discountType, value: onSale ? (row.sale_discount ?? 0) : row.discount },
      digits,
    ),
    discount_type: discountType,
    available_time_starts: row.available_from,
    available_time_ends: row.available_to,
    veg: flag(row.veg),
    organic: flag(row.organic),
    is_halal: flag(row.halal),
    halal_tag_status: flag(row.store_halal),
    is_prescription_required: flag(row.prescription_required),
    recommended: flag(row.recommended),
    status: flag(row.active),
    store_id: row.store_id,
    store_name: translated(row.store_name, row.store_translations, "name", language),
    module_id: row.module_id,
    module_type: row.module_type,
    zone_id: row.zone_id,
    // A flash sale goes before the store-wide discount.
    store_discount: onSale ? 0 : toPercent(row.store_percent ?? 0),
    store_discount_min_purchase: onSale ? 0 : toMajor(row.store_minimum ?? 0, digits),
    store_discount_max_discount: onSale ? 0 : toMajor(row.store_maximum ?? 0, digits),
    flash_sale: flag(onSale),
    schedule_order: row.schedule_order,
    stock: row.stock,
    maximum_cart_quantity: row.maximum_cart_quantity,
    unit_type: translated(row.unit, row.translations, "unit", language),
    unit: row.unit === null ? null : { id: unitId(row.unit), unit: texts("unit", row.unit) },
    avg_rating: row.average_rating,
    rating_count: row.rating_count,
    generic_name: list("generic_names", row.generic_names),
    nutritions_name: list("nutrition", row.nutrition),
    allergies_name: list("allergies", row.allergies),
    tags: list("tags", row.tags).map((tag, index) => ({ id: index + 1, tag })),
    brand_id: row.brand_id,
    available_now: row.available_now,
    ...storeState(row, now),
    module: {
      id: row.module_id,
      module_name: translated(row.module_name, row.module_translations, "name", language),
      module_type: row.module_type,
    },
    storage: [],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Items by id, also those no longer on sale (status 0); ids that do not exist are left out. */
export async function itemsById(
  database: Queryable,
  ids: readonly number[],
  view: ShopView,
): Promise<Map<number, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(database, ids, view);
  const now = shopTime(view.now, view.timeZone);
  return new Map(rows.map((row) => [row.id, format(row, view, now)]));
}
