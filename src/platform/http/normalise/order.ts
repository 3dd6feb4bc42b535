import type {
  CancelReason,
  CourierPosition,
  DeliveryAddress,
  DeliveryMan,
  Order,
  OrderLine,
  OrderStatus,
  PlacedOrder,
} from "@/contract";
import { chosenVariations } from "./cart";
import { itemRow } from "./item";
import { moduleReference } from "./module";
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
  present,
  rows,
  text,
  textOrNull,
  texts,
  usable,
  word,
} from "./read";
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
    delivery_address: deliveryAddress(fields(row.delivery_address) ?? {}),
    receiver_details:
      receiver === null ? null : { ...deliveryAddress(receiver), zone_id: integer(receiver.zone_id) },
    charge_payer: textOrNull(row.charge_payer),
    parcel_category_id: integerOrNull(row.parcel_category_id),
    store_discount_amount: number(row.store_discount_amount),
    flash_admin_discount_amount: number(row.flash_admin_discount_amount),
    flash_store_discount_amount: number(row.flash_store_discount_amount),
    ref_bonus_amount: number(row.ref_bonus_amount),
    extra_packaging_amount: number(row.extra_packaging_amount),
    additional_charge: number(row.additional_charge),
    dm_tips: number(row.dm_tips),
    tax_status: row.tax_status === "included" ? "included" : "excluded",
    tax_percentage: number(row.tax_percentage),
    partially_paid_amount: number(row.partially_paid_amount),
    adjusment: text(row.adjusment, "0"),
    edited: isOn(row.edited),
    zone_id: integer(row.zone_id),
    module_id: integer(row.module_id, module.id),
    module_type: module.module_type,
    distance: number(row.distance),
    prescription_order: isOn(row.prescription_order),
    cutlery: isOn(row.cutlery),
    is_guest: isOn(row.is_guest),
    unavailable_item_note: textOrNull(row.unavailable_item_note),
    delivery_instruction: textOrNull(row.delivery_instruction),
    cancellation_reason: textOrNull(row.cancellation_reason),
    cancellation_note: textOrNull(row.cancellation_note),
    canceled_by: textOrNull(row.canceled_by),
    processing_time: integerOrNull(row.processing_time),
    free_delivery_by: textOrNull(row.free_delivery_by),
    coupon_created_by: textOrNull(row.coupon_created_by),
    discount_on_product_by: textOrNull(row.discount_on_product_by),
    order_attachment: texts(row.order_attachment),
    order_attachment_full_url: pictureList(row, "order_attachment", "order_attachment_url"),
    bring_change_amount: number(row.bring_change_amount),
    details_count: integer(row.details_count),
    store: storeRow(fields(row.store) ?? {}),
    delivery_man: deliveryMan(row.delivery_man),
    refund: null,
    payments: list(row.payments),
    offline_payment: null,
    ...(minimum === null ? {} : { min_delivery_time: minimum }),
    ...(maximum === null ? {} : { max_delivery_time: maximum }),
    module,
    storage: list(row.storage),
  };
}

/** GET /customer/order/track. */
export function normaliseTrackedOrder(answer: unknown): Order {
  return present(orderRow(usable(answer)));
}

/** GET /customer/order/details: lines of an ordinary order, or the order itself for parcels and prescriptions. */
export type OrderDetails = { kind: "lines"; lines: OrderLine[] } | { kind: "order"; order: Order };

export function normaliseOrderDetails(answer: unknown): OrderDetails {
  const body = fields(answer);
  if (!Array.isArray(answer) && body !== null && Array.isArray(body.details)) {
    return { kind: "lines", lines: rows(body.details, orderLineRow) };
  }
  if (Array.isArray(answer) || list(answer).length > 0)
    return { kind: "lines", lines: rows(answer, orderLineRow) };
  return { kind: "order", order: normaliseTrackedOrder(answer) };
}

export function orderLineRow(row: Fields): OrderLine | null {
  const id = identifier(row.id);
  const itemId = integerOrNull(row.item_id);
  const campaignId = integerOrNull(row.item_campaign_id);
  const raw = fields(row.item_details);
  // The snapshot of an item that is gone may lack its id.
  const item = itemRow({
    ...raw,
    id: raw?.id ?? itemId ?? campaignId ?? 0,
    name: raw?.name ?? raw?.title ?? "–",
  });
  if (id === null || item === null) return null;
  return {
    id,
    item_id: itemId,
    item_campaign_id: campaignId,
    order_id: integer(row.order_id),
    price: number(row.price),
    quantity: Math.max(1, integer(row.quantity, 1)),
    item_details: item,
    variation: orderedVariations(row.variation),
    variant: text(row.variant),
    add_ons: rows(row.add_ons, (addOn) => {
      const addOnId = identifier(addOn.id);
      if (addOnId === null) return null;
      return {
        id: addOnId,
        name: text(addOn.name),
        price: number(addOn.price),
        quantity: Math.max(1, integer(addOn.quantity, 1)),
      };
    }),
    total_add_on_price: number(row.total_add_on_price),
    discount_on_item: number(row.discount_on_item),
    discount_type: text(row.discount_type),
    discount_percentage: number(row.discount_percentage),
    discount_on_product_by: textOrNull(row.discount_on_product_by),
    tax_amount: number(row.tax_amount),
    tax_status: row.tax_status === "included" ? "included" : "excluded",
    category_id: integer(row.category_id, item.category_id),
    image_full_url: textOrNull(row.image_full_url) ?? item.image_full_url,
    ...(row.is_guest === undefined ? {} : { is_guest: isOn(row.is_guest) }),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** Food groups keep their labels with prices; everything else reads like a cart's choice. */
function orderedVariations(value: unknown): OrderLine["variation"] {
  return rows<OrderLine["variation"][number]>(value, (row) => {
    const name = textOrNull(row.name);
    const values = list(row.values);
    if (name !== null && values.length > 0 && fields(values[0]) !== null) {
      return {
        name,
        values: rows(values, (entry) => {
          const label = textOrNull(entry.label);
          return label === null ? null : { label, optionPrice: text(entry.optionPrice, "0") };
        }),
      };
    }
    return chosenVariations([row])[0] ?? null;
  });
}

/** POST /customer/order/place. `total_ammount` is spelt so on the wire; one fork spells it right. */
export function normalisePlacedOrder(answer: unknown): PlacedOrder {
  const row = usable(answer);
  return {
    message: text(row.message),
    order_id: present(identifier(row.order_id)),
    total_ammount: number(row.total_ammount ?? row.total_amount),
    status: word(row.status, statuses, "pending"),
    created_at: text(row.created_at),
    user_id: integer(row.user_id),
  };
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

/** GET /delivery-man/last-location; null when it says nothing. */
export function normaliseCourierPosition(answer: unknown): CourierPosition | null {
  const row = fields(answer);
  const latitude = textOrNull(row?.latitude);
  const longitude = textOrNull(row?.longitude);
  if (row === null || latitude === null || longitude === null) return null;
  return {
    id: integer(row.id),
    delivery_man_id: integer(row.delivery_man_id),
    latitude,
    longitude,
    location: textOrNull(row.location),
    time: text(row.time, text(row.created_at)),
  };
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

/** An object in most backends, an array of one in some. */
function deliveryMan(value: unknown): DeliveryMan | null {
  const row = fields(list(value)[0] ?? value);
  const id = identifier(row?.id);
  if (row === null || id === null) return null;
  return {
    id,
    f_name: text(row.f_name),
    l_name: text(row.l_name),
    phone: text(row.phone),
    email: textOrNull(row.email),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", "delivery_man_image_url"),
    avg_rating: number(row.avg_rating),
    rating_count: integer(row.rating_count),
    lat: textOrNull(row.lat),
    lng: textOrNull(row.lng),
    location: textOrNull(row.location),
  };
}
