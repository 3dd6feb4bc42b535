import type { Item, ItemDetails, Store, StoreDetails, StoreDiscount, StoreSchedule } from "@/contract";
import { categoryRow } from "./category";
import { itemRow, reviewRow } from "./item";
import { moduleReference } from "./module";
import { picture } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  isNothing,
  isOn,
  list,
  number,
  numberOrNull,
  requireEntity,
  requireObject,
  rows,
  text,
  textOrNull,
} from "./readers";

export function storeRow(row: Fields): Store | null {
  const id = identifier(row.id);
  const name = textOrNull(row.name);
  if (id === null || name === null) return null;
  const module = moduleReference(row);
  const minutes = deliveryMinutes(row);
  const metres = metresOf(row);
  return {
    id,
    name,
    slug: text(row.slug, String(id)),
    phone: text(row.phone),
    email: text(row.email),
    logo: textOrNull(row.logo),
    logo_full_url: picture(row, "logo", "store_image_url"),
    cover_photo: textOrNull(row.cover_photo),
    cover_photo_full_url: picture(row, "cover_photo", "store_cover_photo_url"),
    latitude: text(row.latitude),
    longitude: text(row.longitude),
    address: text(row.address),
    minimum_order: number(row.minimum_order),
    schedule_order: isOn(row.schedule_order),
    status: flag(row.status, true),
    vendor_id: integer(row.vendor_id),
    free_delivery: isOn(row.free_delivery),
    delivery: isOn(row.delivery, true),
    take_away: isOn(row.take_away),
    item_section: isOn(row.item_section, true),
    reviews_section: isOn(row.reviews_section, true),
    active: isOn(row.active, true),
    open: flag(row.open, true),
    pause_reason: textOrNull(row.pause_reason),
    off_day: text(row.off_day),
    veg: flag(row.veg),
    non_veg: flag(row.non_veg),
    tax: number(row.tax),
    zone_id: integer(row.zone_id),
    module_id: integer(row.module_id, module.id),
    module_type: module.module_type,
    self_delivery_system: flag(row.self_delivery_system),
    per_km_shipping_charge: numberOrNull(row.per_km_shipping_charge),
    minimum_shipping_charge: numberOrNull(row.minimum_shipping_charge),
    maximum_shipping_charge: numberOrNull(row.maximum_shipping_charge),
    delivery_time: text(row.delivery_time, minutes.min > 0 ? `${minutes.min}-${minutes.max} min` : ""),
    min_delivery_time: minutes.min,
    max_delivery_time: minutes.max,
    order_place_to_schedule_interval: numberOrNull(row.order_place_to_schedule_interval),
    featured: flag(row.featured),
    prescription_order: isOn(row.prescription_order),
    cutlery: isOn(row.cutlery),
    announcement: flag(row.announcement),
    announcement_message: textOrNull(row.announcement_message),
    halal_tag_status: isOn(row.halal_tag_status),
    extra_packaging_status: isOn(row.extra_packaging_status),
    extra_packaging_amount: number(row.extra_packaging_amount),
    store_business_model: text(row.store_business_model),
    ratings: list(row.ratings).map((count) => integer(count)),
    avg_rating: number(row.avg_rating),
    rating_count: integer(row.rating_count),
    positive_rating: number(row.positive_rating),
    total_items: integer(row.total_items, integer(row.items_count)),
    total_campaigns: integer(row.total_campaigns),
    current_opening_time: text(row.current_opening_time),
    gst_status: isOn(row.gst_status),
    gst_code: textOrNull(row.gst_code),
    ...(metres === null ? {} : { distance: metres }),
    discount: storeDiscount(row.discount),
    schedules: rows(row.schedules, (schedule) => storeSchedule(schedule, id)),
    module,
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** A store of /customer/visit-again, with up to five of its items. */
export type VisitedStore = Store & { items: Item[]; items_count: number };

export function visitedStoreRow(row: Fields): VisitedStore | null {
  const store = storeRow(row);
  if (store === null) return null;
  const items = rows(row.items, itemRow);
  return { ...store, items, items_count: integer(row.items_count, items.length) };
}

/** GET /stores/details: null when the store is missing. */
export function normaliseStoreDetails(response: unknown): StoreDetails | null {
  return isNothing(response) ? null : requireEntity(storeDetailsRow(requireObject(response)));
}

function storeDetailsRow(row: Fields): StoreDetails | null {
  const store = storeRow(row);
  if (store === null) return null;
  return {
    ...store,
    category_ids: list(row.category_ids).flatMap((id) => identifier(id) ?? []),
    category_details: rows(row.category_details, categoryRow),
    special_days: rows(row.special_days, (day) => ({
      date: text(day.date),
      windows: rows(day.windows, ({ opening_time, closing_time }) => ({
        opening_time: text(opening_time),
        closing_time: text(closing_time),
      })),
    })),
    price_range: rows(row.price_range, (range) => ({
      min_price: number(range.min_price),
      max_price: number(range.max_price),
    })),
  };
}

/** GET /items/details. The store is put together from the item's own fields where `store_details` is missing. */
export function normaliseItemDetails(response: unknown): ItemDetails {
  const row = requireObject(response);
  const item = requireEntity(itemRow(row));
  const store =
    storeDetailsRow(fields(row.store_details) ?? fields(row.store) ?? {}) ??
    storeDetailsRow({
      id: item.store_id,
      name: item.store_name || "–",
      zone_id: item.zone_id,
      module_id: item.module_id,
      module_type: item.module_type,
    });
  return {
    ...item,
    store_details: requireEntity(store),
    reviews: rows(row.reviews, reviewRow),
    whislists_count: integer(row.whislists_count, integer(row.wishlist_count)),
  };
}

function storeDiscount(value: unknown): StoreDiscount | null {
  const row = fields(value);
  if (row === null || number(row.discount) <= 0) return null;
  return {
    discount: number(row.discount),
    discount_type: row.discount_type === "amount" ? "amount" : "percent",
    min_purchase: number(row.min_purchase),
    max_discount: number(row.max_discount),
    start_date: text(row.start_date),
    end_date: text(row.end_date),
    start_time: text(row.start_time),
    end_time: text(row.end_time),
  };
}

function storeSchedule(row: Fields, storeId: number): StoreSchedule | null {
  const day = integer(row.day, -1);
  if (day < 0 || day > 6) return null;
  return {
    id: identifier(row.id) ?? day + 1,
    store_id: identifier(row.store_id) ?? storeId,
    day,
    opening_time: text(row.opening_time),
    closing_time: text(row.closing_time),
  };
}

/** Minutes from the two numbers, or from "30-40 min"; hours are turned into minutes. */
function deliveryMinutes(row: Fields): { min: number; max: number } {
  const words = text(row.delivery_time);
  const [low = 0, high = low] = (words.match(/\d+/g) ?? []).map(Number);
  const factor = /hour/i.test(words) ? 60 : /day/i.test(words) ? 1440 : 1;
  const min = integer(row.min_delivery_time, low * factor);
  return { min, max: Math.max(min, integer(row.max_delivery_time, high * factor)) };
}

/** Metres; the newest generation sends kilometres under another name. */
function metresOf(row: Fields): number | null {
  const kilometres = numberOrNull(row.distance_km);
  return numberOrNull(row.distance) ?? (kilometres === null ? null : kilometres * 1000);
}
