/** What the pages of an order show, read out of the order. */
import type { Order, OrderLine, OrderStatus } from "@/contract";
import { isClosed, reachedStep } from "@/domain/order-steps";
import type { Position } from "@/stores/location";

export type StepName = "placed" | "confirmed" | "onTheWay" | "ready" | "delivered" | "collected";

export interface OrderStep {
  name: StepName | "closed";
  /** ISO 8601; null while it has not happened, or when nobody wrote it down. */
  time: string | null;
  state: "done" | "current" | "upcoming" | "failed";
}

/**
 * The four steps with their times. Who collects the order sees "ready" in place of "on the way". An order that was
 * closed early keeps the steps it reached, and its end follows them.
 */
export function orderTimeline(order: Order): OrderStep[] {
  const collects = order.order_type === "take_away";
  const steps: { name: StepName; time: string | null }[] = [
    { name: "placed", time: order.pending ?? (order.created_at || null) },
    { name: "confirmed", time: order.confirmed ?? order.accepted },
    collects ? { name: "ready", time: order.handover } : { name: "onTheWay", time: order.picked_up },
    { name: collects ? "collected" : "delivered", time: order.delivered },
  ];
  const reached = collects && order.order_status === "handover" ? 3 : reachedStep(order);
  const endedEarly = isClosed(order.order_status) && order.order_status !== "delivered" && !order.delivered;
  if (endedEarly) {
    return [
      ...steps.slice(0, reached).map((step) => ({ ...step, state: "done" as const })),
      { name: "closed", time: closingTime(order), state: "failed" },
    ];
  }
  return steps.map((step, index) => ({
    ...step,
    state: index + 1 < reached || reached === 4 ? "done" : index + 1 === reached ? "current" : "upcoming",
  }));
}

function closingTime(order: Order): string | null {
  return order.canceled ?? order.failed ?? order.refunded ?? order.refund_requested;
}

export type StatusTone = "neutral" | "accent" | "positive" | "danger" | "warning";

export function statusTone(status: OrderStatus): StatusTone {
  if (status === "delivered" || status === "refunded") return "positive";
  if (status === "canceled" || status === "failed" || status === "returned") return "danger";
  if (status === "refund_requested" || status === "refund_request_canceled") return "warning";
  return status === "pending" ? "neutral" : "accent";
}

export interface Party {
  name: string;
  address: string;
  position: Position | null;
}

/** Who sends and who receives: a parcel names both, everything else goes from the store to the address. */
export function orderParties(order: Order): { sender: Party; receiver: Party } {
  const { delivery_address: address, receiver_details: receiver, store } = order;
  const stated = (row: typeof address): Party => ({
    name: row.contact_person_name,
    address: [row.address, row.road, row.house, row.floor].filter(Boolean).join(", "),
    position: parsePosition(row.latitude, row.longitude),
  });
  if (order.order_type === "parcel" && receiver)
    return { sender: stated(address), receiver: stated(receiver) };
  const sender: Party = {
    name: store?.name ?? "",
    address: store?.address ?? "",
    position: store ? parsePosition(store.latitude, store.longitude) : null,
  };
  const collected = order.order_type === "take_away" && !address.address;
  return { sender, receiver: collected ? { ...stated(address), position: null } : stated(address) };
}

/** A point of the wire, or null when it is none; 0, 0 is what backends write for none. */
export function parsePosition(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Position | null {
  if (!latitude || !longitude) return null;
  const lat = Number(latitude);
  const lng = Number(longitude);
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

export type BillLine =
  | "items"
  | "addOns"
  | "discount"
  | "coupon"
  | "firstOrder"
  | "tax"
  | "taxIncluded"
  | "delivery"
  | "tip"
  | "packaging"
  | "additional";

export interface BillRow {
  name: BillLine;
  /** Major units; what is taken off is negative. */
  amount: number;
}

/** The named amounts of an order in the order of the receipt, major units; without lines what the order itself knows. */
export function orderBill(order: Order, lines: readonly OrderLine[]): BillRow[] {
  const items = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const addOns = lines.reduce((sum, line) => sum + line.total_add_on_price, 0);
  const discount =
    order.store_discount_amount + order.flash_admin_discount_amount + order.flash_store_discount_amount;
  const rows: BillRow[] = [
    { name: "items", amount: items },
    { name: "addOns", amount: addOns },
    { name: "discount", amount: -discount },
    { name: "coupon", amount: -order.coupon_discount_amount },
    { name: "firstOrder", amount: -order.ref_bonus_amount },
    { name: order.tax_status === "included" ? "taxIncluded" : "tax", amount: order.total_tax_amount },
    { name: "delivery", amount: order.delivery_charge },
    { name: "tip", amount: order.dm_tips },
    { name: "packaging", amount: order.extra_packaging_amount },
    { name: "additional", amount: order.additional_charge },
  ];
  const always = (name: BillLine) => name === "delivery" && order.order_type !== "take_away";
  return rows.filter(({ name, amount }) => amount !== 0 || always(name));
}

/** What was chosen of an item, in a few words. */
export function describeLineOptions(line: OrderLine): string {
  const options = line.variation.map((entry) => {
    if (!("values" in entry)) return entry.type;
    const { values } = entry;
    return Array.isArray(values) ? values.map((value) => value.label).join(", ") : values.label.join(", ");
  });
  const addOns = line.add_ons.map((addOn) =>
    addOn.quantity > 1 ? `${addOn.name} × ${addOn.quantity}` : addOn.name,
  );
  return [...options, ...addOns].filter(Boolean).join(" · ");
}
