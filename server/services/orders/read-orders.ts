import { and, count, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { CourierPosition, Order, OrderLine } from "@/contract";
import type { OrderPage, TrackQuery } from "@/contract/calls/orders";
import { historyStatuses, runningStatuses } from "@/domain/order-statuses";
import type { Queryable, ServerContext } from "../../context";
import type { OrderRow } from "../../db/schema";
import { orders, stores } from "../../db/schema";
import { canonicalEmail, canonicalPhone } from "../contacts/contacts";
import { type Owner, ownedBy } from "../owner/owner";
import { countAttempt } from "../rate-limits/attempts";
import { refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import { courierPosition } from "./courier";
import { formatOrderLines, formatOrders } from "./format-order";

/** The caller's running or past orders by page, newest first. `offset` is the page number from 1. */
export async function listOrders(
  database: Queryable,
  owner: Owner,
  which: "running" | "history",
  page: { limit: number; offset: number },
  view: ShopView,
): Promise<OrderPage> {
  const mine = and(
    ownedBy(orders, owner),
    inArray(orders.status, which === "running" ? [...runningStatuses] : [...historyStatuses]),
  );
  const rows = await database
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const [total] = await database.select({ rows: count() }).from(orders).where(mine);
  return { total_size: total?.rows ?? 0, ...page, orders: await formatOrders(database, rows, view) };
}

async function orderOf(database: Queryable, owner: Owner, id: number): Promise<OrderRow | null> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(orders, owner)))
    .limit(1);
  return order ?? null;
}

/** The lines of an order of the caller's own; 404 for every other. */
export async function orderDetails(
  database: Queryable,
  owner: Owner,
  id: number,
  view: ShopView,
): Promise<OrderLine[]> {
  const order = await orderOf(database, owner, id);
  if (!order) throw refuse("order_not_found");
  return formatOrderLines(database, order, view);
}

/** Guests may miss this often in a while, an address and an order. */
const trackMisses = { perAddress: 60, perOrder: 20, windowSeconds: 600 } as const;

async function guestOrder(
  context: ServerContext,
  query: TrackQuery,
  address: string,
): Promise<OrderRow | null> {
  const now = context.clock.now();
  const count = (kind: string, subject: string, limit: number) =>
    countAttempt(context.database, now, { kind, subject, limit, windowSeconds: trackMisses.windowSeconds });
  const phone = canonicalPhone(query.contact_number);
  const email = canonicalEmail(query.contact_number);
  const [order] = await context.database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, query.order_id),
        or(
          phone === null ? undefined : sql`${orders.address} ->> 'contact_person_number' = ${phone}`,
          email === null ? undefined : sql`lower(${orders.address} ->> 'contact_person_email') = ${email}`,
          // Neither a number nor an address matches nothing.
          phone === null && email === null ? sql`false` : undefined,
        ),
      ),
    )
    .limit(1);
  if (order) return order;
  await count("track-address", address, trackMisses.perAddress);
  await count("track-order", String(query.order_id), trackMisses.perOrder);
  return null;
}

/**
 * GET /customer/order/track. Customers see their own orders; guests name the phone number or e-mail address of the
 * order, with any valid guest id. Every miss is the same 404, and misses are counted.
 */
export async function trackOrder(
  context: ServerContext,
  owner: Owner,
  query: TrackQuery,
  address: string,
  view: ShopView,
): Promise<Order> {
  if (owner.kind === "guest" && !query.contact_number?.trim()) throw refuse("contact_missing");
  let order = owner.kind === "customer" ? await orderOf(context.database, owner, query.order_id) : null;
  // A customer may follow an order that they made as a guest, with what a guest needs.
  if (!order && query.contact_number?.trim()) order = await guestOrder(context, query, address);
  if (!order) throw refuse("order_not_found");
  const [shown] = await formatOrders(context.database, [order], view);
  if (!shown) throw refuse("order_not_found");
  const [store] =
    order.storeId === null
      ? []
      : await context.database
          .select({ min: stores.minimumMinutes, max: stores.maximumMinutes })
          .from(stores)
          .where(eq(stores.id, order.storeId))
          .limit(1);
  return { ...shown, min_delivery_time: store?.min ?? 0, max_delivery_time: store?.max ?? 0 };
}

/** GET /delivery-man/last-location: for the order's owner while it runs; 404 in every other case. */
export async function lastLocation(
  database: Queryable,
  owner: Owner | null,
  orderId: number,
  now: Date,
): Promise<CourierPosition> {
  if (owner === null) throw refuse("courier_not_found");
  const [order] = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        ownedBy(orders, owner),
        inArray(orders.status, [...runningStatuses]),
        isNotNull(orders.courierId),
      ),
    )
    .limit(1);
  const place = order ? courierPosition(order, now) : null;
  if (!order?.courierId || !place) throw refuse("courier_not_found");
  return {
    id: order.courierId,
    delivery_man_id: order.courierId,
    longitude: place.lng.toFixed(6),
    latitude: place.lat.toFixed(6),
    location: null,
    time: now.toISOString(),
  };
}
