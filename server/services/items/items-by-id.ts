/** Items as the wire shows them, wherever they appear: one function of the database and one formatter. */
import { sql } from "drizzle-orm";
import type { Item } from "@/contract";
import { toMajor, toPercent, toWireDiscount } from "@/domain/money";
import type { ShopTime } from "@/domain/shop-time";
import type { Queryable } from "../../context";
import { idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import type { StoredChoice } from "../../db/schema";
import { hoursChange } from "../opening-hours/hours-change";
import { hoursOfWeek } from "../opening-hours/hours-of-week";
import { pauseOf } from "../opening-hours/pause";
import { shopTimeOf } from "../opening-hours/shop-clock";
import type { ShopView } from "../settings/shop-view";
import { readChoices, readColumns, readOptionGroups, readTexts, readTranslations } from "../stored-json";
import { pictureUrl, translated, translatedList } from "../translations/translated-columns";
import {
  type CategoryOfItems,
  type ItemRow,
  type ItemRows,
  itemRowsOf,
  type ModuleOfItems,
  type StoreOfItems,
} from "./item-rows";

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const jsonOfItems = {
  translations: readTranslations,
  images: readTexts,
  option_groups: readOptionGroups,
  choices: readChoices,
  generic_names: readTexts,
  nutrition: readTexts,
  allergies: readTexts,
  tags: readTexts,
};

/** Rows that an item names exist: the database allows no item without. */
function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("An item was read without its store, module or category.");
  return row;
}

/** Units have no table: a number that is the same for the same unit. */
function unitId(unit: string): number {
  let id = 7;
  for (const letter of unit) id = (id * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return id + 1;
}

function optionGroups(
  { option_groups: groups, sold_out_options: soldOut }: ItemRow,
  view: ShopView,
): Item["food_variations"] {
  const isSoldOut = (group: string, label: string) =>
    soldOut?.some((option) => option.group === group && option.label === label) === true;
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
        ...(isSoldOut(group.name, value.label) ? { sold_out: true } : {}),
      })),
    };
  });
}

/** The choices of a non-food item; what combinations are named after stays as it is in every language. */
export function choiceOptions(
  choices: readonly StoredChoice[],
  language: ShopView["language"],
): Item["choice_options"] {
  return choices.map((choice) => {
    const names = choice.optionNames?.[language];
    return {
      name: choice.name,
      title: choice.titles?.[language] ?? choice.title,
      options: choice.options,
      ...(names ? { option_names: names } : {}),
    };
  });
}

type StoreState = Pick<Item, "store_open" | "store_changes_at">;

/** Whether the store takes orders now; its hours do not open a store that is switched off. */
function storeState(store: StoreOfItems, view: ShopView, now: ShopTime): StoreState {
  const { active, hours, special_days } = store;
  if (!active) return { store_open: false, store_changes_at: null };
  const { open, changesAt } = hoursChange(
    hoursOfWeek(hours ?? [], special_days ?? [], now, pauseOf(store, view)),
    now,
  );
  return { store_open: open, store_changes_at: changesAt };
}

/** Rows that items name, by id, in the language of the view. */
interface Named {
  stores: ReadonlyMap<number, StoreOfItems & { state: StoreState }>;
  modules: ReadonlyMap<number, ModuleOfItems>;
  categories: ReadonlyMap<number, CategoryOfItems>;
}

function namedIn({ stores, modules, categories }: ItemRows, view: ShopView, now: ShopTime): Named {
  const { language } = view;
  const named = <Row extends CategoryOfItems>(row: Row): [number, Row] => [
    row.id,
    { ...row, name: translated(row.name, row.translations, "name", language) },
  ];
  return {
    stores: new Map(stores.map((row) => named({ ...row, state: storeState(row, view, now) }))),
    modules: new Map(modules.map(named)),
    categories: new Map(categories.map(named)),
  };
}

function format(row: ItemRow, named: Named, view: ShopView): Item {
  const { language, digits } = view;
  const texts = (column: string, english: string) => translated(english, row.translations, column, language);
  const list = (column: string, english: string[]) =>
    translatedList(english, row.translations, column, language);
  const store = required(named.stores.get(row.store_id));
  const module = required(named.modules.get(row.module_id));
  const category = required(named.categories.get(row.category_id)).name;
  const parent = required(named.categories.get(row.parent_category_id)).name;
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
    food_variations: optionGroups(row, view),
    attributes: row.choices.map((_, index) => index + 1),
    choice_options: choiceOptions(row.choices, language),
    add_ons: (row.add_ons ?? []).map((addOn) => ({
      id: addOn.id,
      name: translated(addOn.name, addOn.translations, "name", language),
      price: toMajor(addOn.price, digits),
      store_id: addOn.store_id,
      ...(addOn.sold_out ? { sold_out: true } : {}),
    })),
    price: toMajor(row.price, digits),
    tax: toPercent(store.tax),
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
    halal_tag_status: flag(store.halal),
    is_prescription_required: flag(row.prescription_required),
    recommended: flag(row.recommended),
    status: flag(row.active),
    store_id: row.store_id,
    store_name: store.name,
    module_id: row.module_id,
    module_type: module.type,
    zone_id: row.zone_id,
    // A flash sale goes before the store-wide discount.
    store_discount: onSale ? 0 : toPercent(store.percent ?? 0),
    store_discount_min_purchase: onSale ? 0 : toMajor(store.minimum_purchase ?? 0, digits),
    store_discount_max_discount: onSale ? 0 : toMajor(store.maximum_discount ?? 0, digits),
    flash_sale: flag(onSale),
    schedule_order: store.schedule_order,
    stock: row.stock,
    ...(row.sold_out ? { sold_out: true } : {}),
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
    ...store.state,
    module: {
      id: row.module_id,
      module_name: module.name,
      module_type: module.type,
    },
    storage: [],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Items as the wire shows them, by their ids; none without rows. */
export function formatItems(rows: ItemRows | null | undefined, view: ShopView): Map<number, Item> {
  if (!rows) return new Map();
  const named = namedIn(rows, view, shopTimeOf(view));
  return new Map(
    rows.items.map((row) => [row.id, format(readColumns("items", row, jsonOfItems), named, view)]),
  );
}

/** Items by id, also those no longer on sale (status 0); ids that do not exist are left out. */
export async function itemsById(
  database: Queryable,
  ids: readonly number[],
  view: ShopView,
): Promise<Map<number, Item>> {
  if (ids.length === 0) return new Map();
  const [read] = rowsOf<{ items: ItemRows | null }>(
    await database.execute(sql`select ${itemRowsOf(idArray(ids), view)} as items`),
  );
  return formatItems(read?.items, view);
}
