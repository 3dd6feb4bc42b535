/** Everything of items that the wire shows, as the database's function `item_rows` has it. */
import { type SQL, sql } from "drizzle-orm";
import type { ModuleType } from "@/contract";
import type { StoredChoice, StoredOptionGroup, Translations } from "../../db/schema";
import type { OpeningHours } from "../availability/hours-change";
import { momentOf } from "../availability/shop-clock";
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

/** The rows of these ids that exist, in no order, as JSON. */
export function itemRowsOf(ids: SQL, view: ShopView): SQL {
  const { instant, date, day, time } = momentOf(view);
  return sql`item_rows(${ids}, ${instant}, ${date}, ${day}, ${time})`;
}
