/** Campaigns: themes with stores, and items at a special price for some days. */
import { type SQL, sql } from "drizzle-orm";
import type { Campaign, Item } from "@/contract";
import type { CampaignDetails } from "@/contract/calls/promotions";
import type { Place } from "@/domain/distance";
import { toMajor, toWireDiscount } from "@/domain/money";
import type { Queryable } from "../../context";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { type ItemRows, itemRowsOf } from "../items/item-rows";
import { formatItems } from "../items/items-by-id";
import { insideWindow, momentOf } from "../opening-hours/shop-clock";
import { isIdOrSlug } from "../paging/query-values";
import { inOrder } from "../paging/read-page";
import type { ShopView } from "../settings/shop-view";
import { formatStores, type StoreRow, storeRowsOf } from "../stores/stores-by-id";
import { pictureUrl, translated } from "../translations/translated-columns";
import type { ServedZone } from "../zones/served-zones";

export interface CampaignRow {
  id: number;
  slug: string;
  title: string;
  description: string | null;
  translations: Translations;
  image: string | null;
  module_id: number;
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
}

function format(row: CampaignRow, view: ShopView): Campaign {
  return {
    id: row.id,
    title: translated(row.title, row.translations, "title", view.language),
    slug: row.slug,
    description: translated(row.description, row.translations, "description", view.language),
    image: row.image,
    image_full_url: pictureUrl(row.image),
    status: 1,
    start_time: row.start_time,
    end_time: row.end_time,
    available_date_starts: row.start_date,
    available_date_ends: row.end_date,
    module_id: row.module_id,
  };
}

const modulesOf = (served: readonly ServedZone[]) => [...new Set(served.map((zone) => zone.moduleId))];
const zonesOf = (served: readonly ServedZone[]) => [...new Set(served.map((zone) => zone.zoneId))];

function campaignsQuery(where: SQL, view: ShopView): SQL {
  const { date } = momentOf(view);
  return sql`
    select k.id, k.slug, k.title, k.description, k.translations, k.image, k.module_id,
      k.start_date::text as start_date, k.end_date::text as end_date, k.start_time::text as start_time,
      k.end_time::text as end_time
    from campaigns k where k.active and ${date} between k.start_date and k.end_date and ${where}
    order by k.id limit 100`;
}

const read = async (database: Queryable, query: SQL): Promise<CampaignRow[]> =>
  rowsOf<CampaignRow>(await database.execute(query));

/** Campaigns that run today with at least one store in the zones served. */
const campaignsIn = (served: readonly ServedZone[], view: ShopView): SQL =>
  campaignsQuery(
    served.length === 0
      ? sql`false`
      : sql`k.module_id in ${modulesOf(served)} and exists (
          select 1 from campaign_stores cs join stores s on s.id = cs.store_id and s.status
          where cs.campaign_id = k.id and s.zone_id in ${zonesOf(served)})`,
    view,
  );

/** The same as JSON. */
export const campaignRowsIn = (served: readonly ServedZone[], view: ShopView): SQL =>
  jsonRows(campaignsIn(served, view));

export const formatCampaigns = (rows: readonly CampaignRow[], view: ShopView): Campaign[] =>
  rows.map((row) => format(row, view));

/** GET /campaigns/basic: what runs today with at least one store in the zones served. */
export const listCampaigns = async (
  database: Queryable,
  served: readonly ServedZone[],
  view: ShopView,
): Promise<Campaign[]> => formatCampaigns(await read(database, campaignsIn(served, view)), view);

/** A campaign that runs today, by its number or slug, wherever it is; null when there is none. */
export async function findRunningCampaign(
  database: Queryable,
  idOrSlug: string,
  view: ShopView,
): Promise<Campaign | null> {
  const named = isIdOrSlug("k", idOrSlug);
  if (named === null) return null;
  const inUse = sql`exists (select 1 from modules m where m.id = k.module_id and m.active)`;
  const [row] = await read(database, campaignsQuery(sql`${named} and ${inUse}`, view));
  return row ? format(row, view) : null;
}

/** GET /campaigns/basic-campaign-details; null when it does not run. */
export async function campaignDetails(
  database: Queryable,
  id: number,
  served: readonly ServedZone[],
  position: Place | null,
  view: ShopView,
): Promise<CampaignDetails | null> {
  const zones = zonesOf(served);
  const inZones = zones.length === 0 ? sql`false` : sql`s.zone_id in ${zones}`;
  const [row] = rowsOf<CampaignRow & { store_ids: number[]; stores: StoreRow[] }>(
    await database.execute(sql`
      with campaign as materialized (
        select shown.*, array(
          select s.id from campaign_stores cs join stores s on s.id = cs.store_id and s.status
          where cs.campaign_id = shown.id and ${inZones} order by s.order_count desc, s.id limit 200) as store_ids
        from (${campaignsQuery(sql`k.id = ${id}`, view)}) as shown)
      select campaign.*, ${storeRowsOf(sql`campaign.store_ids`, view)} as stores from campaign`),
  );
  if (!row) return null;
  const stores = formatStores(row.stores, view, position);
  return { ...format(row, view), stores: inOrder(row.store_ids, stores) };
}

interface ItemCampaignRow extends Omit<CampaignRow, "module_id"> {
  item_id: number;
  price: number;
  discount: number;
  discount_type: "percent" | "amount";
  stock: number;
  available_now: boolean;
}

/** GET /campaigns/item: items at their campaign's price, in the campaign form. */
export async function listItemCampaigns(
  database: Queryable,
  served: readonly ServedZone[],
  view: ShopView,
): Promise<Item[]> {
  if (served.length === 0) return [];
  const inZones = sql`i.module_id in ${modulesOf(served)} and i.zone_id in ${zonesOf(served)}`;
  return readItemCampaigns(database, inZones, view);
}

/** An item of a campaign that runs today, by the number or slug that it has there; null when there is none. */
export async function findItemCampaign(
  database: Queryable,
  idOrSlug: string,
  view: ShopView,
): Promise<Item | null> {
  const named = isIdOrSlug("k", idOrSlug);
  if (named === null) return null;
  const inUse = sql`exists (select 1 from modules m where m.id = i.module_id and m.active)`;
  const [item] = await readItemCampaigns(database, sql`${named} and ${inUse}`, view);
  return item ?? null;
}

async function readItemCampaigns(database: Queryable, where: SQL, view: ShopView): Promise<Item[]> {
  const moment = momentOf(view);
  const [shown] = rowsOf<{ campaigns: ItemCampaignRow[]; items: ItemRows | null }>(
    await database.execute(sql`
      with running as materialized (
        select k.id, k.slug, k.item_id, k.title, k.description, k.translations, k.image, k.price, k.discount,
          k.discount_type, k.stock, k.start_date::text as start_date, k.end_date::text as end_date,
          k.start_time::text as start_time, k.end_time::text as end_time,
          ${insideWindow(sql`k.start_time`, sql`k.end_time`, moment)} as available_now
        from item_campaigns k
        join items i on i.id = k.item_id and i.active
        join stores s on s.id = i.store_id and s.status
        where k.active and ${moment.date} between k.start_date and k.end_date
          and ${where}
        order by k.id limit 100)
      select ${jsonRows(sql`select * from running`)} as campaigns,
        ${itemRowsOf(sql`array(select item_id from running)`, view)} as items`),
  );
  const items = formatItems(shown?.items, view);
  const rows = shown?.campaigns ?? [];
  return rows.flatMap((row) => {
    const item = items.get(row.item_id);
    if (!item) return [];
    const image = row.image ?? item.image;
    return [
      {
        ...item,
        id: row.id,
        slug: row.slug,
        name: translated(row.title, row.translations, "title", view.language),
        description: translated(
          row.description ?? item.description,
          row.translations,
          "description",
          view.language,
        ),
        image,
        image_full_url: pictureUrl(image),
        price: toMajor(row.price, view.digits),
        discount: toWireDiscount({ type: row.discount_type, value: row.discount }, view.digits),
        discount_type: row.discount_type,
        store_discount: 0,
        store_discount_min_purchase: 0,
        store_discount_max_discount: 0,
        flash_sale: 0 as const,
        variations: [],
        choice_options: [],
        stock: row.stock,
        available_time_starts: row.start_time ?? item.available_time_starts,
        available_time_ends: row.end_time ?? item.available_time_ends,
        available_date_starts: row.start_date,
        available_date_ends: row.end_date,
        available_now: row.available_now,
      },
    ];
  });
}
