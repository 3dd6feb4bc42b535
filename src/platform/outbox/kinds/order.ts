/** Places an order. The key makes it happen once; the expectations make sure that it is the one agreed to. */
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { get, post } from "@/platform/http/client";
import type { OrderRow } from "../queue/row";
import type { Gate } from "../sender/gate";

export interface PlacedOrder {
  orderId: number;
  total: number;
  status: string;
  createdAt: string;
}

/** Backends write `total_ammount` or `total_amount`; the older ones answer no status. */
function normalisePlaced(answer: unknown): PlacedOrder {
  const fields = answer as Record<string, unknown> | null;
  const orderId = Number(fields?.order_id);
  if (!Number.isSafeInteger(orderId) || orderId <= 0) throw new Error("No order id in the answer.");
  return {
    orderId,
    total: Number(fields?.total_ammount ?? fields?.total_amount) || 0,
    status: typeof fields?.status === "string" ? fields.status : "pending",
    createdAt: typeof fields?.created_at === "string" ? fields.created_at : "",
  };
}

/** The server looks up the key before the deadline: with one that is over it tells what it knows and places nothing. */
const longPast = "1";

export async function sendOrder(row: OrderRow, gate: Gate): Promise<PlacedOrder> {
  const { payload } = row;
  const answer = await gate((shop, signal) =>
    post({
      path: "/customer/order/place",
      body: payload.body as PlaceOrderRequest,
      authenticated: true,
      idempotencyKey: row.key,
      headers: {
        "X-Expected-Total": String(payload.expectedTotal),
        "X-Expected-Cart": payload.expectedCart,
        "X-Order-Deadline": String(payload.deadline),
        ...(row.abandoned ? { "X-Order-Deadline": longPast } : {}),
      },
      shop: { ...shop, moduleId: payload.moduleId, zoneId: payload.zoneId },
      signal,
      normalise: normalisePlaced,
    }),
  );
  return answer.data;
}

interface ListedOrder {
  id: number;
  total: number;
  status: string;
  createdAt: string;
  storeId: number;
}

function normaliseListed(answer: unknown): ListedOrder[] {
  const orders = (answer as { orders?: unknown } | null)?.orders;
  return (Array.isArray(orders) ? orders : []).map((order: Record<string, unknown>) => ({
    id: Number(order.id),
    total: Number(order.order_amount),
    status: String(order.order_status ?? "pending"),
    createdAt: String(order.created_at ?? ""),
    storeId: Number(order.store_id),
  }));
}

/** Clocks of device and server may differ by so much without anybody noticing, ms. */
const clockSlack = 120_000;

/**
 * Looks for an order that may have arrived at a backend that keeps no keys: the same store, the same total, made since
 * it was first tried. Only a customer's can be listed; null says that it was not found, not that it is not there.
 */
export async function findOrder(row: OrderRow, gate: Gate): Promise<PlacedOrder | null> {
  if (!row.owner.startsWith("customer:") || row.asGuest !== null) return null;
  const { data } = await gate((shop, signal) =>
    get({
      path: "/customer/order/running-orders",
      query: { limit: 20, offset: 1 },
      authenticated: true,
      shop,
      signal,
      normalise: normaliseListed,
    }),
  );
  const since = (row.firstTriedAt ?? row.createdAt) - clockSlack;
  const found = data.find(
    (order) =>
      order.storeId === Number(row.payload.body.store_id) &&
      Math.abs(order.total - row.payload.expectedTotal) < 0.005 &&
      !(Date.parse(order.createdAt) < since),
  );
  return found
    ? { orderId: found.id, total: found.total, status: found.status, createdAt: found.createdAt }
    : null;
}
