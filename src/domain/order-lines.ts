/** The lines of a cart or an order and their sums: what the cart shows is what the checkout adds up. Money in minor units. */
import type { Item, ItemModel } from "@/contract";
import { type LinePrice, linePrice } from "./line-price";
import type { Minor } from "./money";
import type { PriceReading } from "./price-reading";
import {
  type LineDiscounts,
  lineDiscounts,
  missingForDiscount,
  type OrderLineAmounts,
  type StoreWideDiscount,
  storeDiscountOfItem,
} from "./store-discount";

/** The fields of a cart line that its price depends on. */
export interface PricedLine {
  item: Parameters<typeof linePrice>[0]["item"] & Pick<Item, "flash_sale">;
  model: ItemModel;
  variation: Parameters<typeof linePrice>[0]["variation"];
  quantity: number;
  addOns: readonly { id: number; quantity: number }[];
}

const isOnSale = ({ item, model }: Pick<PricedLine, "item" | "model">): boolean =>
  item.flash_sale === 1 || model === "ItemCampaign";

/** A line's price with its own discount: the store-wide one is decided for the whole order. */
export function ownLinePrice(line: PricedLine, reading: PriceReading): LinePrice {
  return linePrice({ ...line, item: { ...line.item, store_discount: 0 }, reading });
}

/** A line's amounts before the store-wide discount is decided. */
export function toOrderLine(line: PricedLine, reading: PriceReading): OrderLineAmounts {
  const price = ownLinePrice(line, reading);
  return {
    products: price.products,
    ownDiscount: price.discount,
    addOns: price.addOns,
    onSale: isOnSale(line),
  };
}

/** The sums of an order before coupon, bonus, tax and delivery. */
export interface OrderSums {
  products: Minor;
  addOns: Minor;
  lineDiscounts: LineDiscounts;
  discount: Minor;
  /** products + addOns − discount. */
  subtotal: Minor;
}

/** Adds the lines up, with the store-wide discount where its condition is met. */
export function orderSums(
  lines: readonly OrderLineAmounts[],
  storeWide: StoreWideDiscount | null,
): OrderSums {
  const products = lines.reduce((sum, line) => sum + line.products, 0);
  const addOns = lines.reduce((sum, line) => sum + line.addOns, 0);
  const discounts = lineDiscounts(lines, storeWide);
  const discount = discounts.lines.reduce((sum, value) => sum + value, 0);
  return {
    products,
    addOns,
    lineDiscounts: discounts,
    discount,
    subtotal: Math.max(0, products + addOns - discount),
  };
}

/** A store-wide discount as it stands for a cart. */
export interface DiscountProgress extends StoreWideDiscount {
  /** How much of products and add-ons is missing to the minimum; 0 when it is reached. */
  missing: Minor;
  /** Whether it takes anything off these lines once its minimum is reached. */
  useful: boolean;
  /** The discount in effect; 0 below its minimum, and where the items' own discounts are better. */
  granted: Minor;
  /** It would be more without its cap. */
  capped: boolean;
}

export interface CartPrice extends OrderSums {
  /** Each line as it is charged, in the lines' order. */
  lines: LinePrice[];
  /** The store's discount, if one runs. */
  storeDiscount: DiscountProgress | null;
}

/**
 * The price of a cart: the lines, the sums and the store's discount, equal to the checkout's. Until the store is known
 * (undefined) its discount is read from the items.
 */
export function cartPrice(
  lines: readonly PricedLine[],
  storeWide: StoreWideDiscount | null | undefined,
  reading: PriceReading,
): CartPrice {
  const discount = storeWide === undefined ? discountOfItems(lines, reading.digits) : storeWide;
  const amounts = lines.map((line) => toOrderLine(line, reading));
  const sums = orderSums(amounts, discount);
  return {
    ...sums,
    lines: lines.map((line, index) => {
      const own = ownLinePrice(line, reading);
      const off = sums.lineDiscounts.lines[index] ?? 0;
      return { ...own, discount: off, total: own.products - off + own.addOns };
    }),
    storeDiscount: discount && progressOf(amounts, discount, sums),
  };
}

function progressOf(
  lines: readonly OrderLineAmounts[],
  discount: StoreWideDiscount,
  sums: OrderSums,
): DiscountProgress {
  const granted = sums.lineDiscounts.storeWide ?? 0;
  const uncapped = lineDiscounts(lines, { ...discount, maximumDiscount: 0 }).storeWide ?? 0;
  const reached = lineDiscounts(lines, { ...discount, minimumPurchase: 0 }).storeWide ?? 0;
  return {
    ...discount,
    missing: missingForDiscount(lines, discount),
    useful: reached > 0,
    granted,
    capped: granted < uncapped,
  };
}

function discountOfItems(lines: readonly PricedLine[], digits: number): StoreWideDiscount | null {
  const line = lines.find((candidate) => !isOnSale(candidate));
  return line ? storeDiscountOfItem(line.item, digits) : null;
}
