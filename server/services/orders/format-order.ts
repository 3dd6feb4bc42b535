/** One order as the wire shows it, from its row and what belongs to it. */
import type { DeliveryMan, ModuleReference, Order, OrderRefund, OrderStatus } from "@/contract";
import { toMajor, toPercent } from "@/domain/money";
import { withPromise } from "@/domain/promised-minutes";
import type { OfflinePaymentRow, OrderRow, PaymentRow } from "../../db/schema";
import { formatOfflinePayment } from "../payments/records/offline-payments-of-order";
import type { ShopView } from "../settings/shop-view";
import { isHeldForPayment } from "./held-for-payment";
import { surgeReason } from "./order-surge";

interface OrderContext {
  view: ShopView;
  module: ModuleReference;
  lines: number;
  pieces: number;
  store: Order["store"];
  courier: DeliveryMan | null;
  refund: OrderRefund | null;
  cancelReason: string | null;
  parcelCategory: Order["parcel_category"];
  paid: readonly PaymentRow[];
  offline: OfflinePaymentRow | null;
}

const shownPaymentStatus = {
  started: "pending",
  failed: "failed",
  canceled: "canceled",
  paid: "paid",
  refund_due: "refunding",
  refunded: "refunded",
} as const;

function formatPayment(payment: PaymentRow, { digits }: ShopView): Order["payments"][number] {
  return {
    id: payment.id,
    order_id: payment.orderId ?? 0,
    amount: toMajor(payment.amount, digits),
    payment_status: shownPaymentStatus[payment.status],
    payment_method: payment.gateway,
    transaction_ref: payment.session,
  };
}

/** Minutes from accepting until it is to be ready; null where nobody has promised them. */
function processingMinutes({ readyBy, reached }: OrderRow): number | null {
  if (readyBy === null || reached.confirmed === undefined) return null;
  return Math.max(0, Math.round((readyBy.getTime() - Date.parse(reached.confirmed)) / 60_000));
}

/**
 * Minutes by which readers tell when the order comes, where the shop promised them; gone once it is ready, as the rest is
 * the way alone. An order for a slot comes in its slot.
 */
function promisedMinutes(
  row: OrderRow,
  store: OrderContext["store"],
): Pick<Order, "min_delivery_time" | "max_delivery_time"> {
  const promised = processingMinutes(row);
  const { reached, scheduledAt } = row;
  if (promised === null || scheduledAt !== null || reached.handover || reached.picked_up) return {};
  const { min, max } = withPromise(
    { min: store?.min_delivery_time ?? 0, max: store?.max_delivery_time ?? 0 },
    promised,
    { collected: row.type === "take_away" },
  );
  return { min_delivery_time: min, max_delivery_time: max };
}

/** Amounts in major units, times as ISO 8601 in UTC. */
export function formatOrder(
  row: OrderRow,
  {
    view,
    module,
    lines,
    pieces,
    store,
    courier,
    refund,
    cancelReason,
    parcelCategory,
    paid,
    offline,
  }: OrderContext,
): Order {
  const money = (minor: number) => toMajor(minor, view.digits);
  const reached = (status: OrderStatus) => row.reached[status] ?? null;
  return {
    id: row.id,
    user_id: row.customerId ?? 0,
    order_amount: money(row.total),
    coupon_discount_amount: money(row.couponDiscount),
    coupon_discount_title: row.couponTitle,
    payment_status: row.paymentStatus,
    order_status: row.status,
    total_tax_amount: money(row.tax),
    payment_method: row.paymentMethod,
    transaction_reference: paid.find(({ status }) => status === "paid")?.session ?? null,
    delivery_man_id: row.courierId,
    coupon_code: row.couponCode,
    order_note: row.note,
    order_type: row.type,
    checked: 1,
    store_id: row.storeId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    delivery_charge: money(row.deliveryCharge),
    original_delivery_charge: money(row.originalDeliveryCharge),
    schedule_at: (row.scheduledAt ?? row.createdAt).toISOString(),
    scheduled: row.scheduledAt ? 1 : 0,
    otp: row.otp,
    pending: reached("pending"),
    accepted: reached("accepted"),
    confirmed: reached("confirmed"),
    processing: reached("processing"),
    handover: reached("handover"),
    picked_up: reached("picked_up"),
    delivered: reached("delivered"),
    canceled: reached("canceled"),
    refund_requested: reached("refund_requested"),
    refund_request_canceled: reached("refund_request_canceled"),
    refunded: reached("refunded"),
    failed: reached("failed"),
    pay_until: isHeldForPayment(row) ? (row.holdsUntil?.toISOString() ?? null) : null,
    delivery_address: row.address,
    receiver_details: row.receiver,
    charge_payer: row.chargePayer,
    parcel_category_id: row.parcelCategoryId,
    parcel_category: parcelCategory,
    store_discount_amount: money(row.discountTotal),
    flash_admin_discount_amount: 0,
    flash_store_discount_amount: 0,
    ref_bonus_amount: money(row.firstOrderBonus),
    extra_packaging_amount: money(row.packaging),
    additional_charge: money(row.additionalCharge),
    dm_tips: money(row.tip),
    rounding: money(row.rounding),
    tax_status: row.taxIncluded ? "included" : "excluded",
    tax_percentage: toPercent(row.taxPercent),
    partially_paid_amount: row.paymentMethod === "partial_payment" ? money(row.paidFromWallet) : 0,
    rest_payment_method: row.paymentMethod === "partial_payment" ? row.restMethod : null,
    adjusment: "0",
    edited: false,
    zone_id: row.zoneId,
    module_id: row.moduleId,
    module_type: module.module_type,
    distance: row.distanceMeters / 1000,
    prescription_order: row.prescriptionState !== null,
    prescription_state: row.prescriptionState,
    agree_until: row.prescriptionState === "priced" ? (row.agreeUntil?.toISOString() ?? null) : null,
    cutlery: row.cutlery,
    is_guest: row.customerId === null,
    unavailable_item_note: row.unavailableItemNote,
    delivery_instruction: row.deliveryInstruction,
    cancellation_reason: cancelReason,
    cancellation_note: row.cancelNote,
    canceled_by: row.canceledBy,
    processing_time: processingMinutes(row),
    free_delivery_by: row.freeDeliveryBy,
    surge_percentage: toPercent(row.surge?.percent ?? 0),
    surge_reason: surgeReason(row, view.language) || null,
    coupon_created_by: row.couponCode ? "admin" : null,
    discount_on_product_by: row.discountTotal > 0 ? "vendor" : null,
    order_attachment: row.attachments,
    order_attachment_full_url: row.attachments,
    order_proof: row.deliveryProof,
    order_proof_full_url: row.deliveryProof,
    bring_change_amount: money(row.bringChange),
    details_count: lines,
    pieces_count: pieces,
    store,
    delivery_man: courier,
    refund,
    payments: paid.map((payment) => formatPayment(payment, view)),
    offline_payment: offline && formatOfflinePayment(offline, view.language),
    ...promisedMinutes(row, store),
    module,
    storage: [],
  };
}
