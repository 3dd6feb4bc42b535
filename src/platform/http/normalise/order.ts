// @chunk running-orders

import type { CancelReason, DeliveryAddress, Order, OrderRefund, OrderStatus } from "@/contract";
import { deliveryMan } from "./courier";
import { moduleReference } from "./module";
import { orderOfflinePayment } from "./offline-payment";
import { picture, pictureList } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  integerOrNull,
  isOn,
  list,
  number,
  requireEntity,
  requireObject,
  rows,
  text,
  textOrNull,
  texts,
  word,
} from "./readers";
import { storeRow } from "./store";

const statuses: readonly OrderStatus[] = [
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
];

export function orderRow(row: Fields): Order | null {
  const id = identifier(row.id);
  if (id === null) return null;
  const module = moduleReference(row);
  const receiver = fields(row.receiver_details);
  const minimum = integerOrNull(row.min_delivery_time);
  const maximum = integerOrNull(row.max_delivery_time);
  return {
    id,
    user_id: integer(row.user_id),
    order_amount: number(row.order_amount),
    coupon_discount_amount: number(row.coupon_discount_amount),
    coupon_discount_title: textOrNull(row.coupon_discount_title),
    payment_status: word(row.payment_status, ["unpaid", "paid", "partially_paid"], "unpaid"),
    order_status: word(row.order_status, statuses, "pending"),
    total_tax_amount: number(row.total_tax_amount),
    payment_method: text(row.payment_method),
    transaction_reference: textOrNull(row.transaction_reference),
    delivery_man_id: integerOrNull(row.delivery_man_id),
    coupon_code: textOrNull(row.coupon_code),
    order_note: textOrNull(row.order_note),
    order_type: word(row.order_type, ["delivery", "take_away", "parcel"], "delivery"),
    checked: flag(row.checked),
    store_id: integerOrNull(row.store_id),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
    delivery_charge: number(row.delivery_charge),
    original_delivery_charge: number(row.original_delivery_charge, number(row.delivery_charge)),
    schedule_at: textOrNull(row.schedule_at),
    scheduled: flag(row.scheduled),
    otp: text(row.otp),
    pending: textOrNull(row.pending),
    accepted: textOrNull(row.accepted),
    confirmed: textOrNull(row.confirmed),
    processing: textOrNull(row.processing),
    handover: textOrNull(row.handover),
    picked_up: textOrNull(row.picked_up),
    delivered: textOrNull(row.delivered),
    canceled: textOrNull(row.canceled),
    refund_requested: textOrNull(row.refund_requested),
    refund_request_canceled: textOrNull(row.refund_request_canceled),
    refunded: textOrNull(row.refunded),
    failed: textOrNull(row.failed),
    pay_until: textOrNull(row.pay_until),
    delivery_address: deliveryAddress(fields(row.delivery_address) ?? {}),
    receiver_details:
      receiver === null ? null : { ...deliveryAddress(receiver), zone_id: integer(receiver.zone_id) },
    charge_payer: textOrNull(row.charge_payer),
    parcel_category_id: integerOrNull(row.parcel_category_id),
    parcel_category: parcelCategory(fields(row.parcel_category)),
    store_discount_amount: number(row.store_discount_amount),
    flash_admin_discount_amount: number(row.flash_admin_discount_amount),
    flash_store_discount_amount: number(row.flash_store_discount_amount),
    ref_bonus_amount: number(row.ref_bonus_amount),
    extra_packaging_amount: number(row.extra_packaging_amount),
    additional_charge: number(row.additional_charge),
    dm_tips: number(row.dm_tips),
    rounding: number(row.rounding),
    tax_status: row.tax_status === "included" ? "included" : "excluded",
    tax_percentage: number(row.tax_percentage),
    partially_paid_amount: number(row.partially_paid_amount),
    rest_payment_method: textOrNull(row.rest_payment_method),
    adjusment: text(row.adjusment, "0"),
    edited: isOn(row.edited),
    zone_id: integer(row.zone_id),
    module_id: integer(row.module_id, module.id),
    module_type: module.module_type,
    distance: number(row.distance),
    prescription_order: isOn(row.prescription_order),
    prescription_state: prescriptionState(row),
    agree_until: textOrNull(row.agree_until),
    cutlery: isOn(row.cutlery),
    is_guest: isOn(row.is_guest),
    unavailable_item_note: textOrNull(row.unavailable_item_note),
    delivery_instruction: textOrNull(row.delivery_instruction),
    cancellation_reason: textOrNull(row.cancellation_reason),
    cancellation_note: textOrNull(row.cancellation_note),
    canceled_by: textOrNull(row.canceled_by),
    processing_time: integerOrNull(row.processing_time),
    free_delivery_by: textOrNull(row.free_delivery_by),
    surge_percentage: number(row.surge_percentage),
    surge_reason: textOrNull(row.surge_reason),
    coupon_created_by: textOrNull(row.coupon_created_by),
    discount_on_product_by: textOrNull(row.discount_on_product_by),
    order_attachment: texts(row.order_attachment),
    order_attachment_full_url: pictureList(row, "order_attachment", "order_attachment_url"),
    order_proof: texts(row.order_proof),
    order_proof_full_url: pictureList(row, "order_proof", "order_attachment_url"),
    bring_change_amount: number(row.bring_change_amount),
    details_count: integer(row.details_count),
    ...(row.pieces_count === undefined ? {} : { pieces_count: integer(row.pieces_count) }),
    store: storeRow(fields(row.store) ?? {}),
    delivery_man: deliveryMan(row.delivery_man),
    refund: orderRefund(fields(row.refund)),
    payments: rows(row.payments, paymentAttempt),
    offline_payment: orderOfflinePayment(fields(row.offline_payment)),
    ...(minimum === null ? {} : { min_delivery_time: minimum }),
    ...(maximum === null ? {} : { max_delivery_time: maximum }),
    module,
    storage: list(row.storage),
  };
}

/** Backends that say only that an order is a prescription have a price once it has lines. */
function prescriptionState(row: Fields): Order["prescription_state"] {
  const known = (["waiting", "priced", "agreed"] as const).find((state) => state === row.prescription_state);
  if (known !== undefined) return known;
  const isBare = row.order_status === "pending" && integer(row.details_count) === 0;
  return isOn(row.prescription_order) && isBare ? "waiting" : null;
}

/** A request without a number is none; what a backend calls its states in another way still waits. */
function orderRefund(row: Fields | null): OrderRefund | null {
  const id = identifier(row?.id);
  if (row === null || id === null) return null;
  return {
    id,
    order_id: integer(row.order_id),
    customer_reason: text(row.customer_reason),
    customer_note: textOrNull(row.customer_note),
    refund_amount: number(row.refund_amount),
    refund_status: word(row.refund_status, ["pending", "approved", "rejected"], "pending"),
    refund_method: text(row.refund_method, "wallet"),
    admin_note: textOrNull(row.admin_note),
    image_full_url: pictureList(row, "image", "refund_image_url"),
    created_at: text(row.created_at),
  };
}

/** GET /customer/order/track. */
export function normaliseTrackedOrder(response: unknown): Order {
  return requireEntity(orderRow(requireObject(response)));
}

export function cancelReasonRow(row: Fields): CancelReason | null {
  const id = identifier(row.id);
  const reason = textOrNull(row.reason);
  if (id === null || reason === null) return null;
  return {
    id,
    reason,
    user_type: text(row.user_type, "customer"),
    status: flag(row.status, true),
    created_at: text(row.created_at),
  };
}

/** Null for an order that is no parcel, and where the category is gone. */
function parcelCategory(row: Fields | null): Order["parcel_category"] {
  const id = identifier(row?.id);
  if (row === null || id === null) return null;
  return {
    id,
    name: text(row.name),
    image_full_url: picture(row, "image", "parcel_category_image_url"),
  };
}

function paymentAttempt(row: Fields): Order["payments"][number] {
  return {
    id: text(row.id),
    order_id: integer(row.order_id),
    amount: number(row.amount),
    payment_status: text(row.payment_status),
    payment_method: text(row.payment_method),
    transaction_ref: textOrNull(row.transaction_ref),
  };
}

/** GET /customer/order/refund-reasons: the reasons in the reader's language. */
export function normaliseRefundReasons(response: unknown): string[] {
  return list(requireObject(response).refund_reasons).flatMap((row) => textOrNull(fields(row)?.reason) ?? []);
}

function deliveryAddress(row: Fields): DeliveryAddress {
  return {
    contact_person_name: text(row.contact_person_name),
    contact_person_number: text(row.contact_person_number),
    contact_person_email: textOrNull(row.contact_person_email),
    address_type: textOrNull(row.address_type),
    address: text(row.address),
    floor: textOrNull(row.floor),
    road: textOrNull(row.road),
    house: textOrNull(row.house),
    longitude: text(row.longitude),
    latitude: text(row.latitude),
  };
}
