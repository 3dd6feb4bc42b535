/** The lines that an order is made of: from the cart, or from the request of a "buy now". */
import { and, asc, eq } from "drizzle-orm";
import type { CartVariation, Item, ItemModel } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { CartLineIdentity } from "@/domain/cart-lines";
import { isItemAvailable } from "@/domain/item-availability";
import { maxQuantity, quantityProblem } from "@/domain/quantity-limits";
import { shopTime } from "@/domain/shop-time";
import type { Transaction } from "../../context";
import { cartLines } from "../../db/schema";
import { chosenItem, chosenVariation, storedAddOns } from "../cart/change-cart";
import { isCampaignRunning, type LineItem, loadCampaigns } from "../cart/line-items";
import { type CartRow, identityOfLine, withItems } from "../cart/read-cart";
import { soldOutPart } from "../cart/sold-out-part";
import { shownVariation } from "../cart/variation-forms";
import { type Owner, ownedBy } from "../owner/owner";
import { orThrow, Refusal, refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import { readBuyNowCart } from "./buy-now-cart";
import type { RowHolding } from "./check-request";

/** A line to be ordered. `variation` is as stored, `shown` in the shopper's language. */
export interface DraftLine {
  lineItem: LineItem;
  item: Item;
  model: ItemModel;
  campaignId: number | null;
  variation: CartVariation[];
  shown: CartVariation[];
  addOns: { id: number; quantity: number }[];
  quantity: number;
  /** Row of the stored cart, null for buy-now lines. */
  cartRow: CartRow | null;
}

/** The identity of a drafted line, as it is stored or as the shopper sees it. */
export function draftLineIdentity(
  line: DraftLine,
  form: "stored" | "shown",
): CartLineIdentity & { quantity: number } {
  return {
    itemId: line.campaignId ?? line.lineItem.row.id,
    model: line.model,
    variation: form === "stored" ? line.variation : line.shown,
    addOns: line.addOns,
    quantity: line.quantity,
  };
}

async function buyNowLines(tx: Transaction, cart: unknown, moduleId: number | null, view: ShopView) {
  const lines: DraftLine[] = [];
  for (const row of readBuyNowCart(cart)) {
    const choice = await chosenItem(tx, { itemId: row.item_id, model: row.model, moduleId }, view);
    const variation = orThrow(chosenVariation(choice, row.variation ?? []));
    lines.push({
      lineItem: choice.lineItem,
      item: choice.item,
      model: row.model,
      campaignId: choice.campaignId,
      variation,
      shown: shownVariation(choice.lineItem.row.optionGroups, variation, view.language),
      addOns: orThrow(storedAddOns(choice.lineItem, row.add_on_ids ?? [], row.add_on_qtys ?? [])),
      quantity: row.quantity,
      cartRow: null,
    });
  }
  return lines;
}

/** The stored cart. Where it is held for this transaction, the second of two orders of one cart finds it empty. */
async function storedLines(
  tx: Transaction,
  owner: Owner,
  { moduleId, cartId, holdsRows }: { moduleId: number; cartId: number | null; holdsRows: boolean },
  view: ShopView,
) {
  const found = tx
    .select()
    .from(cartLines)
    .where(
      and(
        ownedBy(cartLines, owner),
        cartId === null ? eq(cartLines.moduleId, moduleId) : eq(cartLines.id, cartId),
      ),
    )
    .orderBy(asc(cartLines.id));
  const rows = await (holdsRows ? found.for("update") : found);
  const lines = await withItems(tx, rows, view);
  return lines.map(
    ({ row, loaded, item }): DraftLine => ({
      lineItem: loaded,
      item,
      model: row.model,
      campaignId: row.itemCampaignId,
      variation: row.variation,
      shown: shownVariation(loaded.row.optionGroups, row.variation, view.language),
      addOns: [...identityOfLine(row).addOns],
      quantity: row.quantity,
      cartRow: row,
    }),
  );
}

/** The lines that the request is about. Refuses with `empty_cart` when there are none. */
export async function draftLines(
  tx: Transaction,
  owner: Owner,
  body: Pick<PlaceOrderRequest, "is_buy_now" | "cart" | "cart_id">,
  moduleId: number,
  view: ShopView,
  { holdsRows }: RowHolding,
): Promise<DraftLine[]> {
  const buyNow = body.is_buy_now === 1;
  const given = typeof body.cart === "string" ? body.cart.trim() !== "" : (body.cart?.length ?? 0) > 0;
  const lines =
    buyNow && given
      ? await buyNowLines(tx, body.cart, moduleId, view)
      : await storedLines(
          tx,
          owner,
          { moduleId, cartId: buyNow ? (body.cart_id ?? -1) : null, holdsRows },
          view,
        );
  if (lines.length === 0) throw refuse("empty_cart");
  return lines;
}

/**
 * The first line that cannot be sold at the time: not on sale, its own window closed, choices no longer offered, or not
 * within stock and limits together with the other lines of the same choice.
 */
export async function draftLinesProblem(
  tx: Transaction,
  lines: readonly DraftLine[],
  at: Date,
  view: ShopView,
): Promise<Refusal | null> {
  const campaigns = await loadCampaigns(
    tx,
    lines.flatMap((line) => line.campaignId ?? []),
  );
  const when = shopTime(at, view.timeZone);
  for (const line of lines) {
    const name = line.item.name;
    const campaign = line.campaignId === null ? null : campaigns.get(line.campaignId);
    if (!line.lineItem.row.active || (line.campaignId !== null && !campaign))
      return refuse("line_gone", { name });
    if (campaign && !isCampaignRunning(campaign, at, view.timeZone)) return refuse("line_gone", { name });
    if (!isItemAvailable(line.item, when)) return refuse("line_not_now", { name });
    const notOffered = line.cartRow && choiceProblem(line);
    if (notOffered) return notOffered;
    const same = lines.filter(
      (other) =>
        other.lineItem.row.id === line.lineItem.row.id &&
        other.campaignId === line.campaignId &&
        JSON.stringify(other.variation) === JSON.stringify(line.variation),
    );
    const together = same.reduce((sum, other) => sum + other.quantity, 0);
    const soldOut = soldOutPart(line.item, line.shown, line.addOns);
    if (soldOut) return soldOut;
    const problem = quantityProblem(line.item, line.shown, together);
    if (!problem) continue;
    const left = maxQuantity(line.item, line.shown);
    return refuse(problem !== "out_of_stock" ? "quantity" : left > 0 ? "stock" : "sold_out", { name, left });
  }
  return null;
}

/** A prescription-only item needs a photo of the prescription: 403 `prescription`. */
export function prescriptionProblem(
  lines: readonly DraftLine[],
  attachments: readonly string[],
): Refusal | null {
  const onPrescription = lines.find((line) => line.lineItem.row.prescriptionRequired);
  if (!onPrescription || attachments.length > 0) return null;
  return refuse("prescription", { name: onPrescription.item.name });
}

/** A cart line may be older than the shop's changes: what it chose must still be offered. */
function choiceProblem(line: DraftLine): Refusal | null {
  const choice = { lineItem: line.lineItem, item: line.item, campaignId: line.campaignId };
  const variation = chosenVariation(
    choice,
    line.variation.map((entry) =>
      "values" in entry
        ? { name: entry.name, values: { label: [...entry.values.label] } }
        : { type: entry.type },
    ),
  );
  if (variation instanceof Refusal) return variation;
  const addOns = storedAddOns(
    line.lineItem,
    line.addOns.map((addOn) => addOn.id),
    line.addOns.map((addOn) => addOn.quantity),
  );
  return addOns instanceof Refusal ? addOns : null;
}
