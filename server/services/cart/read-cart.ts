import { and, asc, eq } from "drizzle-orm";
import type { CartLine, Item } from "@/contract";
import type { CartLineIdentity } from "@/domain/cart-lines";
import { unitPrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import { cartLines } from "../../db/schema";
import { type Owner, ownedBy } from "../owner/owner";
import { priceReadingOf, type ShopView } from "../settings/shop-view";
import { asCampaignItem, type LineItem, loadCampaigns, loadLineItems } from "./line-items";
import { shownVariation } from "./variation-forms";

export type CartRow = typeof cartLines.$inferSelect;

/** A stored line with its item. */
export interface LoadedCartLine {
  row: CartRow;
  loaded: LineItem;
  /** In the campaign's form for campaign lines. */
  item: Item;
}

/** The identity of a stored line. Campaign lines name the campaign, as the wire does. */
export function identityOfLine(row: CartRow): CartLineIdentity {
  return {
    itemId: row.itemCampaignId ?? row.itemId,
    model: row.model,
    variation: row.variation,
    addOns: row.addOnIds.map((id, index) => ({ id, quantity: row.addOnQuantities[index] ?? 1 })),
  };
}

/** Pairs rows with their items; rows whose item was deleted are left out. */
export async function withItems(
  tx: Queryable,
  rows: readonly CartRow[],
  view: ShopView,
): Promise<LoadedCartLine[]> {
  const loaded = await loadLineItems(
    tx,
    rows.map((row) => row.itemId),
    view,
  );
  const campaigns = await loadCampaigns(
    tx,
    rows.flatMap((row) => row.itemCampaignId ?? []),
  );
  return rows.flatMap((row) => {
    const lineItem = loaded.get(row.itemId);
    if (!lineItem) return [];
    const campaign = row.itemCampaignId === null ? undefined : campaigns.get(row.itemCampaignId);
    return {
      row,
      loaded: lineItem,
      item: campaign ? asCampaignItem(lineItem.item, campaign, view) : lineItem.item,
    };
  });
}

/** The rows of an owner's cart in one module, oldest first. */
export function cartRows(tx: Queryable, owner: Owner, moduleId: number): Promise<CartRow[]> {
  return tx
    .select()
    .from(cartLines)
    .where(and(ownedBy(cartLines, owner), eq(cartLines.moduleId, moduleId)))
    .orderBy(asc(cartLines.id));
}

/** A line as the wire shows it; `price` is one piece with its options, before discount. */
export function formatCartLine(line: LoadedCartLine, owner: Owner, view: ShopView): CartLine {
  const { row, loaded, item } = line;
  const variation = shownVariation(loaded.row.optionGroups, row.variation, view.language).map((entry) => {
    if ("values" in entry) return entry;
    const now = loaded.combinations.find((combination) => combination.type === entry.type);
    return {
      type: entry.type,
      price: toMajor(now?.price ?? loaded.row.price, view.digits),
      stock: now?.stock ?? 0,
    };
  });
  return {
    id: row.id,
    user_id: owner.kind === "customer" ? owner.customerId : owner.guestId,
    module_id: row.moduleId,
    store_id: row.storeId,
    item_id: row.itemCampaignId ?? row.itemId,
    is_guest: owner.kind === "guest",
    add_on_ids: row.addOnIds,
    add_on_qtys: row.addOnQuantities,
    item_type: row.model === "ItemCampaign" ? "App\\Models\\ItemCampaign" : "App\\Models\\Item",
    price: toMajor(unitPrice(item, variation, priceReadingOf(view)), view.digits),
    quantity: row.quantity,
    variation,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    item,
  };
}

/** The whole cart of one module; without a module no line matches, as the contract has it. */
export async function readCart(
  tx: Queryable,
  owner: Owner,
  moduleId: number | null,
  view: ShopView,
): Promise<CartLine[]> {
  if (moduleId === null) return [];
  const lines = await withItems(tx, await cartRows(tx, owner, moduleId), view);
  return lines.map((line) => formatCartLine(line, owner, view));
}
