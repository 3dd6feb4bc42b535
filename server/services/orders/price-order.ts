/** Puts the shop's terms and the lines together for the one function that adds an order up. */
import { eq } from "drizzle-orm";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { isInsideWindow, minutesOf, shopTime } from "@/domain/availability";
import { reachesMinimum } from "@/domain/coupon";
import { toMajor, toMinor } from "@/domain/money";
import { type OrderTotal, orderTotal, type StoreWideDiscount, toOrderLine } from "@/domain/order-total";
import type { Queryable } from "../../context";
import type { CouponRow } from "../../db/schema";
import { type customers, storeDiscounts } from "../../db/schema";
import { termsOf } from "../coupons/usable-coupon";
import { countStandingOrders } from "../customers/standing-orders";
import { refuse } from "../refusals";
import type { ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import type { StoreRow } from "./delivery-charge";
import { type DraftLine, priceOf } from "./order-lines";

/** The store-wide discount that runs on the shop's wall clock, or null. */
export async function runningStoreDiscount(
  database: Queryable,
  storeId: number,
  view: ShopView,
): Promise<StoreWideDiscount | null> {
  const [row] = await database
    .select()
    .from(storeDiscounts)
    .where(eq(storeDiscounts.storeId, storeId))
    .limit(1);
  if (!row) return null;
  const { date, minute } = shopTime(view.now, view.timeZone);
  if (date < row.startDate || date > row.endDate) return null;
  if (!isInsideWindow(minute, minutesOf(row.startTime) ?? 0, minutesOf(row.endTime) ?? 0)) return null;
  return {
    percent: row.percent,
    minimumPurchase: row.minimumPurchase,
    maximumDiscount: row.maximumDiscount,
  };
}

/** Whether a customer's next order gets the bonus of the first: new enough and no order that stands. */
export async function hasFirstOrderBonus(
  database: Queryable,
  customer: Pick<typeof customers.$inferSelect, "id" | "createdAt">,
  rules: ShopRules,
  now: Date,
): Promise<boolean> {
  if (!rules.firstOrder) return false;
  const ends = customer.createdAt.getTime() + rules.firstOrder.forDays * 86_400_000;
  return now.getTime() <= ends && (await countStandingOrders(database, customer.id)) === 0;
}

/** Money of a text, with the currency's decimals. */
export function moneyText(minor: number, digits: number): string {
  return toMajor(minor, digits).toFixed(digits);
}

export interface PricedOrder {
  total: OrderTotal;
  lines: ReturnType<typeof priceOf>[];
}

/** The order's amounts. Refuses with `coupon` when its minimum is not reached and 406 below the store's minimum. */
export async function priceOrder(
  database: Queryable,
  input: {
    body: Pick<PlaceOrderRequest, "dm_tips" | "extra_packaging_amount">;
    orderType: "delivery" | "take_away";
    lines: readonly DraftLine[];
    store: StoreRow;
    rules: ShopRules;
    coupon: CouponRow | null;
    firstOrder: boolean;
    deliveryCharge: number;
  },
  view: ShopView,
): Promise<PricedOrder> {
  const { store, rules, coupon, body } = input;
  const lines = input.lines.map((line) => withoutStoreDiscount(line, view.digits));
  const total = orderTotal({
    lines: lines.map((line, index) => toOrderLine(line, isFlash(input.lines[index]))),
    storeWide: await runningStoreDiscount(database, store.id, view),
    coupon: coupon ? termsOf(coupon) : null,
    firstOrder: input.firstOrder && rules.firstOrder ? rules.firstOrder.discount : null,
    tax: { percent: store.tax, included: rules.taxIncluded },
    orderType: input.orderType,
    deliveryCharge: input.deliveryCharge,
    freeDelivery: { ...rules.freeDelivery, byStore: store.freeDelivery },
    tip: rules.tips ? toMinor(body.dm_tips, view.digits) : 0,
    additionalCharge: rules.additionalCharge,
    packaging: store.packagingActive && (body.extra_packaging_amount ?? 0) > 0 ? store.packagingCharge : 0,
  });
  if (coupon && !reachesMinimum(coupon, total.subtotal)) {
    throw refuse("coupon_minimum", { amount: moneyText(coupon.minimumPurchase, view.digits) });
  }
  if (total.products + total.addOns < store.minimumOrder) {
    throw refuse("minimum_order", { amount: moneyText(store.minimumOrder, view.digits) });
  }
  return { total, lines };
}

function isFlash(line: DraftLine | undefined): boolean {
  return line?.item.flash_sale === 1;
}

/** The line with its own discount: the store-wide one is decided for the whole order. */
function withoutStoreDiscount(line: DraftLine, digits: number) {
  return priceOf({ ...line, item: { ...line.item, store_discount: 0 } }, digits);
}
