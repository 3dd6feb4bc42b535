import type { DeliveryAddress } from "@/contract";
import { cartFingerprint } from "@/domain/cart-lines";
import type { CurrencyTerms } from "@/domain/currencies/amount-steps";
import type { Place } from "@/domain/distance";
import type { ServerContext, Transaction } from "../../context";
import type { CouponRow, customers } from "../../db/schema";
import { checkCoupon } from "../coupons/check-coupon";
import type { Owner } from "../owner/owner";
import { Refusal, refuse } from "../refusals";
import type { ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { checkContact, checkRequest, type PlaceOrderInput } from "./check-request";
import { chargedMeters, orderZone, type StoredStore, type ZoneTerms } from "./delivery-charge";
import { checkOpenPieces, countedPieces } from "./open-orders";
import { openStore } from "./open-store";
import type { OrderChecks } from "./order-checks";
import {
  checkDraftLines,
  checkPrescription,
  type DraftLine,
  draftLineIdentity,
  draftLines,
} from "./order-lines";
import { orderOwner } from "./order-owner";
import { checkPaymentMethod } from "./order-payment";

/** Everything about an order that was checked, before it has a price. */
export interface CheckedOrder {
  view: ShopView;
  rules: ShopRules;
  /** The steps that totals are multiples of. */
  currencyTerms: CurrencyTerms;
  orderType: "delivery" | "take_away";
  /** Null for guests. */
  customer: typeof customers.$inferSelect | null;
  /** The owner of the order: with `create_new_user` the new customer. */
  buyer: Owner;
  address: DeliveryAddress;
  place: Place | null;
  /** Null is now. */
  scheduledAt: Date | null;
  store: StoredStore;
  lines: DraftLine[];
  /** Hash of the network address. */
  placedFrom: string;
  terms: ZoneTerms;
  isDelivered: boolean;
  distanceMeters: number;
  coupon: CouponRow | null;
}

/** Reads the cart, and checks that the store sells these lines at that time. */
async function checkStoreAndLines(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  { rules, view, orderType }: Awaited<ReturnType<typeof checkRequest>>,
  checks: OrderChecks,
) {
  const { check } = checks;
  const { owner, body, moduleId, expectations } = input;
  const contact = await checkContact(tx, context, input, { rules, view }, checks);
  const { scheduledAt } = contact;
  const store = await openStore(
    tx,
    { storeId: body.store_id, moduleId, orderType, scheduledAt },
    rules,
    view,
    checks,
  );
  const lines = await draftLines(tx, owner, body, moduleId, view, checks);
  if (expectations.cart !== null && !matchesCart(lines, expectations.cart)) throw refuse("cart_changed");
  if (lines.some((line) => line.lineItem.row.storeId !== store.id)) throw refuse("store_other");
  await check(
    () => checkDraftLines(tx, lines, scheduledAt ?? view.now, view),
    () => undefined,
  );
  const { placedFrom } = contact;
  await check(
    // A guest who opens an account with the order is a customer from here on.
    () =>
      checkOpenPieces(tx, context.settings.openPieces, {
        owner,
        placedFrom,
        pieces: body.create_new_user === 1 ? 0 : countedPieces(lines),
      }),
    () => undefined,
  );
  await check(
    () => checkPrescription(lines, input.attachments),
    () => undefined,
  );
  return { ...contact, store, lines };
}

/** Checks zone, payment and distance. With `create_new_user` the guest becomes a customer; then the coupon is checked. */
async function checkDeliveryAndCoupon(
  tx: Transaction,
  { paymentGateways }: Pick<ServerContext, "paymentGateways">,
  input: PlaceOrderInput,
  { rules, view, orderType }: Awaited<ReturnType<typeof checkRequest>>,
  { store, place }: { store: StoredStore; place: Place | null },
  { check, holdsRows }: OrderChecks,
) {
  const { body, owner } = input;
  const isDelivered = orderType === "delivery" && place !== null;
  const zone = await check(
    () => orderZone(tx, store, isDelivered ? place : null),
    () => null,
  );
  const terms = zone ?? (await orderZone(tx, store, null));
  await check(
    () => checkPaymentMethod(body, rules, terms, { owner, gateways: paymentGateways }),
    () => undefined,
  );
  const checkDistance = () => {
    if (isDelivered && (body.distance === null || body.distance === undefined))
      throw refuse("distance_missing");
  };
  await check(checkDistance, () => undefined);
  const distanceMeters = isDelivered ? chargedMeters(body.distance, store.place, place) : 0;
  // Only an order that is placed makes an account.
  const buyer = holdsRows ? await orderOwner(tx, input, view.now) : owner;
  const newCustomer = body.create_new_user === 1 ? nobodyYet : null;
  const code = body.coupon_code?.trim();
  const findCoupon = (couponCode: string) =>
    withCouponStatus(
      checkCoupon(tx, couponCode, {
        customerId: buyer.kind === "customer" ? buyer.customerId : newCustomer,
        storeId: store.id,
        moduleId: store.moduleId,
        zoneId: terms.zone.id,
        now: view.now,
        timeZone: view.timeZone,
      }),
    );
  const coupon = code
    ? await check(
        () => findCoupon(code),
        () => null,
      )
    : null;
  return { isDelivered, terms, distanceMeters, buyer, coupon };
}

/** Number of a customer who is about to be made: no order and no coupon is theirs. */
const nobodyYet = 0;

/** Checks an order, to be placed in the same transaction or to tell its price. Refuses with the contract's code. */
export async function checkOrder(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  checks: OrderChecks,
): Promise<CheckedOrder> {
  const request = await checkRequest(tx, context, input, checks);
  const sale = await checkStoreAndLines(tx, context, input, request, checks);
  const delivery = await checkDeliveryAndCoupon(tx, context, input, request, sale, checks);
  return { ...request, ...sale, ...delivery };
}

/** The page hashes what it shows, in its language; another client may hash what the cart stores. */
function matchesCart(lines: readonly DraftLine[], expected: string): boolean {
  return (["shown", "stored"] as const).some(
    (form) => cartFingerprint(lines.map((line) => draftLineIdentity(line, form))) === expected,
  );
}

/** In placing an order every refusal of a coupon is 403, as the contract lists it. */
export async function withCouponStatus<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refusal ? error.withStatus(403) : error;
  }
}
