import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { PlacedOrder } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { cartFingerprint } from "@/domain/cart-lines";
import { toMajor, toMinor } from "@/domain/money";
import type { Language, ServerContext, Transaction } from "../../context";
import { cartLines, orderLines } from "../../db/schema";
import type { ShopView } from "../cart/line-items";
import { countCouponUse, usableCoupon } from "../coupons/usable-coupon";
import { type Owner, ownerColumns } from "../owner/owner";
import { Refusal, refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { queueNextStep } from "./autopilot-steps";
import { chargedMeters, deliveryChargeOf, orderZone } from "./delivery-charge";
import { insertOrder, lineAmounts } from "./insert-order";
import { openStore } from "./open-store";
import { checkDraftLines, type DraftLine, draftLineIdentity, draftLines } from "./order-lines";
import { lockOwner, orderOwner } from "./order-owner";
import { checkKindAndPayment, readAddress, readSchedule } from "./order-request";
import { hasFirstOrderBonus, moneyText, priceOrder } from "./price-order";
import { orderStatusChanged } from "./status-changed";
import { runningFlashItems, stockSources, takeStock } from "./stock";

/** What the shopper saw when he pressed the button; each may be absent. */
export interface Expectations {
  /** Major units. */
  total: number | null;
  /** Fingerprint of the cart's lines. */
  cart: string | null;
  /** Server time in ms. */
  deadline: number | null;
}

export interface PlaceOrderInput {
  owner: Owner;
  body: PlaceOrderRequest;
  moduleId: number;
  expectations: Expectations;
  /** Of `password`, hashed before the transaction; set with `create_new_user` only. */
  passwordHash: string | null;
  language: Language;
}

/**
 * Places an order for cash: everything is checked, priced by the domain, counted and written in this one transaction,
 * or refused and nothing happened. Amounts of the request are never believed.
 */
export async function placeOrder(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
): Promise<PlacedOrder> {
  const { body, expectations } = input;
  const now = context.clock.now();
  if (expectations.deadline !== null && now.getTime() > expectations.deadline) throw refuse("order_expired");
  const rules = await readShopRules(tx);
  const view: ShopView = {
    language: input.language,
    now,
    timeZone: context.settings.timeZone,
    digits: rules.digits,
  };
  const orderType = checkKindAndPayment(body);
  if (orderType === "delivery" ? !rules.delivery : !rules.takeAway) throw refuse("order_type");
  if (input.owner.kind === "guest" && !rules.guestCheckout && body.create_new_user !== 1) {
    throw refuse("guest_checkout_off");
  }
  const customer = await lockOwner(tx, input.owner);
  const { address, place } = readAddress(
    body,
    customer && {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      phone: customer.phone,
      email: customer.email,
    },
  );
  const scheduledAt = readSchedule(body.schedule_at, now, view.timeZone);
  const store = await openStore(
    tx,
    { storeId: body.store_id, moduleId: input.moduleId, orderType, scheduledAt },
    rules,
    view,
  );
  const lines = await draftLines(tx, input.owner, body, input.moduleId, view);
  if (expectations.cart !== null && !matchesCart(lines, expectations.cart)) throw refuse("cart_changed");
  if (lines.some((line) => line.lineItem.row.storeId !== store.id)) throw refuse("store_other");
  await checkDraftLines(tx, lines, scheduledAt ?? now, view);

  const delivery = orderType === "delivery" && place !== null;
  const terms = await orderZone(tx, store, delivery ? place : null);
  if (!rules.cashOnDelivery || !terms.zone.cashOnDelivery) throw refuse("order_method");
  if (delivery && (body.distance === null || body.distance === undefined)) throw refuse("distance_missing");
  const distanceMeters = delivery ? chargedMeters(body.distance, store.place, place) : 0;
  const buyer = await orderOwner(tx, input, now);
  const code = body.coupon_code?.trim();
  if (code && buyer.kind === "guest") throw refuse("coupon_login");
  const coupon =
    code && buyer.kind === "customer"
      ? await withCoupon403(
          usableCoupon(tx, code, {
            customerId: buyer.customerId,
            storeId: store.id,
            moduleId: store.moduleId,
            zoneId: terms.zone.id,
            now,
            timeZone: view.timeZone,
          }),
        )
      : null;
  const priced = await priceOrder(
    tx,
    {
      body,
      orderType,
      lines,
      store,
      rules,
      coupon,
      firstOrder: customer !== null && (await hasFirstOrderBonus(tx, customer, rules, now)),
      deliveryCharge: delivery ? await deliveryChargeOf(tx, store, terms, distanceMeters) : 0,
    },
    view,
  );
  const { total } = priced;
  if (terms.maximumCashOrder !== null && terms.maximumCashOrder > 0 && total.total > terms.maximumCashOrder) {
    throw refuse("cash_limit", { amount: moneyText(terms.maximumCashOrder, view.digits) });
  }
  if (expectations.total !== null && toMinor(expectations.total, view.digits) !== total.total) {
    throw refuse(
      "total_changed",
      { amount: moneyText(total.total, view.digits) },
      { total: toMajor(total.total, view.digits) },
    );
  }

  if (coupon && buyer.kind === "customer") await withCoupon403(countCouponUse(tx, coupon, buyer.customerId));
  const flash = await runningFlashItems(
    tx,
    lines.map((line) => line.lineItem.row.id),
    now,
  );
  const sources = lines.map((line) => stockSources(line, flash));
  await takeStock(
    tx,
    lines.map((line, index) => ({
      sources: sources[index] ?? stockSources(line, flash),
      quantity: line.quantity,
      name: line.item.name,
    })),
  );
  const order = await insertOrder(tx, {
    ...ownerColumns(buyer),
    storeId: store.id,
    moduleId: store.moduleId,
    zoneId: terms.zone.id,
    type: orderType,
    status: "pending",
    reached: { pending: now.toISOString() },
    paymentMethod: "cash_on_delivery",
    total: total.total,
    productsTotal: total.products,
    addOnsTotal: total.addOns,
    discountTotal: total.discount,
    couponDiscount: total.couponDiscount,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    couponTitle: coupon ? (coupon.translations[input.language]?.title ?? coupon.title) : null,
    firstOrderBonus: total.firstOrderBonus,
    tax: total.tax,
    taxPercent: store.tax,
    taxIncluded: total.taxIncluded,
    deliveryCharge: total.deliveryCharge,
    originalDeliveryCharge: total.originalDeliveryCharge,
    freeDeliveryBy: total.freeDeliveryBy,
    packaging: total.packaging,
    additionalCharge: total.additionalCharge,
    tip: total.tip,
    bringChange: toMinor(body.bring_change_amount, view.digits),
    distanceMeters,
    address,
    place,
    note: body.order_note ?? null,
    unavailableItemNote: body.unavailable_item_note ?? null,
    deliveryInstruction: body.delivery_instruction ?? null,
    cutlery: body.cutlery === 1,
    scheduledAt,
    otp: String(randomInt(10_000)).padStart(4, "0"),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(orderLines).values(
    lines.map((line, index) => ({
      orderId: order.id,
      itemId: line.lineItem.row.id,
      itemCampaignId: sources[index]?.itemCampaignId ?? null,
      flashSaleItemId: sources[index]?.flashSaleItemId ?? null,
      itemVariationId: sources[index]?.itemVariationId ?? null,
      quantity: line.quantity,
      ...lineAmounts(line, index, priced, store.tax),
      variation: line.shown,
      variant: line.variation.flatMap((entry) => ("values" in entry ? [] : [entry.type])).join("-"),
      snapshot: line.item,
    })),
  );
  const stored = body.is_buy_now === 1 ? [] : lines.flatMap((line) => line.cartRow?.id ?? []);
  if (stored.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, stored));
  await orderStatusChanged(tx, context.jobs, order);
  await queueNextStep(tx, context, order);
  return {
    message: placedText[input.language],
    order_id: order.id,
    total_ammount: toMajor(order.total, view.digits),
    status: order.status,
    created_at: now.toISOString(),
    user_id: buyer.kind === "customer" ? buyer.customerId : buyer.guestId,
  };
}

const placedText: Record<Language, string> = {
  en: "Order placed successfully",
  ar: "تم تقديم الطلب بنجاح",
};

/** The page hashes what it shows, in its language; another client may hash what the cart keeps. */
function matchesCart(lines: readonly DraftLine[], expected: string): boolean {
  return (["shown", "kept"] as const).some(
    (form) => cartFingerprint(lines.map((line) => draftLineIdentity(line, form))) === expected,
  );
}

/** In placing an order every refusal of a coupon is 403, as the contract lists it. */
async function withCoupon403<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw error.withStatus(403);
    throw error;
  }
}
