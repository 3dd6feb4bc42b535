/** Requests and responses of payments: the payment page, and orders that are to be paid first. */
import { Flag, Id, Money, nullable, oneOf, type Static, Type } from "../schema";
import { GuestId } from "./auth";
import { OrderId, OrderQuery } from "./orders";

const closed = { additionalProperties: false } as const;

/**
 * GET {host}/payment-mobile, opened by the browser: for whoever has the link that POST /customer/order/payment-link has signed, or
 * for a guest by their number in `customer_id`, which is a secret. A customer's number is none and opens nothing.
 */
export const OrderPaymentQuery = Type.Object(
  {
    order_id: OrderId,
    customer_id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    /** The server's own, for this order. */
    signature: Type.Optional(Type.String({ maxLength: 100 })),
    /** Key of a gateway of the config. */
    payment_method: Type.String({ minLength: 1, maxLength: 50 }),
    payment_platform: Type.Optional(Type.String({ maxLength: 20 })),
    /** Where it leads back to, with `flag` and `order_id`: a page of the shop. */
    callback: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  closed,
);
export type OrderPaymentQuery = Static<typeof OrderPaymentQuery>;

/** POST /customer/order/payment-link: where an order of the caller's own is paid. */
export const PaymentLinkRequest = Type.Object(
  {
    order_id: OrderId,
    payment_method: OrderPaymentQuery.properties.payment_method,
    /** Where it leads back to: a page of the shop. */
    callback: Type.String({ maxLength: 1000 }),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type PaymentLinkRequest = Static<typeof PaymentLinkRequest>;

export const PaymentLink = Type.Object({ redirect_link: Type.String() });
export type PaymentLink = Static<typeof PaymentLink>;

/**
 * The state of an order's payment. `unpaid`: none was tried. `open`: one was begun and can be gone on with. `checking`: a
 * charge is under way, or its gateway cannot be asked. `failed`: it may be paid again. `refunded`: what was charged goes back.
 */
export const OrderPaymentState = oneOf(["unpaid", "open", "checking", "failed", "paid", "refunded"]);
export type OrderPaymentState = Static<typeof OrderPaymentState>;

/** GET /customer/order/payment-failed: an order that is not paid, the newest one without `order_id`; `{}` when there is none. */
export const UnpaidOrderQuery = Type.Object(
  { order_id: Type.Optional(OrderId), guest_id: Type.Optional(nullable(GuestId)) },
  closed,
);
export type UnpaidOrderQuery = Static<typeof UnpaidOrderQuery>;

export const UnpaidOrder = Type.Partial(
  Type.Object({
    order_id: Type.Integer(),
    order_amount: Money,
    partially_paid_amount: Money,
    cash_on_delivery: Type.Boolean(),
    digital_payment: Type.Boolean(),
    offline_payment: Type.Boolean(),
    /** The order's price when it is paid in cash after all, which may round it; without it, `order_amount`. */
    cash_order_amount: Money,
    maximum_cod_order_amount: nullable(Money),
    order_type: Type.String(),
    user_id: Type.Integer(),
    zone_id: Id,
    payment_status: Type.String(),
    payment_method: Type.String(),
    contact_person_number: Type.String(),
    payment_state: OrderPaymentState,
  }),
);
export type UnpaidOrder = Static<typeof UnpaidOrder>;

/** GET /offline_payment_method_list: ways of paying outside of the app. */
export const OfflinePaymentMethods = Type.Array(
  Type.Object({
    id: Id,
    method_name: Type.String(),
    /** Instructions in words; "" for none. */
    method_instructions: Type.Optional(Type.String()),
    /** Where the money goes to. */
    method_fields: Type.Array(Type.Object({ input_name: Type.String(), input_data: Type.String() })),
    /** Fields for the shopper: `customer_input` is the field's name in the request, `customer_label` its label. */
    method_informations: Type.Array(
      Type.Object({
        customer_input: Type.String(),
        customer_label: Type.Optional(Type.String()),
        customer_placeholder: Type.String(),
        is_required: Flag,
      }),
    ),
    status: Flag,
  }),
);
export type OfflinePaymentMethods = Static<typeof OfflinePaymentMethods>;

/** The method's own fields stand beside the named ones. */
const answers = {
  additionalProperties: nullable(Type.String({ maxLength: 1000 })),
  maxProperties: 40,
} as const;
const offlineNote = Type.Optional(nullable(Type.String({ maxLength: 1000 })));

/** PUT /customer/order/offline-payment: says how an order was paid. Each field of the method is one of the request. */
export const OfflinePaymentRequest = Type.Object(
  {
    order_id: OrderId,
    method_id: Id,
    customer_note: offlineNote,
    guest_id: UnpaidOrderQuery.properties.guest_id,
  },
  answers,
);
export type OfflinePaymentRequest = Static<typeof OfflinePaymentRequest>;

/** PUT /customer/order/offline-payment-update: the same again, until the payment is verified. */
export const OfflinePaymentUpdate = Type.Object(
  {
    order_id: OrderId,
    method_id: Type.Optional(nullable(Id)),
    customer_note: offlineNote,
    update_payment_info: Type.Optional(
      Type.Union([Type.Integer(), Type.String({ maxLength: 5 }), Type.Null()]),
    ),
    guest_id: UnpaidOrderQuery.properties.guest_id,
  },
  answers,
);
export type OfflinePaymentUpdate = Static<typeof OfflinePaymentUpdate>;

/** Response of both: `success`, or `Payment_Info_Updated_successfully`. */
export const OfflinePaymentTaken = Type.Object({ payment: Type.String() });
export type OfflinePaymentTaken = Static<typeof OfflinePaymentTaken>;

/** POST /customer/order/wallet-payment: pays an order that failed from the wallet. */
export const WalletPaymentRequest = Type.Object({ order_id: OrderQuery.properties.order_id }, closed);
export type WalletPaymentRequest = Static<typeof WalletPaymentRequest>;
