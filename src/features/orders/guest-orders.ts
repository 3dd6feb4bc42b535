// @chunk behind
/**
 * Orders that a guest placed on this device, with what proves them to be his, so that one tap tracks them. On the
 * device only; wiped when somebody who signed in here signs out.
 */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { OutboxRow } from "@/platform/outbox";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export interface GuestOrder {
  orderId: number;
  /** Phone number or e-mail address of the order. */
  contact: string;
  storeName: string;
  /** Epoch ms. */
  placedAt: number;
  /** Nothing more happens to it. */
  closed: boolean;
}

interface GuestOrders {
  orders: readonly GuestOrder[];
}

/** More than these are not remembered. */
export const maxGuestOrders = 10;
/** An order is forgotten after this time, ms. */
export const guestOrderMaxAgeMs = 30 * 24 * 3_600_000;

function isGuestOrder(value: unknown): value is GuestOrder {
  if (typeof value !== "object" || value === null) return false;
  const order = value as Partial<GuestOrder>;
  return (
    Number.isSafeInteger(order.orderId) &&
    typeof order.contact === "string" &&
    typeof order.storeName === "string" &&
    Number.isFinite(order.placedAt) &&
    typeof order.closed === "boolean"
  );
}

export const useGuestOrders = create<GuestOrders>()(
  persist((): GuestOrders => ({ orders: [] }), {
    name: storageKeys.guestOrders,
    version: 1,
    storage: createJSONStorage(() => safeStorage),
    merge: (stored, current) => {
      const orders = (stored as { orders?: unknown } | null)?.orders;
      return Array.isArray(orders)
        ? { orders: pruneGuestOrders(orders.filter(isGuestOrder), Date.now()) }
        : current;
    },
  }),
);

/** Newest first, not too old and not too many. */
export function pruneGuestOrders(orders: readonly GuestOrder[], now: number): GuestOrder[] {
  return [...orders]
    .sort((a, b) => b.placedAt - a.placedAt)
    .filter((order) => now - order.placedAt < guestOrderMaxAgeMs)
    .slice(0, maxGuestOrders);
}

/** What is remembered of a row of the outbox; null when it is not a guest's placed order. */
export function guestOrderFromRow(row: OutboxRow): GuestOrder | null {
  if (row.kind !== "order" || row.state !== "placed" || !row.result) return null;
  if (row.owner.startsWith("customer:")) return null;
  const { contact_person_number: phone, contact_person_email: email } = row.payload.body;
  const contact = [phone, email].find((value) => typeof value === "string" && value !== "");
  if (typeof contact !== "string") return null;
  return {
    orderId: row.result.orderId,
    contact,
    storeName: row.payload.storeName,
    placedAt: Date.parse(row.result.createdAt) || row.createdAt,
    closed: false,
  };
}

export function rememberGuestOrder(order: GuestOrder): void {
  const { orders } = useGuestOrders.getState();
  if (orders.some((known) => known.orderId === order.orderId)) return;
  useGuestOrders.setState({ orders: pruneGuestOrders([order, ...orders], Date.now()) });
}

/** The order has come to its end: it is no longer shown as running. */
export function closeGuestOrder(orderId: number): void {
  const { orders } = useGuestOrders.getState();
  if (!orders.some((order) => order.orderId === orderId && !order.closed)) return;
  useGuestOrders.setState({
    orders: orders.map((order) => (order.orderId === orderId ? { ...order, closed: true } : order)),
  });
}

/** Remembers the order of an outbox row, if it is a guest's that has been placed. */
export function rememberPlacedOrder(row: OutboxRow): void {
  const order = guestOrderFromRow(row);
  if (order) rememberGuestOrder(order);
}

/** Nothing of a guest stays on the device. */
export function forgetGuestOrders(): void {
  useGuestOrders.setState({ orders: [] });
  useGuestOrders.persist.clearStorage();
}
