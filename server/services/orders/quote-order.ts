/** The price of an order now, and everything that placing it would refuse. Nothing is held, written or reserved. */

import type { OrderQuote } from "@/contract/calls/order-quote";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { Language, ServerContext } from "../../context";
import type { Owner } from "../owner/owner";
import { addressHash } from "../rate-limits/address-hash";
import type { Refusal } from "../refusals";
import { shopMoney } from "../settings/shop-money-text";
import { checkOrder } from "./check-order";
import { formatQuote } from "./format-quote";
import { listingChecks } from "./order-checks";
import { checkOrderPayment, type PlaceOrderInput, priceCheckedOrder } from "./place-order";

export interface QuoteInput {
  owner: Owner;
  body: PlaceOrderRequest;
  moduleId: number;
  language: Language;
  networkAddress: string;
}

export interface QuotedOrder {
  quote: OrderQuote;
  /** There is no coupon of that code: a guess. */
  isCouponUnknown: boolean;
}

/**
 * Prices an order with the functions that place it. What placing it would refuse is listed; refused is only what leaves
 * nothing to be priced: no store, no line, or lines of another store.
 */
export async function quoteOrder(context: ServerContext, asked: QuoteInput): Promise<QuotedOrder> {
  const input: PlaceOrderInput = {
    ...asked,
    expectations: { total: null, cart: null, deadline: null },
    passwordHash: null,
    attachments: [],
  };
  // Its secret is made when it is first asked for, which a transaction that only reads cannot do.
  await addressHash(context.database, asked.networkAddress);
  // One moment for all that is read.
  return context.database.transaction(
    async (tx) => {
      const refused: Refusal[] = [];
      const checks = listingChecks(refused);
      const order = await checkOrder(tx, context, input, checks);
      const priced = await priceCheckedOrder(tx, order, input, checks);
      const payment = await checks.check(
        () => checkOrderPayment(order, priced, input),
        () => ({ fromWallet: 0, due: priced.total.total, change: 0 }),
      );
      const writeAmount = await shopMoney(tx, asked.language);
      return {
        quote: formatQuote({ order, priced, payment, refused, writeAmount }, asked.language),
        isCouponUnknown: refused.some(({ refusal }) => refusal === "coupon_unknown"),
      };
    },
    { accessMode: "read only", isolationLevel: "repeatable read" },
  );
}
