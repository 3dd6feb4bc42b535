/** Checks the request and its contact, before the store and the lines. */

import type { DeliveryAddress } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { CurrencyTerms } from "@/domain/currencies/money-rounding";
import type { Place } from "@/domain/distance";
import type { Language, ServerContext, Transaction } from "../../context";
import type { customers } from "../../db/schema";
import { emptyAddress } from "../addresses/empty-address";
import { phoneReader } from "../contacts/contacts";
import type { Owner } from "../owner/owner";
import { readCurrencyTerms } from "../payments/records/shop-currency";
import { addressHash } from "../rate-limits/address-hash";
import { refuse } from "../refusals";
import { readShopRules, type ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { placeOf } from "../zones/zones-of-place";
import { canceledOrdersProblem } from "./cancel-limits";
import { openOrdersProblem } from "./open-orders";
import { readOwner } from "./order-owner";
import { type OrderChecks, report, valueOr } from "./order-problems";
import { checkKind, readAddress, readSchedule } from "./order-request";

/** The figures that the shopper saw at the press; each may be absent. */
export interface Expectations {
  /** Major units. */
  total: number | null;
  /** Fingerprint of the cart's lines. */
  cart: string | null;
  /** Server time in ms. */
  deadline: number | null;
}

/** Whether the rows that an order changes are held for the length of the transaction: not where only its price is asked for. */
export interface RowHolding {
  holdsRows: boolean;
}

export interface PlaceOrderInput {
  owner: Owner;
  body: PlaceOrderRequest;
  moduleId: number;
  expectations: Expectations;
  /** Hash of `password`, made before the transaction because it takes long; only with `create_new_user`. */
  passwordHash: string | null;
  language: Language;
  /** Network address that it is sent from. */
  networkAddress: string;
  /** Paths of the photos of a prescription. */
  attachments: readonly string[];
}

export interface OpenedRequest {
  rules: ShopRules;
  view: ShopView;
  /** Step of totals. */
  currencyTerms: CurrencyTerms;
}

/** Reads the shop's rules, time and currency. Refuses late orders, and guests where the shop takes none. */
export async function* openRequest(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
): OrderChecks<OpenedRequest> {
  const { timeZones, clock } = context;
  const now = clock.now();
  const { deadline } = input.expectations;
  if (deadline !== null && now.getTime() > deadline) throw refuse("order_expired");
  const rules = await readShopRules(tx, input.language);
  const view: ShopView = {
    language: input.language,
    now,
    timeZone: timeZones.shop,
    digits: rules.digits,
  };
  if (input.owner.kind === "guest" && !rules.guestCheckout && input.body.create_new_user !== 1)
    yield refuse("guest_checkout_off");
  return { rules, view, currencyTerms: await readCurrencyTerms(tx, context) };
}

export interface CheckedRequest extends OpenedRequest {
  orderType: "delivery" | "take_away";
}

/** Checks the request on its own. Refuses kinds of orders that the shop does not take. */
export async function* checkRequest(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
): OrderChecks<CheckedRequest> {
  const { rules, view, currencyTerms } = yield* openRequest(tx, context, input);
  const orderType = checkKind(input.body);
  if (orderType === "delivery" ? !rules.delivery : !rules.takeAway) yield refuse("order_type");
  return { rules, view, currencyTerms, orderType };
}

/** The person, the place and the time of the order. */
export interface CheckedContact {
  /** Null for guests. */
  customer: typeof customers.$inferSelect | null;
  address: DeliveryAddress;
  place: Place | null;
  /** Hash of the network address. */
  placedFrom: string;
  /** Null is now. */
  scheduledAt: Date | null;
}

/**
 * Reads the customer, the recipient and the time; with `holdsRows` the customer's row is locked. Refuses more open orders than
 * the shop takes.
 */
export async function* checkContact(
  tx: Transaction,
  { settings }: ServerContext,
  { owner, body, networkAddress }: PlaceOrderInput,
  { rules, view }: { rules: ShopRules; view: ShopView },
  { holdsRows }: RowHolding,
): OrderChecks<CheckedContact> {
  const customer = await readOwner(tx, owner, holdsRows);
  const defaults = customer && {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    phone: customer.phone,
    email: customer.email,
  };
  // An account that is made with the order needs one.
  const isEmailOptional = customer !== null || (rules.guestEmailOptional && body.create_new_user !== 1);
  const readPhone = await phoneReader(tx);
  const contact = yield* valueOr(readAddress(body, defaults, readPhone, { isEmailOptional }), {
    address: emptyAddress,
    place: placeOf(body.latitude, body.longitude),
  });
  const placedFrom = await addressHash(tx, networkAddress);
  const phone = contact.address.contact_person_number;
  yield* report(await openOrdersProblem(tx, settings.openOrders, { owner, phone, placedFrom }));
  const { now } = view;
  yield* report(await canceledOrdersProblem(tx, settings.canceledOrders, { owner, placedFrom, now }));
  const scheduledAt = yield* valueOr(readSchedule(body.schedule_at, now, view.timeZone), null);
  return { customer, ...contact, placedFrom, scheduledAt };
}
