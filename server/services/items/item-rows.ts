/** Everything of items that the wire shows, as the database's function `item_rows` has it. */
import { type SQL, sql } from "drizzle-orm";
import type { ModuleType } from "@/contract";
import type { StoredChoice, StoredOptionGroup, Translations } from "../../db/schema";
import type { OpeningHours } from "../opening-hours/hours-change";
import type { SpecialHours } from "../opening-hours/hours-of-week";
import { momentOf } from "../opening-hours/shop-clock";
import type { ShopMoment } from "../settings/shop-view";

/** Money in the smallest unit, percentages in basis points; the columns of a sale are null where none runs. */
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
  sold_out: boolean;
  /** Options that are sold out, as stored. */
  sold_out_options: { group: string; label: string }[] | null;
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
  sale_discount: number | null;
  sale_type: "percent" | "amount" | null;
  /** `stock` 0 also where a combination is marked as sold out. */
  variations: { type: string; price: number; stock: number }[] | null;
  add_ons:
    | {
        id: number;
        name: string;
        translations: Translations;
        price: number;
        store_id: number;
        sold_out: boolean;
      }[]
    | null;
}

/** The part of a store that its items show; the columns of a discount are null where none runs. */
export interface StoreOfItems {
  id: number;
  name: string;
  translations: Translations;
  schedule_order: boolean;
  tax: number;
  active: boolean;
  halal: boolean;
  paused_at: string | null;
  paused_until: string | null;
  hours: OpeningHours[] | null;
  special_days: SpecialHours[] | null;
  percent: number | null;
  minimum_purchase: number | null;
  maximum_discount: number | null;
}

export interface ModuleOfItems {
  id: number;
  name: string;
  type: ModuleType;
  translations: Translations;
}

/** A category of either level. */
export interface CategoryOfItems {
  id: number;
  name: string;
  translations: Translations;
}

/** Items in no order, and what they name, each once. */
export interface ItemRows {
  items: ItemRow[];
  stores: StoreOfItems[];
  modules: ModuleOfItems[];
  categories: CategoryOfItems[];
}

/** The rows of these ids that exist as JSON of `ItemRows`; null where none does. */
export function itemRowsOf(ids: SQL, view: ShopMoment): SQL {
  const { instant, date, time } = momentOf(view);
  return sql`item_rows(${ids}, ${instant}, ${date}, ${time})`;
}
