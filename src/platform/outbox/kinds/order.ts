/** Places an order. The key makes it happen once; the expectations make sure that it is the agreed one. */

import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { isApiError } from "@/platform/http/api-error";
import { get, post, put } from "@/platform/http/client";
import {
  identifier,
  isOn,
  number,
  requireEntity,
  requireObject,
  requireReadable,
  text,
} from "@/platform/http/normalise/readers";
import { offlineFields } from "@/platform/http/offline-details";
import { deriveIdempotencyKey } from "../gate/derive-idempotency-key";
import type { Gate } from "../gate/gate";
import type { OrderRow, StoredFile } from "../rows/row";
import { appendFiles } from "./review";
import { readThroughGate, writeThroughGate } from "./row-request";

export interface OrderReceipt {
  orderId: number;
  total: number;
  status: string;
  createdAt: string;
}

/** Backends write `total_ammount` or `total_amount`; the older ones return no status. */
function normalisePlaced(response: unknown): OrderReceipt {
  const row = requireObject(response);
  return {
    orderId: requireEntity(identifier(row.order_id)),
    total: number(row.total_ammount ?? row.total_amount),
    status: text(row.status, "pending"),
    createdAt: text(row.created_at),
  };
}

/** Fields that newer backends ask for although price and payment of a prescription are agreed later. */
const prescriptionFields = [
  "store_id",
  "distance",
  "address",
  "longitude",
  "latitude",
  "address_type",
  "road",
  "house",
  "floor",
  "order_note",
  "contact_person_name",
  "contact_person_number",
  "contact_person_email",
  "dm_tips",
  "order_type",
  "payment_method",
  "order_amount",
] as const satisfies readonly (keyof PlaceOrderRequest)[];

const prescriptionBody = (body: PlaceOrderRequest) =>
  Object.fromEntries(prescriptionFields.map((name) => [name, body[name]]));

/** With a deadline long past the server looks up the key, returns what it knows and places nothing. */
const expiredDeadline = 1;

/** Photos travel in a form. A list or an object in it is JSON, as the contract has it. */
function formOf(body: Readonly<Record<string, unknown>>, attachments: readonly StoredFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== null && value !== undefined)
      form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  appendFiles(form, "order_attachment[]", attachments);
  return form;
}

/** Places the order, and says how it was paid where that was outside of the app: a repeat of either is done once. */
export async function sendOrder(row: OrderRow, gate: Gate): Promise<OrderReceipt> {
  const placed = await placeOrder(row, gate);
  const { offline } = row.payload;
  if (offline === undefined || row.abandoned) return placed;
  try {
    await writeThroughGate(
      row,
      gate,
      (options) =>
        put({
          path: "/customer/order/offline-payment",
          body: { ...offlineFields(offline), order_id: placed.orderId },
          normalise: requireObject,
          ...options,
        }),
      await deriveIdempotencyKey(`${row.key} offline-payment`),
    );
    return { ...placed, status: "pending" };
  } catch (error) {
    // It is placed all the same, and its page asks for what is missing.
    const isRetiredGuest = row.asGuest !== null && isApiError(error, "unauthorised");
    if (isRetiredGuest || isApiError(error, "refused")) return placed;
    throw error;
  }
}

function placeOrder(row: OrderRow, gate: Gate): Promise<OrderReceipt> {
  const { body, buyNow, expectedTotal, expectedCart, deadline, moduleId, zoneId, attachments } = row.payload;
  const isPrescription = buyNow === "prescription";
  return writeThroughGate(row, gate, ({ shop, ...options }) =>
    post({
      path: isPrescription ? "/customer/order/prescription/place" : "/customer/order/place",
      body: isPrescription
        ? formOf(prescriptionBody(body), attachments ?? [])
        : attachments
          ? formOf(body, attachments)
          : body,
      headers: {
        "X-Expected-Total": String(expectedTotal),
        "X-Expected-Cart": expectedCart,
        "X-Order-Deadline": String(row.abandoned ? expiredDeadline : deadline),
      },
      shop: { ...shop, moduleId, zoneId },
      normalise: normalisePlaced,
      ...options,
    }),
  );
}

interface ListedOrder {
  prescription: boolean;
  id: number;
  total: number;
  status: string;
  createdAt: string;
  storeId: number;
}

function normaliseListed(response: unknown): ListedOrder[] {
  return requireReadable(requireObject(response).orders, (order) => ({
    id: Number(order.id),
    total: Number(order.order_amount),
    status: String(order.order_status ?? "pending"),
    createdAt: String(order.created_at ?? ""),
    storeId: Number(order.store_id),
    prescription: isOn(order.prescription_order),
  }));
}

/** The clocks of device and server may differ by this, ms. */
const clockToleranceMs = 120_000;

/**
 * Looks for an order that may have arrived at a backend that keeps no keys: the same store and total, made since it was
 * first tried. Only a customer's orders can be listed; null says that it was not found, not that it does not exist.
 */
export async function findOrder(row: OrderRow, gate: Gate): Promise<OrderReceipt | null> {
  if (!row.owner.startsWith("customer:") || row.asGuest !== null) return null;
  const orders = await readThroughGate(gate, (options) =>
    get({
      path: "/customer/order/running-orders",
      query: { limit: 20, offset: 1 },
      normalise: normaliseListed,
      ...options,
    }),
  );
  const since = (row.firstTriedAt ?? row.createdAt) - clockToleranceMs;
  const found = orders.find(
    (order) =>
      order.storeId === Number(row.payload.body.store_id) &&
      // The price of a prescription is not known when it is sent.
      (row.payload.buyNow === "prescription"
        ? order.prescription
        : Math.abs(order.total - row.payload.expectedTotal) < 0.005) &&
      !(Date.parse(order.createdAt) < since),
  );
  return found
    ? { orderId: found.id, total: found.total, status: found.status, createdAt: found.createdAt }
    : null;
}
