/** Requests and responses of the order calls. */
import { CancelReason, Order, PaymentMethod } from "../entities/order";
import { Flag, Id, nullable, oneOf, page, type Static, Type } from "../schema";
import { GuestId } from "./auth";

const closed = { additionalProperties: false } as const;
const text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })));
const amount = Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 1e9 })));
const coordinate = Type.Optional(Type.Union([Type.String({ maxLength: 32 }), Type.Number(), Type.Null()]));

export const OrderId = Type.Integer({ minimum: 1, maximum: 9_999_999_999 });

/** POST /customer/order/place. Figures of the client are accepted and never trusted. */
export const PlaceOrderRequest = Type.Object(
  {
    order_type: oneOf(["delivery", "take_away", "parcel"]),
    payment_method: PaymentMethod,
    partial_payment: Type.Optional(Flag),
    order_amount: amount,
    store_id: Type.Optional(nullable(Id)),
    /** Kilometres. */
    distance: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 20_000 }))),
    address: text(500),
    latitude: coordinate,
    longitude: coordinate,
    address_type: text(50),
    road: text(191),
    house: text(191),
    floor: text(191),
    contact_person_name: text(191),
    contact_person_number: text(64),
    contact_person_email: text(255),
    guest_id: Type.Optional(nullable(GuestId)),
    /** A JSON array as text, or the array itself; read with is_buy_now only. */
    cart: Type.Optional(
      Type.Union([
        Type.String({ maxLength: 100_000 }),
        Type.Array(Type.Object({}, { additionalProperties: true }), { maxItems: 100 }),
        Type.Null(),
      ]),
    ),
    is_buy_now: Type.Optional(Flag),
    cart_id: Type.Optional(nullable(Id)),
    coupon_code: text(191),
    coupon_discount_amount: amount,
    coupon_discount_title: text(191),
    discount_amount: amount,
    tax_amount: amount,
    /** `YYYY-MM-DD HH:mm[:ss]` in the shop's time zone. */
    schedule_at: text(32),
    order_note: text(1000),
    unavailable_item_note: text(1000),
    delivery_instruction: text(1000),
    cutlery: Type.Optional(nullable(Flag)),
    dm_tips: amount,
    extra_packaging_amount: amount,
    bring_change_amount: amount,
    create_new_user: Type.Optional(nullable(Flag)),
    password: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
    parcel_category_id: Type.Optional(nullable(Id)),
    charge_payer: text(20),
    receiver_details: text(10_000),
  },
  closed,
);
export type PlaceOrderRequest = Static<typeof PlaceOrderRequest>;

/** POST /customer/order/refund-request, with photos as `image[]`. */
export const RefundRequest = Type.Object(
  {
    order_id: OrderId,
    customer_reason: Type.String({ minLength: 1, maxLength: 254, pattern: "\\S" }),
    customer_note: text(1000),
    refund_method: text(50),
  },
  closed,
);
export type RefundRequest = Static<typeof RefundRequest>;

/** GET /customer/order/list and running-orders: `offset` is the page number from 1. */
export const OrderListQuery = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 100 }),
    offset: Type.Integer({ minimum: 1, maximum: 100_000 }),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type OrderListQuery = Static<typeof OrderListQuery>;

export const OrderPage = page("orders", Order);
export type OrderPage = Static<typeof OrderPage>;

/** GET /customer/order/details and delivery-man/last-location. */
export const OrderQuery = Type.Object(
  { order_id: OrderId, guest_id: Type.Optional(nullable(GuestId)) },
  closed,
);
export type OrderQuery = Static<typeof OrderQuery>;

/** GET /customer/order/track. Guests name the phone number or e-mail address of the order. */
export const TrackQuery = Type.Object(
  { ...OrderQuery.properties, contact_number: Type.Optional(Type.String({ maxLength: 191 })) },
  closed,
);
export type TrackQuery = Static<typeof TrackQuery>;

/** PUT /customer/order/cancel. One of `reason` and `note` is needed. */
export const CancelOrderRequest = Type.Object(
  { ...OrderQuery.properties, reason: text(500), note: text(1000) },
  closed,
);
export type CancelOrderRequest = Static<typeof CancelOrderRequest>;

/**
 * PUT /customer/order/payment-method: switches to cash; with the reason 'Order payment canceled' it cancels. The header
 * `X-Expected-Total` (major units) names the total that the shopper was shown; 409 `order_amount` where it is another one.
 */
export const SwitchPaymentRequest = Type.Object({ ...OrderQuery.properties, reason: text(500) }, closed);
export type SwitchPaymentRequest = Static<typeof SwitchPaymentRequest>;

/** A list by page with its defaults. */
export const ListQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    offset: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    type: Type.Optional(Type.String({ maxLength: 50 })),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type ListQuery = Static<typeof ListQuery>;

export const CancelReasonPage = page("data", CancelReason);
export type CancelReasonPage = Static<typeof CancelReasonPage>;

export const RefundReasons = Type.Object({
  refund_reasons: Type.Array(Type.Object({ id: Id, reason: Type.String(), status: Flag })),
});
export type RefundReasons = Static<typeof RefundReasons>;

export const ParcelInstructionPage = page(
  "data",
  Type.Object({ id: Id, instruction: Type.String(), status: Flag }),
);
export type ParcelInstructionPage = Static<typeof ParcelInstructionPage>;

export const MostTips = Type.Object({ most_tips_amount: nullable(Type.Number()) });
export type MostTips = Static<typeof MostTips>;

/** GET /vehicle/extra_charge: kilometres in, a bare number out. */
export const ExtraChargeQuery = Type.Object(
  { distance: Type.Number({ minimum: 0, maximum: 20_000 }) },
  closed,
);
export type ExtraChargeQuery = Static<typeof ExtraChargeQuery>;

/** POST /customer/order/get-Tax. Flags come as 0, 1, "true" or "false". */
export const TaxRequest = Type.Object(
  {
    store_id: Type.Optional(nullable(Id)),
    order_type: text(20),
    order_amount: amount,
    coupon_code: text(191),
    is_buy_now: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 5 }), Type.Null()])),
    cart: PlaceOrderRequest.properties.cart,
    cart_id: PlaceOrderRequest.properties.cart_id,
    is_prescription: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 5 }), Type.Null()])),
    extra_packaging_amount: amount,
    parcel_category_id: Type.Optional(nullable(Id)),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type TaxRequest = Static<typeof TaxRequest>;

export const TaxPreview = Type.Object({
  tax_amount: Type.Number(),
  tax_status: oneOf(["included", "excluded"]),
  tax_included: Flag,
});
export type TaxPreview = Static<typeof TaxPreview>;

/** POST (or GET) /customer/order/get-surge-price. */
export const SurgeRequest = Type.Object(
  { zone_id: Id, module_id: Id, date_time: text(32), guest_id: Type.Optional(nullable(GuestId)) },
  closed,
);
export type SurgeRequest = Static<typeof SurgeRequest>;

export const SurgePrice = Type.Object({
  title: Type.String(),
  customer_note: Type.String(),
  customer_note_status: Flag,
  price: Type.Number(),
  price_type: oneOf(["percent", "amount"]),
});
export type SurgePrice = Static<typeof SurgePrice>;
