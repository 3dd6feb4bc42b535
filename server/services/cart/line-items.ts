import { and, asc, eq, inArray } from "drizzle-orm";
import type { Item } from "@/contract";
import { toMajor, toWireDiscount } from "@/domain/money";
import { shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import type { Queryable } from "../../context";
import { addOns, itemAddOns, itemCampaigns, items, itemVariations } from "../../db/schema";
import { itemsById } from "../items/items-by-id";
import { readableItem } from "../items/readable-item";
import type { ShopView } from "../settings/shop-view";
import type { ItemCombination } from "./variation-forms";

export type StoredItem = typeof items.$inferSelect;
export type StoredCampaign = typeof itemCampaigns.$inferSelect;

/** An item with what is needed to check and price a line of it: prices of `combinations` and `addOns` in minor units. */
export interface LineItem {
  row: StoredItem;
  combinations: ItemCombination[];
  addOns: { id: number; name: string; price: number; active: boolean }[];
  /** As the wire shows it. */
  item: Item;
}

/** Items by id, also those no longer on sale, so that old lines can be shown and refused. */
export async function loadLineItems(
  tx: Queryable,
  ids: readonly number[],
  view: ShopView,
): Promise<Map<number, LineItem>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.select().from(items).where(inArray(items.id, wanted));
  const combinations = await tx
    .select()
    .from(itemVariations)
    .where(inArray(itemVariations.itemId, wanted))
    .orderBy(asc(itemVariations.position), asc(itemVariations.id));
  const offered = await tx
    .select({
      itemId: itemAddOns.itemId,
      id: addOns.id,
      name: addOns.name,
      price: addOns.price,
      active: addOns.active,
    })
    .from(itemAddOns)
    .innerJoin(addOns, eq(addOns.id, itemAddOns.addOnId))
    .where(inArray(itemAddOns.itemId, wanted));
  const shown = await itemsById(tx, wanted, view);
  const loaded = new Map<number, LineItem>();
  for (const row of rows) {
    const item = shown.get(row.id);
    if (!item) continue;
    loaded.set(row.id, {
      row: readableItem(row),
      item,
      combinations: combinations.filter((combination) => combination.itemId === row.id),
      addOns: offered.filter((addOn) => addOn.itemId === row.id),
    });
  }
  return loaded;
}

/** Item campaigns by id. */
export async function loadCampaigns(
  tx: Queryable,
  ids: readonly number[],
): Promise<Map<number, StoredCampaign>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.select().from(itemCampaigns).where(inArray(itemCampaigns.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a campaign is sold at this moment on the shop's clock; its daily window is checked as the item's. */
export function isCampaignRunning(campaign: StoredCampaign, now: Date, timeZone: TimeZone): boolean {
  const { date } = shopTime(now, timeZone);
  return campaign.active && date >= campaign.startDate && date <= campaign.endDate;
}

/** One campaign that is there, with the item it sells; null otherwise. */
export async function findCampaignById(tx: Queryable, id: number): Promise<StoredCampaign | null> {
  const [row] = await tx
    .select()
    .from(itemCampaigns)
    .where(and(eq(itemCampaigns.id, id), eq(itemCampaigns.active, true)))
    .limit(1);
  return row ?? null;
}

/** An item in the form of the campaign that sells it: the campaign's name, price, discount, stock and times. */
export function asCampaignItem(item: Item, campaign: StoredCampaign, view: ShopView): Item {
  const translated = campaign.translations[view.language];
  return {
    ...item,
    id: campaign.id,
    slug: campaign.slug,
    name: translated?.title ?? campaign.title,
    description: translated?.description ?? campaign.description ?? item.description,
    image: campaign.image ?? item.image,
    price: toMajor(campaign.price, view.digits),
    discount: toWireDiscount({ type: campaign.discountType, value: campaign.discount }, view.digits),
    discount_type: campaign.discountType,
    store_discount: 0,
    store_discount_min_purchase: 0,
    store_discount_max_discount: 0,
    flash_sale: 0,
    variations: [],
    choice_options: [],
    stock: campaign.stock,
    available_time_starts: campaign.startTime,
    available_time_ends: campaign.endTime,
    available_date_starts: campaign.startDate,
    available_date_ends: campaign.endDate,
  };
}
