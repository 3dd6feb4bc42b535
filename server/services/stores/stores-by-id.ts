/** Stores as the wire shows them, wherever they appear: one function of the database and one formatter. */
import { type SQL, sql } from "drizzle-orm";
import type { ModuleType, Store } from "@/contract";
import { metersBetween, type Place } from "@/domain/distance";
import { toMajor, toPercent } from "@/domain/money";
import type { Queryable } from "../../context";
import { idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { currentOpening, isOpenAt, type OpeningHours } from "../opening-hours/hours-change";
import { hoursOfWeek, type SpecialHours } from "../opening-hours/hours-of-week";
import { pauseOf } from "../opening-hours/pause";
import { momentOf, shopTimeOf } from "../opening-hours/shop-clock";
import type { ShopView } from "../settings/shop-view";
import { readColumns, readStars } from "../stored-json";
import { pictureUrl, translated } from "../translations/translated-columns";

/** As the database's function `store_rows` has it. */
export interface StoreRow {
  id: number;
  slug: string;
  name: string;
  translations: Translations;
  phone: string;
  email: string;
  logo: string | null;
  cover: string | null;
  lat: number;
  lng: number;
  address: string;
  minimum_order: number;
  schedule_order: boolean;
  schedule_interval_minutes: number | null;
  status: boolean;
  active: boolean;
  vendor_id: number;
  free_delivery: boolean;
  delivery: boolean;
  take_away: boolean;
  reviews_section: boolean;
  veg: boolean;
  non_veg: boolean;
  tax: number;
  zone_id: number;
  module_id: number;
  module_type: ModuleType;
  module_name: string;
  module_translations: Translations;
  self_delivery: boolean;
  per_km: number | null;
  minimum_charge: number | null;
  maximum_charge: number | null;
  minimum_minutes: number;
  maximum_minutes: number;
  featured: boolean;
  prescription_order: boolean;
  cutlery: boolean;
  announcement_active: boolean;
  announcement: string | null;
  halal: boolean;
  packaging_active: boolean;
  business_model: string;
  packaging_charge: number;
  ratings: [number, number, number, number, number];
  average_rating: number;
  rating_count: number;
  busy_minutes: number;
  pause_reason: string | null;
  paused_at: string | null;
  paused_until: string | null;
  total_items: number;
  total_campaigns: number;
  /** By weekday. */
  schedules: (OpeningHours & { id: number })[] | null;
  /** Those from yesterday to the end of the week. */
  special_days: SpecialHours[] | null;
  discount: {
    percent: number;
    minimum_purchase: number;
    maximum_discount: number;
    start_date: string;
    end_date: string;
    start_time: string;
    end_time: string;
  } | null;
  created_at: string;
  updated_at: string;
}

/** The rows of these ids that exist, in no order, as JSON. */
export function storeRowsOf(ids: SQL, view: ShopView): SQL {
  const { date, time } = momentOf(view);
  return sql`store_rows(${ids}, ${date}, ${time})`;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const orNull = (amount: number | null, digits: number) => (amount === null ? null : toMajor(amount, digits));

/** Share of four and five star ratings, in percent. */
function positiveShare(ratings: readonly number[]): number {
  const all = ratings.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : Math.round((((ratings[0] ?? 0) + (ratings[1] ?? 0)) / all) * 100);
}

function format(row: StoreRow, view: ShopView, position: Place | null): Store {
  const { language, digits } = view;
  const now = shopTimeOf(view);
  const pause = pauseOf(row, view);
  const hours = hoursOfWeek(row.schedules ?? [], row.special_days ?? [], now, pause);
  const minutes = {
    from: row.minimum_minutes + row.busy_minutes,
    to: row.maximum_minutes + row.busy_minutes,
  };
  const daysOpen = new Set(hours.map((window) => window.day));
  const own = row.self_delivery;
  return {
    id: row.id,
    name: translated(row.name, row.translations, "name", language),
    slug: row.slug,
    phone: row.phone,
    email: row.email,
    logo: row.logo,
    logo_full_url: pictureUrl(row.logo),
    cover_photo: row.cover,
    cover_photo_full_url: pictureUrl(row.cover),
    latitude: String(row.lat),
    longitude: String(row.lng),
    address: translated(row.address, row.translations, "address", language),
    minimum_order: toMajor(row.minimum_order, digits),
    schedule_order: row.schedule_order,
    status: flag(row.status),
    vendor_id: row.vendor_id,
    free_delivery: row.free_delivery,
    delivery: row.delivery,
    take_away: row.take_away,
    item_section: true,
    reviews_section: row.reviews_section,
    active: row.active,
    open: flag(isOpenAt(hours, now) && pause === null),
    ...(pause === null ? {} : { paused_until: row.paused_until, pause_reason: row.pause_reason }),
    off_day: [0, 1, 2, 3, 4, 5, 6].filter((day) => !daysOpen.has(day)).join(""),
    veg: flag(row.veg),
    non_veg: flag(row.non_veg),
    tax: toPercent(row.tax),
    zone_id: row.zone_id,
    module_id: row.module_id,
    module_type: row.module_type,
    self_delivery_system: flag(own),
    per_km_shipping_charge: own ? orNull(row.per_km, digits) : null,
    minimum_shipping_charge: own ? orNull(row.minimum_charge, digits) : null,
    maximum_shipping_charge: own ? orNull(row.maximum_charge, digits) : null,
    delivery_time: `${minutes.from}-${minutes.to} min`,
    min_delivery_time: minutes.from,
    max_delivery_time: minutes.to,
    order_place_to_schedule_interval: row.schedule_interval_minutes,
    featured: flag(row.featured),
    prescription_order: row.prescription_order,
    cutlery: row.cutlery,
    announcement: flag(row.announcement_active),
    announcement_message: translated(row.announcement, row.translations, "announcement", language),
    halal_tag_status: row.halal,
    extra_packaging_status: row.packaging_active,
    extra_packaging_amount: toMajor(row.packaging_charge, digits),
    store_business_model: row.business_model,
    ratings: row.ratings,
    avg_rating: row.average_rating,
    rating_count: row.rating_count,
    positive_rating: positiveShare(row.ratings),
    total_items: row.total_items,
    total_campaigns: row.total_campaigns,
    current_opening_time: currentOpening(hours, now) ?? "closed",
    gst_status: false,
    gst_code: null,
    ...(position ? { distance: metersBetween(position, { lat: row.lat, lng: row.lng }) } : {}),
    discount:
      row.discount === null
        ? null
        : {
            discount: toPercent(row.discount.percent),
            discount_type: "percent",
            min_purchase: toMajor(row.discount.minimum_purchase, digits),
            max_discount: toMajor(row.discount.maximum_discount, digits),
            start_date: row.discount.start_date,
            end_date: row.discount.end_date,
            start_time: row.discount.start_time,
            end_time: row.discount.end_time,
          },
    schedules: hours.map((window) => ({
      id: window.id,
      store_id: row.id,
      day: window.day,
      opening_time: window.opens,
      closing_time: window.closes,
    })),
    module: {
      id: row.module_id,
      module_name: translated(row.module_name, row.module_translations, "name", language),
      module_type: row.module_type,
    },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Stores as the wire shows them, by their ids; with a position each carries its distance in metres. */
export const formatStores = (
  rows: readonly StoreRow[],
  view: ShopView,
  position: Place | null,
): Map<number, Store> =>
  new Map(
    rows.map((row) => [row.id, format(readColumns("stores", row, { ratings: readStars }), view, position)]),
  );

/**
 * Stores by id, also those switched off (status 0); ids that do not exist are left out. With a position each carries
 * its distance in metres.
 */
export async function storesById(
  database: Queryable,
  ids: readonly number[],
  view: ShopView,
  position: Place | null = null,
): Promise<Map<number, Store>> {
  if (ids.length === 0) return new Map();
  const [read] = rowsOf<{ stores: StoreRow[] }>(
    await database.execute(sql`select ${storeRowsOf(idArray(ids), view)} as stores`),
  );
  return formatStores(read?.stores ?? [], view, position);
}
