/** The lines of a priced prescription: items of the store, and entries that the pharmacy names itself. */
import type { Item } from "@/contract";
import { toMajor, toMinor } from "@/domain/money";
import type { Transaction } from "../../context";
import { chosenVariation } from "../cart/change-cart";
import { loadLineItems } from "../cart/line-items";
import type { StoredStore } from "../orders/delivery-charge";
import type { SoldDraft } from "../orders/insert-order";
import type { DraftLine } from "../orders/order-lines";
import type { PricedDraft } from "../orders/price-order";
import { runningFlashItems, type StockSources, stockSources } from "../orders/stock";
import { orThrow, refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";

interface SharedParts {
  quantity?: number;
  /** What was prescribed, where this is given instead. */
  substitute_for?: string;
}

/** A line as the pharmacy names it. Prices in major units, of one piece. */
export type PrescriptionLine = SharedParts &
  ({ item: number; variation?: string; price?: number } | { name: string; price: number });

/** A line to be priced, and what is written of it. */
export interface PrescribedLine {
  priced: PricedDraft;
  sold: SoldDraft;
  sources: StockSources;
}

const uncounted: StockSources = {
  itemId: null,
  itemVariationId: null,
  flashSaleItemId: null,
  itemCampaignId: null,
};

/** Id of a line that is no item of the shop; no item has it. */
const idOfNoItem = 2_147_483_647;

/** An entry that the pharmacy names itself, as an item: order lines need one. */
function namedItem(
  name: string,
  price: number,
  store: StoredStore,
  view: ShopView,
  module: Item["module"],
): Item {
  const moment = view.now.toISOString();
  return {
    id: idOfNoItem,
    slug: "",
    name,
    description: null,
    image: null,
    image_full_url: null,
    images: [],
    images_full_url: [],
    category_id: 0,
    category_ids: [],
    variations: [],
    food_variations: [],
    attributes: [],
    choice_options: [],
    add_ons: [],
    price,
    tax: 0,
    tax_type: "percent",
    discount: 0,
    discount_type: "amount",
    available_time_starts: "00:00:00",
    available_time_ends: "23:59:59",
    veg: 0,
    organic: 0,
    is_halal: 0,
    halal_tag_status: 0,
    is_prescription_required: 1,
    recommended: 0,
    status: 1,
    store_id: store.id,
    store_name: store.name,
    module_id: store.moduleId,
    module_type: module.module_type,
    zone_id: store.zoneId,
    store_discount: 0,
    flash_sale: 0,
    schedule_order: false,
    stock: 0,
    maximum_cart_quantity: null,
    unit_type: null,
    unit: null,
    avg_rating: 0,
    rating_count: 0,
    generic_name: [],
    nutritions_name: [],
    allergies_name: [],
    tags: [],
    brand_id: null,
    available_now: true,
    module,
    storage: [],
    created_at: moment,
    updated_at: moment,
  };
}

/** An item at the price that the pharmacy asks instead of the shelf's. */
const atPrice = (item: Item, price: number): Item => ({
  ...item,
  price,
  discount: 0,
  variations: item.variations.map((variation) => ({ ...variation, price })),
});

/** A price in major units. Refuses one with more decimals than the currency has. */
function exactPrice(price: number, name: string, { digits }: ShopView): number {
  const exact = toMajor(toMinor(price, digits), digits);
  if (Math.abs(exact - price) > 1e-9) throw refuse("prescription_price", { name });
  return exact;
}

/** Reads the lines. Refuses items that the store does not sell, and choices that it does not offer. */
export async function prescribedLines(
  tx: Transaction,
  lines: readonly PrescriptionLine[],
  store: StoredStore,
  module: Item["module"],
  view: ShopView,
): Promise<PrescribedLine[]> {
  const ids = lines.flatMap((line) => ("item" in line ? line.item : []));
  const loaded = await loadLineItems(tx, ids, view);
  const flash = await runningFlashItems(tx, ids, view.now);
  return lines.map((line) => {
    const quantity = line.quantity ?? 1;
    const substituteFor = line.substitute_for?.trim() || null;
    if (!("item" in line)) {
      const item = namedItem(line.name, exactPrice(line.price, line.name, view), store, view, module);
      const sold: SoldDraft = {
        lineItem: null,
        item,
        variation: [],
        shown: [],
        addOns: [],
        quantity,
        substituteFor,
      };
      return { sold, priced: atAskedPrice(sold), sources: uncounted };
    }
    const lineItem = loaded.get(line.item);
    if (!lineItem?.row.active || lineItem.row.storeId !== store.id)
      throw refuse("prescription_item", { id: line.item });
    const choice = { lineItem, item: lineItem.item, campaignId: null };
    const wanted = line.variation === undefined ? [] : [{ type: line.variation }];
    const variation = orThrow(chosenVariation(choice, wanted));
    const asked = line.price === undefined ? null : exactPrice(line.price, lineItem.item.name, view);
    const item = asked === null ? lineItem.item : atPrice(lineItem.item, asked);
    const draft: DraftLine & SoldDraft = {
      lineItem,
      item,
      model: "Item",
      campaignId: null,
      variation,
      shown: variation,
      addOns: [],
      quantity,
      cartRow: null,
      substituteFor,
    };
    return {
      sold: draft,
      priced: asked === null ? draft : atAskedPrice(draft),
      // A price that the pharmacy sets is not a flash sale.
      sources: stockSources(draft, asked === null ? flash : new Map()),
    };
  });
}

/** Marked as a sale, because the store's discount lowers neither. */
const atAskedPrice = ({ item, shown, addOns, quantity }: SoldDraft): PricedDraft => ({
  item: { ...item, flash_sale: 1 },
  model: "Item",
  shown,
  addOns,
  quantity,
});
