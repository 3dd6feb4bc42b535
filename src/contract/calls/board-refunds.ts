/** Requests for refunds as the board shows and decides them. */
import { Id, Instant, Money, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

export const BoardRefund = Type.Object({
  order_id: Type.Integer({ minimum: 1 }),
  store_id: nullable(Id),
  customer_name: Type.String(),
  /** What was asked for: the most that can be given back. */
  amount: Money,
  payment_method: Type.String(),
  reason: Type.String(),
  note: nullable(Type.String()),
  /** Addresses of the photos. */
  photos: Type.Array(Type.String()),
  asked_at: Instant,
});
export type BoardRefund = Static<typeof BoardRefund>;

/** GET /board/refunds: the requests that wait at the operator's stores, oldest first; 100 at most. */
export const BoardRefunds = Type.Object({ refunds: Type.Array(BoardRefund) });
export type BoardRefunds = Static<typeof BoardRefunds>;

/** POST /board/orders/{id}/refund/approve: null gives all back that was asked for. */
export const BoardRefundApproval = Type.Object({ amount: nullable(Money) }, closed);
export type BoardRefundApproval = Static<typeof BoardRefundApproval>;

/** Where the money goes; `outside`: the shop gives it back where it was paid. */
export const BoardRefundApproved = Type.Object({
  amount: Money,
  returned_to: oneOf(["wallet", "gateway", "outside"]),
});
export type BoardRefundApproved = Static<typeof BoardRefundApproved>;

/** POST /board/orders/{id}/refund: money back unasked, to guests too; null gives all back. Whoever ordered reads the reason. */
export const BoardShopRefund = Type.Object(
  { amount: nullable(Money), reason: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);
export type BoardShopRefund = Static<typeof BoardShopRefund>;

/** POST /board/orders/{id}/refund/reject: the customer reads the words. */
export const BoardRefundRejection = Type.Object(
  { answer: Type.String({ minLength: 1, maxLength: 1000 }) },
  closed,
);
export type BoardRefundRejection = Static<typeof BoardRefundRejection>;
