/** Puts the shop's terms and the lines together for the one function that adds an order up. */
import { eq } from "drizzle-orm";
import type { StoreDiscount } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { reachesMinimum } from "@/domain/coupon";
import type { LinePrice } from "@/domain/line-price";
import { missingForMinimumOrder } from "@/domain/minimum-order";
import { type Minor, toMajor, toMinor, toPercent } from "@/domain/money";
import { ownLinePrice, type PricedLine, toOrderLine } from "@/domain/order-lines";
import { type OrderTotal, orderTotal } from "@/domain/order-total";
import { shopTime } from "@/domain/shop-time";
import { type StoreWideDiscount, storeDiscountAt } from "@/domain/store-discount";
import type { Queryable } from "../../context";
import type { CouponRow } from "../../db/schema";
import { type customers, storeDiscounts } from "../../db/schema";
import { termsOf } from "../coupons/check-coupon";
import { accountsOfPerson, countStandingOrders } from "../customers/standing-orders";
import { type RefusalAmount, refuse } from "../refusals";
import type { ShopRules } from "../settings/shop-rules";
import { priceReadingOf, type ShopView } from "../settings/shop-view";
import type { StoredStore } from "./delivery-charge";
import type { DraftLine } from "./order-lines";
import type { OrderChecks } from "./order-problems";

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
  const { digits } = view;
  const discount: StoreDiscount = {
    discount: toPercent(row.percent),
    discount_type: "percent",
    min_purchase: toMajor(row.minimumPurchase, digits),
    max_discount: toMajor(row.maximumDiscount, digits),
    start_date: row.startDate,
    end_date: row.endDate,
    start_time: row.startTime,
    end_time: row.endTime,
  };
  return storeDiscountAt(discount, shopTime(view.now, view.timeZone), digits);
}

/**
 * Whether a customer's next order gets the bonus of the first: new enough and no order that stands. An order that is placed
 * already counts as `standing` one.
 */
export async function hasFirstOrderBonus(
  database: Queryable,
  customer: Pick<typeof customers.$inferSelect, "id" | "createdAt">,
  rules: ShopRules,
  now: Date,
  standing: 0 | 1 = 0,
): Promise<boolean> {
  if (!rules.firstOrder) return false;
  const ends = customer.createdAt.getTime() + rules.firstOrder.forDays * 86_400_000;
  if (now.getTime() > ends) return false;
  const accounts = await accountsOfPerson(database, customer.id);
  return (await countStandingOrders(database, accounts)) <= standing;
}

/** Money of a refusal's text, with the currency's decimals. */
export const refusalAmount = (minor: number, digits: number): RefusalAmount => ({ minor, digits });

/** The fields of a drafted line that its price depends on. */
export type PricedDraft = Pick<DraftLine, "item" | "model" | "shown" | "addOns" | "quantity">;

export interface PricedOrder {
  total: OrderTotal;
  /** The store's discount that runs, whether it takes anything off or not. */
  storeWide: StoreWideDiscount | null;
  /** With their own discounts; what the store-wide one changes stands in the total. */
  lines: LinePrice[];
}

/** The order's amounts. Refuses with `coupon` when its minimum is not reached and 406 below the store's minimum. */
export async function* priceOrder(
  database: Queryable,
  input: {
    body: Pick<PlaceOrderRequest, "dm_tips" | "extra_packaging_amount">;
    orderType: "delivery" | "take_away";
    lines: readonly PricedDraft[];
    store: StoredStore;
    rules: ShopRules;
    coupon: CouponRow | null;
    firstOrder: boolean;
    deliveryCharge: number;
    /** The step that the total is a multiple of; the smallest unit by default. */
    totalStep?: Minor;
  },
  view: ShopView,
): OrderChecks<PricedOrder> {
  const { store, rules, coupon, body } = input;
  const storeWide = await runningStoreDiscount(database, store.id, view);
  const reading = priceReadingOf(view);
  const total = orderTotal({
    lines: input.lines.map((line) => toOrderLine(shownLine(line), reading)),
    storeWide,
    coupon: coupon ? termsOf(coupon) : null,
    firstOrder: input.firstOrder && rules.firstOrder ? rules.firstOrder.discount : null,
    tax: { percent: store.tax, included: rules.taxIncluded },
    orderType: input.orderType,
    deliveryCharge: input.deliveryCharge,
    freeDelivery: { ...rules.freeDelivery, byStore: store.freeDelivery },
    tip: rules.tips ? toMinor(body.dm_tips, view.digits) : 0,
    additionalCharge: rules.additionalCharge,
    packaging: store.packagingActive && (body.extra_packaging_amount ?? 0) > 0 ? store.packagingCharge : 0,
    totalStep: input.totalStep ?? 1,
  });
  if (coupon && !reachesMinimum(coupon, total.subtotal))
    yield refuse("coupon_minimum", { amount: refusalAmount(coupon.minimumPurchase, view.digits) });
  if (missingForMinimumOrder(total, store.minimumOrder) > 0)
    yield refuse("minimum_order", { amount: refusalAmount(store.minimumOrder, view.digits) });
  return { total, storeWide, lines: input.lines.map((line) => ownLinePrice(shownLine(line), reading)) };
}

/** The line with the choices in the words that its item is in. */
const shownLine = (line: PricedDraft): PricedLine => ({ ...line, variation: line.shown });
