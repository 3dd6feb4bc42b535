/** Stores as the wire shows them, wherever they appear: one query and one formatter. */
import { sql } from "drizzle-orm";
import type { ModuleType, Store } from "@/contract";
import { metersBetween, type Place } from "@/domain/distance";
import { toMajor, toPercent } from "@/domain/money";
import type { Queryable } from "../../context";
import { fixedPlan, isAnyOf } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { discountRuns, insideOpening, isoInstant, momentOf, storeIsOpen } from "../availability/shop-clock";
import type { ShopView } from "../settings/shop-view";
import { pictureUrl, translated } from "../translations/translated-columns";

interface StoreRow {
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
  total_items: number;
  total_campaigns: number;
  open: boolean;
  opening_time: string | null;
  schedules: { id: number; day: number; opens: string; closes: string }[] | null;
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

async function readRows(database: Queryable, ids: readonly number[], view: ShopView): Promise<StoreRow[]> {
  const moment = momentOf(view);
  return rowsOf<StoreRow>(
    await database.execute(sql`
      ${fixedPlan} select s.id, s.slug, s.name, s.translations, s.phone, s.email, s.logo, s.cover, s.place[1] as lat,
        s.place[0] as lng, s.address, s.minimum_order, s.schedule_order, s.schedule_interval_minutes, s.status,
        s.active, s.vendor_id, s.free_delivery, s.delivery, s.take_away, s.reviews_section, s.veg, s.non_veg,
        s.tax, s.zone_id, s.module_id, m.type as module_type, m.name as module_name,
        m.translations as module_translations, s.self_delivery, s.per_km, s.minimum_charge, s.maximum_charge,
        s.minimum_minutes, s.maximum_minutes, s.featured, s.prescription_order, s.cutlery, s.announcement_active,
        s.announcement, s.halal, s.packaging_active, s.packaging_charge, s.business_model, s.ratings,
        s.average_rating, s.rating_count, ${isoInstant(sql`s.created_at`)} as created_at, ${isoInstant(sql`s.updated_at`)} as updated_at,
        (select count(*)::int from items i where i.store_id = s.id and i.active) as total_items,
        (select count(*)::int from campaign_stores cs join campaigns k on k.id = cs.campaign_id
          where cs.store_id = s.id and k.active and ${moment.date} between k.start_date and k.end_date) as total_campaigns,
        ${storeIsOpen(moment)} as open,
        coalesce(
          (select h.opens from store_schedules h where h.store_id = s.id and ${insideOpening(moment)}
            order by h.opens limit 1),
          (select h.opens from store_schedules h where h.store_id = s.id and h.day = ${moment.day}
            and h.opens > ${moment.time} order by h.opens limit 1))::text as opening_time,
        (select json_agg(json_build_object('id', h.id, 'day', h.day, 'opens', h.opens, 'closes', h.closes)
            order by h.day, h.opens) from store_schedules h where h.store_id = s.id) as schedules,
        (select json_build_object('percent', d.percent, 'minimum_purchase', d.minimum_purchase,
            'maximum_discount', d.maximum_discount, 'start_date', d.start_date, 'end_date', d.end_date,
            'start_time', d.start_time, 'end_time', d.end_time)
          from store_discounts d where d.store_id = s.id and ${discountRuns(moment)}) as discount
      from stores s
      join modules m on m.id = s.module_id
      where ${isAnyOf(sql`s.id`, ids)}`),
  );
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const orNull = (amount: number | null, digits: number) => (amount === null ? null : toMajor(amount, digits));
const noHours: NonNullable<StoreRow["schedules"]> = [];

/** Share of four and five star ratings, in percent. */
function positiveShare(ratings: readonly number[]): number {
  const all = ratings.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : Math.round((((ratings[0] ?? 0) + (ratings[1] ?? 0)) / all) * 100);
}

function format(row: StoreRow, view: ShopView, position: Place | null): Store {
  const { language, digits } = view;
  const hours = row.schedules ?? noHours;
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
    open: flag(row.open),
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
    delivery_time: `${row.minimum_minutes}-${row.maximum_minutes} min`,
    min_delivery_time: row.minimum_minutes,
    max_delivery_time: row.maximum_minutes,
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
    current_opening_time: row.opening_time ?? "closed",
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
  const rows = await readRows(database, ids, view);
  return new Map(rows.map((row) => [row.id, format(row, view, position)]));
}
