/** Checks the request and its contact, before the store and the lines. */

import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { Language, ServerContext, Transaction } from "../../context";
import { emptyAddress } from "../addresses/empty-address";
import { phoneReader } from "../contacts/contacts";
import type { Owner } from "../owner/owner";
import { readCurrencyTerms } from "../payment-records/shop-currency";
import { addressHash } from "../rate-limits/address-hash";
import { refuse } from "../refusals";
import { readShopRules, type ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { placeOf } from "../zones/zones-of-place";
import { checkCanceledOrders } from "./canceled-orders";
import { checkOpenOrders } from "./open-orders";
import { type OrderChecks, strictChecks } from "./order-checks";
import { readOwner } from "./order-owner";
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

/** Reads the shop's rules, time and currency. Refuses late orders, and guests where the shop takes none. */
export async function openRequest(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  { check }: OrderChecks = strictChecks,
) {
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
  const checkGuest = () => {
    if (input.owner.kind === "guest" && !rules.guestCheckout && input.body.create_new_user !== 1)
      throw refuse("guest_checkout_off");
  };
  await check(checkGuest, () => undefined);
  return { rules, view, currencyTerms: await readCurrencyTerms(tx, context) };
}

/** Checks the request on its own. Refuses kinds of orders that the shop does not take. */
export async function checkRequest(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  checks: OrderChecks = strictChecks,
) {
  const { rules, view, currencyTerms } = await openRequest(tx, context, input, checks);
  const orderType = checkKind(input.body);
  const checkType = () => {
    if (orderType === "delivery" ? !rules.delivery : !rules.takeAway) throw refuse("order_type");
  };
  await checks.check(checkType, () => undefined);
  return { rules, view, currencyTerms, orderType };
}

/** Reads the customer, the recipient and the time; locks the customer's row. Refuses more open orders than the shop takes. */
export async function checkContact(
  tx: Transaction,
  { settings }: ServerContext,
  { owner, body, networkAddress }: PlaceOrderInput,
  { rules, view }: { rules: ShopRules; view: ShopView },
  { check, holdsRows }: OrderChecks = strictChecks,
) {
  const customer = await readOwner(tx, owner, holdsRows);
  const defaults = customer && {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    phone: customer.phone,
    email: customer.email,
  };
  // An account that is made with the order needs one.
  const isEmailOptional = customer !== null || (rules.guestEmailOptional && body.create_new_user !== 1);
  const readPhone = await phoneReader(tx);
  const contact = await check(
    () => readAddress(body, defaults, readPhone, { isEmailOptional }),
    () => ({ address: emptyAddress, place: placeOf(body.latitude, body.longitude) }),
  );
  const placedFrom = await addressHash(tx, networkAddress);
  const phone = contact.address.contact_person_number;
  await check(
    () => checkOpenOrders(tx, settings.openOrders, { owner, phone, placedFrom }),
    () => undefined,
  );
  await check(
    () => checkCanceledOrders(tx, settings.canceledOrders, { owner, placedFrom, now: view.now }),
    () => undefined,
  );
  const scheduledAt = await check(
    () => readSchedule(body.schedule_at, view.now, view.timeZone),
    () => null,
  );
  return { customer, ...contact, placedFrom, scheduledAt };
}
