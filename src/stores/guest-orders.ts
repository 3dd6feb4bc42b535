// @chunk running-orders
/**
 * Orders that a guest placed on this device, with the contact that proves them to be theirs, so that one tap tracks them.
 * On this device only; wiped at the next sign-out.
 */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { OutboxRow } from "@/platform/outbox";
import { onStorageChange, safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export interface GuestOrder {
  orderId: number;
  /** Phone number or e-mail address of the order. */
  contact: string;
  storeName: string;
  /** The store that it was ordered from; null where an older version of the app kept none. */
  store?: { id: number; moduleId: number } | null;
  /** Epoch ms. */
  placedAt: number;
  /** It is delivered, canceled or otherwise over. */
  closed: boolean;
}

interface GuestOrders {
  orders: readonly GuestOrder[];
}

export const maxGuestOrders = 10;
export const guestOrderMaxAgeMs = 30 * 24 * 3_600_000;

function isGuestOrder(value: unknown): value is GuestOrder {
  if (typeof value !== "object" || value === null) return false;
  const order = value as Partial<GuestOrder>;
  return (
    Number.isSafeInteger(order.orderId) &&
    typeof order.contact === "string" &&
    typeof order.storeName === "string" &&
    Number.isFinite(order.placedAt) &&
    typeof order.closed === "boolean" &&
    (order.store == null ||
      (Number.isSafeInteger(order.store.id) && Number.isSafeInteger(order.store.moduleId)))
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

onStorageChange([storageKeys.guestOrders], () => void useGuestOrders.persist.rehydrate());

/** Newest first, without the ones that are too old or too many. */
export function pruneGuestOrders(orders: readonly GuestOrder[], now: number): GuestOrder[] {
  return [...orders]
    .sort((a, b) => b.placedAt - a.placedAt)
    .filter((order) => now - order.placedAt < guestOrderMaxAgeMs)
    .slice(0, maxGuestOrders);
}

/** The record of an outbox row; null when it is not a guest's placed order. */
export function guestOrderFromRow(row: OutboxRow): GuestOrder | null {
  if (row.kind !== "order" || row.state !== "placed" || !row.result) return null;
  if (row.owner.startsWith("customer:")) return null;
  const { contact_person_number: phone, contact_person_email: email, store_id: storeId } = row.payload.body;
  const contact = [phone, email].find((value) => typeof value === "string" && value !== "");
  if (typeof contact !== "string") return null;
  return {
    orderId: row.result.orderId,
    contact,
    storeName: row.payload.storeName,
    store: storeId == null ? null : { id: storeId, moduleId: row.payload.moduleId },
    placedAt: Date.parse(row.result.createdAt) || row.createdAt,
    closed: false,
  };
}

/** The newest list, to be changed: a tab that was frozen hears late of what another one has written. */
function newestOrders(): readonly GuestOrder[] {
  void useGuestOrders.persist.rehydrate();
  return useGuestOrders.getState().orders;
}

export function rememberGuestOrder(order: GuestOrder): void {
  const orders = newestOrders();
  if (orders.some((known) => known.orderId === order.orderId)) return;
  useGuestOrders.setState({ orders: pruneGuestOrders([order, ...orders], Date.now()) });
}

/** The order is over and no longer shown as running. */
export function closeGuestOrder(orderId: number): void {
  const orders = newestOrders();
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

/** Deletes the remembered orders from the device. */
export function forgetGuestOrders(): void {
  useGuestOrders.setState({ orders: [] });
  useGuestOrders.persist.clearStorage();
}
