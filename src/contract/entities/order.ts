import { Flag, Id, Instant, Money, nullable, oneOf, PictureAddress, type Static, Type } from "../schema";
import { CartVariation } from "./customer";
import { DeliveryAddress, DeliveryMan, ParcelReceiver } from "./delivery";
import { Item } from "./item";
import { ModuleReference, ModuleType } from "./module";
import { OrderOfflinePayment, OrderPaymentAttempt, OrderRefund } from "./order-payments";
import { Store } from "./store";

export const orderStatuses = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
  "delivered",
  "canceled",
  "failed",
  "refund_requested",
  "refund_request_canceled",
  "refunded",
  "returned",
] as const;
export const OrderStatus = oneOf(orderStatuses);
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderType = oneOf(["delivery", "take_away", "parcel"]);
export type OrderType = Static<typeof OrderType>;

export const PaymentMethod = oneOf(["cash_on_delivery", "digital_payment", "wallet", "offline_payment"]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** The payer of a parcel. */
export const ChargePayer = oneOf(["sender", "receiver"]);
export type ChargePayer = Static<typeof ChargePayer>;

const timestamp = nullable(Instant);

/**
 * How far an order by prescription is: `waiting` for the pharmacy to put lines and prices together, `priced` and waiting for
 * the shopper to agree, `agreed` and like every other order from then on.
 */
export const PrescriptionState = oneOf(["waiting", "priced", "agreed"]);
export type PrescriptionState = Static<typeof PrescriptionState>;

/** An order as list, running, track and (for parcels) details return it. */
export const Order = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  user_id: Type.Integer(),
  order_amount: Money,
  coupon_discount_amount: Money,
  coupon_discount_title: nullable(Type.String()),
  payment_status: oneOf(["unpaid", "paid", "partially_paid"]),
  order_status: OrderStatus,
  total_tax_amount: Money,
  payment_method: Type.String(),
  transaction_reference: nullable(Type.String()),
  delivery_man_id: nullable(Type.Integer()),
  coupon_code: nullable(Type.String()),
  order_note: nullable(Type.String()),
  order_type: OrderType,
  checked: Flag,
  store_id: nullable(Type.Integer()),
  created_at: Instant,
  updated_at: Instant,
  delivery_charge: Money,
  original_delivery_charge: Money,
  schedule_at: timestamp,
  scheduled: Flag,
  otp: Type.String(),
  pending: timestamp,
  accepted: timestamp,
  confirmed: timestamp,
  processing: timestamp,
  handover: timestamp,
  picked_up: timestamp,
  delivered: timestamp,
  canceled: timestamp,
  refund_requested: timestamp,
  refund_request_canceled: timestamp,
  refunded: timestamp,
  failed: timestamp,
  /** Until when an order that is to be paid first is held; null for others and once it is given up. Other backends do not have it. */
  pay_until: Type.Optional(timestamp),
  delivery_address: DeliveryAddress,
  receiver_details: nullable(ParcelReceiver),
  charge_payer: nullable(Type.String()),
  parcel_category_id: nullable(Type.Integer()),
  /** A parcel's category, in the reader's language. */
  parcel_category: Type.Optional(
    nullable(Type.Object({ id: Id, name: Type.String(), image_full_url: PictureAddress })),
  ),
  store_discount_amount: Money,
  flash_admin_discount_amount: Money,
  flash_store_discount_amount: Money,
  ref_bonus_amount: Money,
  extra_packaging_amount: Money,
  additional_charge: Money,
  dm_tips: Money,
  /** The difference that rounding the total made; negative where it took off. Other backends do not have it. */
  rounding: Type.Optional(Money),
  tax_status: oneOf(["included", "excluded"]),
  tax_percentage: Type.Number(),
  partially_paid_amount: Money,
  /** With `partial_payment`: how the rest is paid. Other backends do not have it. */
  rest_payment_method: Type.Optional(nullable(Type.String())),
  adjusment: Type.String(),
  edited: Type.Boolean(),
  zone_id: Id,
  module_id: Id,
  module_type: ModuleType,
  /** Kilometres. */
  distance: Type.Number(),
  prescription_order: Type.Boolean(),
  /** Where an order by prescription stands, null for other orders; backends without such orders leave it out. */
  prescription_state: Type.Optional(nullable(PrescriptionState)),
  /** Until when the shopper may agree to the price of a prescription. */
  agree_until: Type.Optional(timestamp),
  cutlery: Type.Boolean(),
  is_guest: Type.Boolean(),
  unavailable_item_note: nullable(Type.String()),
  delivery_instruction: nullable(Type.String()),
  cancellation_reason: nullable(Type.String()),
  cancellation_note: nullable(Type.String()),
  canceled_by: nullable(Type.String()),
  processing_time: nullable(Type.Integer()),
  free_delivery_by: nullable(Type.String()),
  /** The zone's surge on the delivery charge, percent of its other parts. Other backends do not have it. */
  surge_percentage: Type.Optional(Type.Number()),
  /** The zone's words for it, in the reader's language. */
  surge_reason: Type.Optional(nullable(Type.String())),
  coupon_created_by: nullable(Type.String()),
  discount_on_product_by: nullable(Type.String()),
  order_attachment: Type.Array(Type.String()),
  order_attachment_full_url: Type.Array(Type.String()),
  /** Photos that the courier took at the door; for the order's owner alone. */
  order_proof: Type.Array(Type.String()),
  order_proof_full_url: Type.Array(Type.String()),
  bring_change_amount: Money,
  /** Lines of the order. */
  details_count: Type.Integer(),
  /** Pieces of all lines together. Other backends do not have it. */
  pieces_count: Type.Optional(Type.Integer()),
  store: nullable(Store),
  delivery_man: nullable(DeliveryMan),
  refund: nullable(OrderRefund),
  payments: Type.Array(OrderPaymentAttempt),
  offline_payment: nullable(OrderOfflinePayment),
  /** Minutes to the door: always where it is tracked, in lists where the shop has promised them. */
  min_delivery_time: Type.Optional(Type.Integer()),
  max_delivery_time: Type.Optional(Type.Integer()),
  module: ModuleReference,
  storage: Type.Array(Type.Unknown()),
});
export type Order = Static<typeof Order>;

export const OrderLine = Type.Object({
  id: Id,
  item_id: nullable(Type.Integer()),
  item_campaign_id: nullable(Type.Integer()),
  order_id: Type.Integer(),
  price: Money,
  quantity: Type.Integer(),
  item_details: Item,
  variation: Type.Array(
    Type.Union([
      Type.Object({
        name: Type.String(),
        values: Type.Array(Type.Object({ label: Type.String(), optionPrice: Type.String() })),
      }),
      CartVariation,
    ]),
  ),
  variant: Type.String(),
  add_ons: Type.Array(Type.Object({ id: Id, name: Type.String(), price: Money, quantity: Type.Integer() })),
  total_add_on_price: Money,
  /** Discount of the whole line divided by its quantity. */
  discount_on_item: Money,
  discount_type: Type.String(),
  discount_percentage: Type.Number(),
  discount_on_product_by: nullable(Type.String()),
  tax_amount: Money,
  tax_status: oneOf(["included", "excluded"]),
  category_id: Type.Integer(),
  image_full_url: PictureAddress,
  is_guest: Type.Optional(Type.Boolean()),
  created_at: Instant,
  updated_at: Instant,
});
export type OrderLine = Static<typeof OrderLine>;

/** GET /customer/order/details of an order by prescription: the order itself, with its lines once the pharmacy has set them. */
export const PrescriptionOrder = Type.Object({ ...Order.properties, details: Type.Array(OrderLine) });
export type PrescriptionOrder = Static<typeof PrescriptionOrder>;

export const CancelReason = Type.Object({
  id: Id,
  reason: Type.String(),
  user_type: Type.String(),
  status: Flag,
  created_at: Instant,
});
export type CancelReason = Static<typeof CancelReason>;

/** Response of order place. `total_ammount` is spelt so on the wire. */
export const PlacedOrder = Type.Object({
  message: Type.String(),
  order_id: Type.Integer(),
  total_ammount: Money,
  status: OrderStatus,
  created_at: Instant,
  user_id: Type.Integer(),
});
export type PlacedOrder = Static<typeof PlacedOrder>;
