/** The price of an order now, and everything that placing it would refuse. Nothing is held, written or reserved. */

import type { OrderQuote } from "@/contract/calls/order-quote";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { Language, ServerContext, Transaction } from "../../context";
import type { Owner } from "../owner/owner";
import { addressHash } from "../rate-limits/address-hash";
import { shopMoney } from "../settings/shop-money-text";
import { checkOrder } from "./check-order";
import { formatQuote, type QuoteParts } from "./format-quote";
import { listProblems, type OrderChecks, valueOr } from "./order-problems";
import { type PlaceOrderInput, paymentOf, priceCheckedOrder } from "./place-order";

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

/** The order with its amounts, and how it would be paid. */
async function* pricedOrder(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
): OrderChecks<Pick<QuoteParts, "order" | "priced" | "payment">> {
  const order = yield* checkOrder(tx, context, input, { holdsRows: false });
  const priced = yield* priceCheckedOrder(tx, order, input);
  const unpaid = { fromWallet: 0, due: priced.total.total, change: 0 };
  return { order, priced, payment: yield* valueOr(paymentOf(order, priced, input), unpaid) };
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
      const { value, problems } = await listProblems(pricedOrder(tx, context, input));
      const writeAmount = await shopMoney(tx, asked.language);
      return {
        quote: formatQuote({ ...value, refused: problems, writeAmount }, asked.language),
        isCouponUnknown: problems.some(({ refusal }) => refusal === "coupon_unknown"),
      };
    },
    { accessMode: "read only", isolationLevel: "repeatable read" },
  );
}
