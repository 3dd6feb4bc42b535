/** Taking and returning stock of items, combinations, flash sales and campaigns, always in id order. */
import { and, asc, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import { countsStock } from "@/domain/quantity-limits";
import { plainVariationType } from "@/domain/variations";
import type { Transaction } from "../../context";
import { rowsOf } from "../../db/rows";
import {
  flashSaleItems,
  flashSales,
  itemCampaigns,
  items,
  itemVariations,
  type orderLines,
} from "../../db/schema";
import { refuse } from "../refusals";
import type { DraftLine } from "./order-lines";

type SoldLine = Pick<
  typeof orderLines.$inferSelect,
  "itemId" | "itemCampaignId" | "flashSaleItemId" | "itemVariationId" | "quantity"
>;

/** Which counters a drafted line draws on; null where nothing is counted. */
export interface StockSources {
  itemId: number | null;
  itemVariationId: number | null;
  flashSaleItemId: number | null;
  itemCampaignId: number | null;
}

/** Rows of flash sales that run now, by item. */
export async function runningFlashItems(
  tx: Transaction,
  itemIds: readonly number[],
  now: Date,
): Promise<Map<number, { id: number }>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: flashSaleItems.id, itemId: flashSaleItems.itemId })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.flashSaleId))
    .where(
      and(
        inArray(flashSaleItems.itemId, [...itemIds]),
        eq(flashSales.published, true),
        lte(flashSales.startsAt, now),
        gt(flashSales.endsAt, now),
        gt(flashSaleItems.availableStock, 0),
      ),
    )
    .orderBy(asc(flashSaleItems.id));
  return new Map(rows.reverse().map((row) => [row.itemId, { id: row.id }]));
}

/** The counters of a line. */
export function stockSources(line: DraftLine, flash: ReadonlyMap<number, { id: number }>): StockSources {
  const { row, combinations } = line.lineItem;
  const counted = countsStock(line.item.module_type);
  const chosen = line.variation.flatMap((entry) => ("values" in entry ? [] : [entry.type]))[0];
  const combination =
    chosen === undefined
      ? undefined
      : combinations.find((one) => plainVariationType(one.type) === plainVariationType(chosen));
  return {
    itemId: counted && line.campaignId === null ? row.id : null,
    itemVariationId: counted && line.campaignId === null ? (combination?.id ?? null) : null,
    flashSaleItemId:
      line.campaignId === null && line.item.flash_sale === 1 ? (flash.get(row.id)?.id ?? null) : null,
    itemCampaignId: line.campaignId,
  };
}

function summed(
  entries: readonly { id: number | null; quantity: number }[],
): [id: number, quantity: number][] {
  const sums = new Map<number, number>();
  for (const { id, quantity } of entries) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].sort(([a], [b]) => a - b);
}

/** How many a counter still has. */
async function leftOf(tx: Transaction, key: keyof StockSources, id: number): Promise<number> {
  const counter = {
    itemId: sql`select stock as "left" from items where id = ${id}`,
    itemVariationId: sql`select stock as "left" from item_variations where id = ${id}`,
    flashSaleItemId: sql`select available_stock as "left" from flash_sale_items where id = ${id}`,
    itemCampaignId: sql`select stock as "left" from item_campaigns where id = ${id}`,
  }[key];
  const [row] = rowsOf<{ left: number }>(await tx.execute(counter));
  return row?.left ?? 0;
}

/** Takes every counter down or refuses with 403 `stock`; its transaction is then rolled back. */
export async function takeStock(
  tx: Transaction,
  lines: readonly { sources: StockSources; quantity: number; name: string }[],
): Promise<void> {
  const of = (key: keyof StockSources) =>
    summed(lines.map((line) => ({ id: line.sources[key], quantity: line.quantity })));
  const short = async (key: keyof StockSources, id: number) => {
    const left = await leftOf(tx, key, id);
    const name = lines.find((line) => line.sources[key] === id)?.name ?? "";
    return refuse(left <= 0 ? "sold_out" : key === "flashSaleItemId" ? "flash_stock" : "stock", {
      name,
      left,
    });
  };
  for (const [id, quantity] of of("itemCampaignId")) {
    const taken = await tx
      .update(itemCampaigns)
      .set({ stock: sql`${itemCampaigns.stock} - ${quantity}` })
      .where(and(eq(itemCampaigns.id, id), gte(itemCampaigns.stock, quantity)))
      .returning({ id: itemCampaigns.id });
    if (taken.length === 0) throw await short("itemCampaignId", id);
  }
  for (const [id, quantity] of of("flashSaleItemId")) {
    const taken = await tx
      .update(flashSaleItems)
      .set({
        availableStock: sql`${flashSaleItems.availableStock} - ${quantity}`,
        sold: sql`${flashSaleItems.sold} + ${quantity}`,
      })
      .where(and(eq(flashSaleItems.id, id), gte(flashSaleItems.availableStock, quantity)))
      .returning({ id: flashSaleItems.id });
    if (taken.length === 0) throw await short("flashSaleItemId", id);
  }
  for (const [id, quantity] of of("itemId")) {
    const taken = await tx
      .update(items)
      .set({ stock: sql`${items.stock} - ${quantity}` })
      .where(and(eq(items.id, id), gte(items.stock, quantity)))
      .returning({ id: items.id });
    if (taken.length === 0) throw await short("itemId", id);
  }
  for (const [id, quantity] of of("itemVariationId")) {
    const taken = await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} - ${quantity}` })
      .where(and(eq(itemVariations.id, id), gte(itemVariations.stock, quantity)))
      .returning({ id: itemVariations.id });
    if (taken.length === 0) throw await short("itemVariationId", id);
  }
}

/** Returns the stock of a canceled order. */
export async function returnStock(
  tx: Transaction,
  lines: readonly SoldLine[],
  counted: boolean,
): Promise<void> {
  const of = (read: (line: SoldLine) => number | null) =>
    summed(lines.map((line) => ({ id: read(line), quantity: line.quantity })));
  for (const [id, quantity] of of((line) => line.itemCampaignId)) {
    await tx
      .update(itemCampaigns)
      .set({ stock: sql`${itemCampaigns.stock} + ${quantity}` })
      .where(eq(itemCampaigns.id, id));
  }
  for (const [id, quantity] of of((line) => line.flashSaleItemId)) {
    await tx
      .update(flashSaleItems)
      .set({
        availableStock: sql`${flashSaleItems.availableStock} + ${quantity}`,
        sold: sql`greatest(0, ${flashSaleItems.sold} - ${quantity})`,
      })
      .where(eq(flashSaleItems.id, id));
  }
  if (!counted) return;
  for (const [id, quantity] of of((line) => (line.itemCampaignId === null ? line.itemId : null))) {
    await tx
      .update(items)
      .set({ stock: sql`${items.stock} + ${quantity}` })
      .where(eq(items.id, id));
  }
  for (const [id, quantity] of of((line) => line.itemVariationId)) {
    await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} + ${quantity}` })
      .where(eq(itemVariations.id, id));
  }
}
