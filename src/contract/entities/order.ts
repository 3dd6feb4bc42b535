import { Flag, Id, Instant, Money, nullable, oneOf, PictureAddress, type Static, Type } from "../schema";
import { CartVariation } from "./customer";
import { Item } from "./item";
import { ModuleReference, ModuleType } from "./module";
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

export const DeliveryAddress = Type.Object({
  contact_person_name: Type.String(),
  contact_person_number: Type.String(),
  contact_person_email: nullable(Type.String()),
  address_type: nullable(Type.String()),
  address: Type.String(),
  floor: nullable(Type.String()),
  road: nullable(Type.String()),
  house: nullable(Type.String()),
  longitude: Type.String(),
  latitude: Type.String(),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** Who gets a parcel, with the zone that their place lies in. */
export const ParcelReceiver = Type.Object({ ...DeliveryAddress.properties, zone_id: Type.Integer() });
export type ParcelReceiver = Static<typeof ParcelReceiver>;

/** Who pays for a parcel. */
export const ChargePayer = oneOf(["sender", "receiver"]);
export type ChargePayer = Static<typeof ChargePayer>;

export const DeliveryMan = Type.Object({
  id: Id,
  f_name: Type.String(),
  l_name: Type.String(),
  phone: Type.String(),
  email: nullable(Type.String()),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  lat: nullable(Type.String()),
  lng: nullable(Type.String()),
  location: nullable(Type.String()),
});
export type DeliveryMan = Static<typeof DeliveryMan>;

const timestamp = nullable(Instant);

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

/**
 * How far an order by prescription is: `waiting` for the pharmacy to put lines and prices together, `priced` and waiting for
 * the shopper to agree, `agreed` and like every other order from then on.
 */
export const PrescriptionState = oneOf(["waiting", "priced", "agreed"]);
export type PrescriptionState = Static<typeof PrescriptionState>;

/** What a customer asked back for an order, and what was decided. */
export const OrderRefund = Type.Object({
  id: Id,
  order_id: Type.Integer(),
  customer_reason: Type.String(),
  customer_note: nullable(Type.String()),
  /** What is asked back; once approved what was given back. */
  refund_amount: Money,
  refund_status: oneOf(["pending", "approved", "rejected"]),
  refund_method: Type.String(),
  /** The shop's words on its decision. */
  admin_note: nullable(Type.String()),
  image_full_url: Type.Array(Type.String()),
  created_at: Instant,
});
export type OrderRefund = Static<typeof OrderRefund>;

/** What a shopper said of a payment outside of the app, and what was decided. */
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
  delivery_address: DeliveryAddress,
  receiver_details: nullable(ParcelReceiver),
  charge_payer: nullable(Type.String()),
  parcel_category_id: nullable(Type.Integer()),
  /** Of a parcel, in the reader's language. */
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
  /** What rounding the total added, or took off where it is negative. Other backends do not have it. */
  rounding: Type.Optional(Money),
  tax_status: oneOf(["included", "excluded"]),
  tax_percentage: Type.Number(),
  partially_paid_amount: Money,
  adjusment: Type.String(),
  edited: Type.Boolean(),
  zone_id: Id,
  module_id: Id,
  module_type: ModuleType,
  /** Kilometres. */
  distance: Type.Number(),
  prescription_order: Type.Boolean(),
  /** Of an order by prescription, null for others; backends without prices that wait for the shopper leave it out. */
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
  /** Minutes; track only. */
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

/** Where the courier is. Returned only to the order's owner while it runs. */
export const CourierPosition = Type.Object({
  id: Id,
  delivery_man_id: Id,
  longitude: Type.String(),
  latitude: Type.String(),
  location: nullable(Type.String()),
  time: Instant,
});
export type CourierPosition = Static<typeof CourierPosition>;
