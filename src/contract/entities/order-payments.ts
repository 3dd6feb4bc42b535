/** How an order was paid, and what was paid back. */
import { Id, Instant, Money, nullable, oneOf, type Static, Type } from "../schema";

/** One attempt to pay an order online. */
export const OrderPaymentAttempt = Type.Object({
  id: Type.String(),
  order_id: Type.Integer(),
  amount: Money,
  /** `pending` while the outcome is not known, `refunding` until the money is on its way back. */
  payment_status: Type.String(),
  /** Key of the gateway. */
  payment_method: Type.String(),
  transaction_ref: nullable(Type.String()),
});

/** A refund of an order: a customer's request with the decision, or what the shop gave back unasked. */
export const OrderRefund = Type.Object({
  id: Id,
  order_id: Type.Integer(),
  /** Empty: nobody asked. */
  customer_reason: Type.String(),
  customer_note: nullable(Type.String()),
  /** The amount asked for; once approved, the amount given back. */
  refund_amount: Money,
  refund_status: oneOf(["pending", "approved", "rejected"]),
  /** `wallet`; once approved also `gateway`: to the card, or `outside`: the shop gives it back where it was paid. */
  refund_method: Type.String(),
  /** The shop's words on its decision. */
  admin_note: nullable(Type.String()),
  image_full_url: Type.Array(Type.String()),
  created_at: Instant,
});
export type OrderRefund = Static<typeof OrderRefund>;

/** A shopper's statement about a payment outside of the app, and the decision. */
export const OrderOfflinePayment = Type.Object({
  input: Type.Array(
    Type.Object({
      /** The field's name in the request, and what it is called. */
      user_input: Type.String(),
      user_label: Type.Optional(Type.String()),
      user_data: Type.String(),
    }),
  ),
  data: Type.Object({
    status: oneOf(["pending", "verified", "denied"]),
    method_id: nullable(Type.Integer()),
    method_name: Type.String(),
    customer_note: nullable(Type.String()),
    /** Why it was denied. */
    admin_note: nullable(Type.String()),
  }),
  /** Where the money goes to. */
  method_fields: Type.Array(Type.Object({ input_name: Type.String(), input_data: Type.String() })),
});
export type OrderOfflinePayment = Static<typeof OrderOfflinePayment>;
