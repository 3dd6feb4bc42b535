import { count, inArray, sum } from "drizzle-orm";
import type { DeliveryMan, ModuleReference, ModuleType, Order, OrderRefund, OrderStatus } from "@/contract";
import { toMajor, toPercent } from "@/domain/money";
import { runningStatuses } from "@/domain/order-statuses";
import type { Queryable } from "../../context";
import type { OfflinePaymentRow, OrderRow, PaymentRow } from "../../db/schema";
import { cancelReasons, couriers, modules, orderLines } from "../../db/schema";
import { readParcelCategories, type StoredParcelCategory } from "../modules/parcel-categories";
import { formatOfflinePayment, offlinePaymentsOf } from "../payment-records/offline-payments-of-order";
import { paymentsOf } from "../payment-records/payments-of-order";
import type { ShopView } from "../settings/shop-view";
import { storesById } from "../stores/stores-by-id";
import { pictureUrl, translatedAgain } from "../translations/translated-columns";
import { courierPosition } from "./courier";
import { refundsByOrder } from "./format-refunds";

type CourierRow = typeof couriers.$inferSelect;

function formatCourier(courier: CourierRow, order: OrderRow, now: Date): DeliveryMan {
  const place = runningStatuses.includes(order.status) ? courierPosition(order, now) : null;
  return {
    id: courier.id,
    f_name: courier.firstName,
    l_name: courier.lastName,
    phone: courier.phone,
    email: courier.email,
    image: courier.image,
    image_full_url: pictureUrl(courier.image),
    avg_rating: courier.averageRating,
    rating_count: courier.ratingCount,
    lat: place ? place.lat.toFixed(6) : null,
    lng: place ? place.lng.toFixed(6) : null,
    location: null,
  };
}

/** Orders as the wire shows them, in the order given. A guest's secret number is never in them. */
export async function formatOrders(
  database: Queryable,
  rows: readonly OrderRow[],
  view: ShopView,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const counts = await database
    .select({ orderId: orderLines.orderId, lines: count(), pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  const shownStores = await storesById(
    database,
    rows.flatMap((row) => row.storeId ?? []),
    view,
    null,
  );
  const courierIds = [...new Set(rows.flatMap((row) => row.courierId ?? []))];
  const courierRows = courierIds.length
    ? await database.select().from(couriers).where(inArray(couriers.id, courierIds))
    : [];
  const kinds = await database
    .select()
    .from(modules)
    .where(
      inArray(
        modules.id,
        rows.map((row) => row.moduleId),
      ),
    );
  const paid = await paymentsOf(database, ids);
  const reasons = rows.some((row) => row.cancelReason !== null)
    ? await database.select().from(cancelReasons)
    : [];
  const parcelCategories = rows.some((row) => row.type === "parcel")
    ? await readParcelCategories(database, view.language)
    : [];
  const offline = await offlinePaymentsOf(
    database,
    rows.filter((row) => row.paymentMethod === "offline_payment").map((row) => row.id),
  );
  const refunds = await refundsByOrder(database, rows, view.digits);
  return rows.map((row) => {
    const kind = kinds.find((candidate) => candidate.id === row.moduleId);
    const module: ModuleReference = {
      id: row.moduleId,
      module_name: kind?.translations[view.language]?.name ?? kind?.name ?? "",
      module_type: (kind?.type ?? "food") as ModuleType,
    };
    const courierRow = courierRows.find((candidate) => candidate.id === row.courierId);
    const counted = counts.find((entry) => entry.orderId === row.id);
    return formatOrder(row, {
      view,
      module,
      lines: counted?.lines ?? 0,
      pieces: counted?.pieces ?? 0,
      store: row.storeId === null ? null : (shownStores.get(row.storeId) ?? null),
      offline: offline.get(row.id) ?? null,
      paid: paid.filter((payment) => payment.orderId === row.id),
      courier: courierRow ? formatCourier(courierRow, row, view.now) : null,
      refund: refunds.get(row.id) ?? null,
      cancelReason: row.cancelReason === null ? null : reasonIn(row.cancelReason, reasons, view.language),
      parcelCategory: sentCategory(row, parcelCategories),
    });
  });
}

/** The category of a parcel as the shop has it now; by the name that it had then when it is gone. */
function sentCategory(row: OrderRow, categories: readonly StoredParcelCategory[]): Order["parcel_category"] {
  if (row.parcelCategoryId === null) return null;
  const present = categories.find(({ id }) => id === row.parcelCategoryId);
  return {
    id: row.parcelCategoryId,
    name: present?.name ?? row.parcelCategoryName ?? "",
    image_full_url: pictureUrl(present?.image ?? null),
  };
}

/** A reason that was picked from the shop's list in any language, in the reader's; as it is when it was not. */
function reasonIn(
  picked: string,
  reasons: readonly (typeof cancelReasons.$inferSelect)[],
  language: ShopView["language"],
): string {
  for (const { reason, translations } of reasons) {
    const shown = translatedAgain(picked, reason, translations, "reason", language);
    if (shown !== picked) return shown;
  }
  return picked;
}

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

function formatOrder(
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
    processing_time: null,
    free_delivery_by: row.freeDeliveryBy,
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
    module,
    storage: [],
  };
}
