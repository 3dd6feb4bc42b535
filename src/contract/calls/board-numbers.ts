/** What a shop earned in a span of days, for its board. All money in major units. */
import { Id, Money, nullable, type Static, Type } from "../schema";

/** YYYY-MM-DD on the shop's calendar. */
const day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** GET /board/numbers and GET /board/numbers/orders.csv: both days count; at most 366 of them. */
export const BoardNumbersQuery = Type.Object(
  { from: day, until: day, store_id: Type.Optional(Id) },
  { additionalProperties: false },
);
export type BoardNumbersQuery = Static<typeof BoardNumbersQuery>;

const amount = { orders: Type.Integer(), amount: Money };

/** Half of all orders took at most `median`, nine of ten at most `slow`; null: there were none. Minutes. */
const minutes = nullable(Type.Object({ median: Type.Number(), slow: Type.Number() }));

/**
 * An order counts on the day it was delivered, a canceled one when it was canceled, a refund when it was decided, on the shop's
 * calendar.
 */
export const BoardNumbers = Type.Object({
  from: day,
  until: day,
  /** Orders that came in, whatever became of them. */
  orders_received: Type.Integer(),
  orders_delivered: Type.Integer(),
  /** Of the delivered orders: what shoppers paid, with tax, tips and delivery. */
  total: Money,
  /** Signed parts that make the total, named as on an order's card. */
  amounts: Type.Array(Type.Object({ name: Type.String(), amount: Money })),
  /** Tax in the total, also where prices include it. */
  tax: Money,
  /** How the total was paid: `cash`, `wallet`, `online`, `offline`. */
  payments: Type.Array(Type.Object({ name: Type.String(), amount: Money })),
  /** Cash by who took it at the door; null: at the counter. */
  cash: Type.Array(Type.Object({ courier_id: nullable(Id), name: nullable(Type.String()), ...amount })),
  /** Given back in this span, for orders of any day. */
  refunds: Type.Object(amount),
  canceled: Type.Array(
    Type.Object({ reason: nullable(Type.String()), by: nullable(Type.String()), ...amount }),
  ),
  /** The twenty of which most pieces were sold; `amount` before discounts. */
  best_sold: Type.Array(
    Type.Object({
      item_id: nullable(Type.Integer()),
      name: Type.String(),
      quantity: Type.Integer(),
      amount: Money,
    }),
  ),
  /** Orders for as soon as possible. */
  minutes_to_accept: minutes,
  minutes_to_deliver: minutes,
  days: Type.Array(Type.Object({ date: day, ...amount })),
});
export type BoardNumbers = Static<typeof BoardNumbers>;
