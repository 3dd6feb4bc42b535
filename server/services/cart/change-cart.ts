import { and, eq, ne, sql } from "drizzle-orm";
import type { CartVariation, Item, ItemModel } from "@/contract";
import type { CartAddRequest, CartUpdateRequest, VariationInput } from "@/contract/calls/cart";
import { lineKey } from "@/domain/cart-lines";
import { maxQuantity, quantityProblem } from "@/domain/quantity-limits";
import { variationKey } from "@/domain/variations";
import type { Transaction } from "../../context";
import { cartLines } from "../../db/schema";
import { type Owner, ownedBy, ownerColumns, ownerName } from "../owner/owner";
import { orThrow, type Refusal, refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import {
  asCampaignItem,
  findCampaignById,
  isCampaignRunning,
  type LineItem,
  loadLineItems,
} from "./line-items";
import { type CartRow, cartRows, identityOfLine } from "./read-cart";
import { soldOutPart } from "./sold-out-part";
import { shownVariation, storedVariation } from "./variation-forms";

/** Lines of a cart in one module. */
const maxLines = 100;

/** Add-ons of that item only, each once; quantities that are missing are 1. Other ones are the problem 403 `add_on_ids`. */
export function storedAddOns(
  lineItem: LineItem,
  ids: readonly number[],
  quantities: readonly number[],
): { id: number; quantity: number }[] | Refusal {
  const isOffered = (id: number) => lineItem.addOns.some((addOn) => addOn.id === id && addOn.active);
  if (new Set(ids).size < ids.length || !ids.every(isOffered)) return refuse("add_on_unknown");
  return ids.map((id, index) => ({ id, quantity: quantities[index] ?? 1 })).sort((a, b) => a.id - b.id);
}

/** Refuses with 403 `stock` or `cart_item_limit`. `elsewhere` is the quantity of other lines of the same choice. */
export function checkQuantity(
  item: Item,
  variation: readonly CartVariation[],
  quantity: number,
  elsewhere = 0,
): void {
  const problem = quantityProblem(item, variation, quantity + elsewhere);
  if (!problem) return;
  const all = maxQuantity(item, variation);
  const left = Math.max(0, all - elsewhere);
  const scarce = all > 0 ? "stock" : "sold_out";
  throw refuse(problem === "out_of_stock" ? scarce : "cart_item_limit", { name: item.name, left });
}

function sameChoice(row: CartRow, itemId: number, campaignId: number | null, key: string): boolean {
  return row.itemId === itemId && row.itemCampaignId === campaignId && row.variationKey === key;
}

/** Takes the owner's cart for this transaction, so that two additions at once cannot both pass a limit. */
async function lockCart(tx: Transaction, owner: Owner): Promise<void> {
  const name = `cart:${ownerName(owner)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

interface Choice {
  lineItem: LineItem;
  item: Item;
  campaignId: number | null;
}

/** Refuses with 403 `stock` what has an option or an add-on that is sold out. */
function checkParts(
  { lineItem, item }: Choice,
  variation: readonly CartVariation[],
  addOns: readonly { id: number }[],
  { language }: ShopView,
): void {
  const problem = soldOutPart(item, shownVariation(lineItem.row.optionGroups, variation, language), addOns);
  if (problem) throw problem;
}

/** The item or campaign that a request names, on sale and in the module. Refuses with 404 `not_found`. */
export async function chosenItem(
  tx: Transaction,
  wanted: { itemId: number; model: ItemModel; moduleId: number | null },
  view: ShopView,
): Promise<Choice> {
  const campaign = wanted.model === "ItemCampaign" ? await findCampaignById(tx, wanted.itemId) : null;
  if (
    wanted.model === "ItemCampaign" &&
    (!campaign || !isCampaignRunning(campaign, view.now, view.timeZone))
  ) {
    throw refuse("item_not_found");
  }
  const itemId = campaign?.itemId ?? wanted.itemId;
  const lineItem = (await loadLineItems(tx, [itemId], view)).get(itemId);
  if (!lineItem?.row.active) throw refuse("item_not_found");
  if (wanted.moduleId !== null && lineItem.row.moduleId !== wanted.moduleId) throw refuse("item_not_found");
  return {
    lineItem,
    item: campaign ? asCampaignItem(lineItem.item, campaign, view) : lineItem.item,
    campaignId: campaign?.id ?? null,
  };
}

/** The stored variation of a choice, or its problem; campaign items are sold as they are. */
export function chosenVariation(choice: Choice, input: readonly VariationInput[]): CartVariation[] | Refusal {
  const { row, combinations } = choice.lineItem;
  return storedVariation(
    { optionGroups: row.optionGroups, combinations: choice.campaignId === null ? combinations : [] },
    input,
  );
}

/** Adds a line and returns its module. Refuses with 403 `cart_item` when the same line is there already. */
export async function addToCart(
  tx: Transaction,
  owner: Owner,
  body: CartAddRequest,
  moduleId: number | null,
  view: ShopView,
): Promise<number> {
  await lockCart(tx, owner);
  const choice = await chosenItem(tx, { itemId: body.item_id, model: body.model, moduleId }, view);
  const { row } = choice.lineItem;
  const variation = orThrow(chosenVariation(choice, body.variation ?? []));
  const addOns = orThrow(storedAddOns(choice.lineItem, body.add_on_ids ?? [], body.add_on_qtys ?? []));
  const key = variationKey(variation);
  const present = await cartRows(tx, owner, row.moduleId);
  const wanted = lineKey({ itemId: body.item_id, model: body.model, variation, addOns });
  if (present.some((line) => lineKey(identityOfLine(line)) === wanted)) throw refuse("cart_item");
  if (present.length >= maxLines) throw refuse("cart_full");
  const elsewhere = present
    .filter((line) => sameChoice(line, row.id, choice.campaignId, key))
    .reduce((sum, line) => sum + line.quantity, 0);
  checkParts(choice, variation, addOns, view);
  checkQuantity(choice.item, variation, body.quantity, elsewhere);
  await tx.insert(cartLines).values({
    ...ownerColumns(owner),
    moduleId: row.moduleId,
    storeId: row.storeId,
    itemId: row.id,
    model: body.model,
    itemCampaignId: choice.campaignId,
    quantity: body.quantity,
    variation,
    variationKey: key,
    addOnIds: addOns.map((addOn) => addOn.id),
    addOnQuantities: addOns.map((addOn) => addOn.quantity),
    createdAt: view.now,
    updatedAt: view.now,
  });
  return row.moduleId;
}

/** Changes a line and returns its module. Refuses with 404 `cart` what is not in the owner's cart. */
export async function updateCartLine(
  tx: Transaction,
  owner: Owner,
  body: CartUpdateRequest,
  view: ShopView,
): Promise<number> {
  await lockCart(tx, owner);
  const [line] = await tx
    .select()
    .from(cartLines)
    .where(and(ownedBy(cartLines, owner), eq(cartLines.id, body.cart_id)))
    .limit(1);
  if (!line) throw refuse("cart_line_not_found");
  const choice = await chosenItem(
    tx,
    { itemId: line.itemCampaignId ?? line.itemId, model: line.model, moduleId: line.moduleId },
    view,
  );
  // The contract: an empty variation keeps the old one.
  const variation = body.variation?.length
    ? orThrow(chosenVariation(choice, body.variation))
    : line.variation;
  const addOns =
    body.add_on_ids === undefined
      ? identityOfLine(line).addOns
      : orThrow(storedAddOns(choice.lineItem, body.add_on_ids, body.add_on_qtys ?? []));
  const key = variationKey(variation);
  const others = await tx
    .select()
    .from(cartLines)
    .where(and(ownedBy(cartLines, owner), eq(cartLines.itemId, line.itemId), ne(cartLines.id, line.id)));
  const identity = { ...identityOfLine(line), variation, addOns };
  if (others.some((other) => lineKey(identityOfLine(other)) === lineKey(identity))) throw refuse("cart_item");
  const elsewhere = others
    .filter((other) => sameChoice(other, line.itemId, line.itemCampaignId, key))
    .reduce((sum, other) => sum + other.quantity, 0);
  // Taking pieces away is always allowed, also of what has become scarce meanwhile.
  if (body.quantity > line.quantity || key !== line.variationKey) {
    checkParts(choice, variation, addOns, view);
    checkQuantity(choice.item, variation, body.quantity, elsewhere);
  }
  await tx
    .update(cartLines)
    .set({
      quantity: body.quantity,
      variation,
      variationKey: key,
      addOnIds: addOns.map((addOn) => addOn.id),
      addOnQuantities: addOns.map((addOn) => addOn.quantity),
      updatedAt: view.now,
    })
    .where(and(ownedBy(cartLines, owner), eq(cartLines.id, line.id)));
  return line.moduleId;
}

/** Removes one line; succeeds also when it is not there (any more). */
export async function removeCartLine(tx: Transaction, owner: Owner, cartId: number): Promise<number | null> {
  const [line] = await tx
    .delete(cartLines)
    .where(and(ownedBy(cartLines, owner), eq(cartLines.id, cartId)))
    .returning({ moduleId: cartLines.moduleId });
  return line?.moduleId ?? null;
}

/** Empties the cart of one module, or only one store's lines of it. */
export async function clearCart(
  tx: Transaction,
  owner: Owner,
  moduleId: number | null,
  storeId: number | undefined,
): Promise<void> {
  if (moduleId === null) return;
  await tx
    .delete(cartLines)
    .where(
      and(
        ownedBy(cartLines, owner),
        eq(cartLines.moduleId, moduleId),
        storeId === undefined ? undefined : eq(cartLines.storeId, storeId),
      ),
    );
}
