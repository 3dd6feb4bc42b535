import { cartFingerprint } from "@/domain/cart-lines";
import type { ServerContext, Transaction } from "../../context";
import type { CouponRow } from "../../db/schema";
import { checkCoupon, inPlacing } from "../coupons/check-coupon";
import type { Owner } from "../owner/owner";
import { orThrow, Refusal, refuse } from "../refusals";
import {
  type CheckedContact,
  type CheckedRequest,
  checkContact,
  checkRequest,
  type PlaceOrderInput,
  type RowHolding,
} from "./check-request";
import { chargedMeters, orderZone, type StoredStore, type ZoneTerms } from "./delivery-charge";
import { countedPieces, openPiecesProblem } from "./open-orders";
import { openStore } from "./open-store";
import {
  type DraftLine,
  draftLineIdentity,
  draftLines,
  draftLinesProblem,
  prescriptionProblem,
} from "./order-lines";
import { orderOwner } from "./order-owner";
import { paymentMethodProblem } from "./order-payment";
import { type OrderChecks, report, valueOr } from "./order-problems";

/** Everything about an order that was checked, before it has a price. */
export interface CheckedOrder extends CheckedRequest, CheckedSale, CheckedDelivery {}

interface CheckedSale extends CheckedContact {
  store: StoredStore;
  lines: DraftLine[];
}

interface CheckedDelivery {
  /** Owner of the order: with `create_new_user` the new customer. */
  buyer: Owner;
  terms: ZoneTerms;
  isDelivered: boolean;
  distanceMeters: number;
  coupon: CouponRow | null;
}

/** Reads the cart, and checks that the store sells these lines at that time. */
async function* checkStoreAndLines(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  { rules, view, orderType }: CheckedRequest,
  holding: RowHolding,
): OrderChecks<CheckedSale> {
  const { owner, body, moduleId, expectations } = input;
  const contact = yield* checkContact(tx, context, input, { rules, view }, holding);
  const { scheduledAt } = contact;
  const asked = { storeId: body.store_id, moduleId, orderType, scheduledAt };
  const store = yield* openStore(tx, asked, rules, view);
  const lines = await draftLines(tx, owner, body, moduleId, view, holding);
  if (expectations.cart !== null && !matchesCart(lines, expectations.cart)) throw refuse("cart_changed");
  if (lines.some((line) => line.lineItem.row.storeId !== store.id)) throw refuse("store_other");
  yield* report(await draftLinesProblem(tx, lines, scheduledAt ?? view.now, view));
  const { placedFrom } = contact;
  // A guest who opens an account with the order is a customer from here on.
  const pieces = body.create_new_user === 1 ? 0 : countedPieces(lines);
  yield* report(await openPiecesProblem(tx, context.settings.openPieces, { owner, placedFrom, pieces }));
  yield* report(prescriptionProblem(lines, input.attachments));
  return { ...contact, store, lines };
}

/** Checks zone, payment and distance. With `create_new_user` the guest becomes a customer; then the coupon is checked. */
async function* checkDeliveryAndCoupon(
  tx: Transaction,
  { paymentGateways }: Pick<ServerContext, "paymentGateways">,
  input: PlaceOrderInput,
  { rules, view, orderType }: CheckedRequest,
  { store, place }: CheckedSale,
  { holdsRows }: RowHolding,
): OrderChecks<CheckedDelivery> {
  const { body, owner } = input;
  const isDelivered = orderType === "delivery" && place !== null;
  const zone = yield* valueOr(await orderZone(tx, store, isDelivered ? place : null), null);
  const terms = zone ?? orThrow(await orderZone(tx, store, null));
  yield* report(paymentMethodProblem(body, rules, terms, { owner, gateways: paymentGateways }));
  if (isDelivered && (body.distance === null || body.distance === undefined))
    yield refuse("distance_missing");
  const distanceMeters = isDelivered ? await chargedMeters(tx, body.distance, store.place, place) : 0;
  // Only an order that is placed makes an account.
  const buyer = holdsRows ? await orderOwner(tx, input, view.now) : owner;
  const newCustomer = body.create_new_user === 1 ? nobodyYet : null;
  const code = body.coupon_code?.trim();
  const found = code
    ? await checkCoupon(tx, code, {
        customerId: buyer.kind === "customer" ? buyer.customerId : newCustomer,
        storeId: store.id,
        moduleId: store.moduleId,
        zoneId: terms.zone.id,
        now: view.now,
        timeZone: view.timeZone,
      })
    : null;
  const coupon = yield* valueOr(found instanceof Refusal ? inPlacing(found) : found, null);
  return { isDelivered, terms, distanceMeters, buyer, coupon };
}

/** Number of a customer who is about to be made: no order and no coupon is theirs. */
const nobodyYet = 0;

/** Checks an order, to be placed in the same transaction or to tell its price. */
export async function* checkOrder(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  holding: RowHolding,
): OrderChecks<CheckedOrder> {
  const request = yield* checkRequest(tx, context, input);
  const sale = yield* checkStoreAndLines(tx, context, input, request, holding);
  const delivery = yield* checkDeliveryAndCoupon(tx, context, input, request, sale, holding);
  return { ...request, ...sale, ...delivery };
}

/** The page hashes what it shows, in its language; another client may hash what the cart stores. */
function matchesCart(lines: readonly DraftLine[], expected: string): boolean {
  return (["shown", "stored"] as const).some(
    (form) => cartFingerprint(lines.map((line) => draftLineIdentity(line, form))) === expected,
  );
}
