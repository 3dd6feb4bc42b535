import { and, count, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { CourierPosition, Order, OrderLine, PrescriptionOrder } from "@/contract";
import type { OrderPage, TrackQuery } from "@/contract/calls/orders";
import { runningStatuses } from "@/domain/status-groups";
import type { Queryable, ServerContext } from "../../context";
import type { OrderRow } from "../../db/schema";
import { orders, stores } from "../../db/schema";
import { storedForms } from "../contacts/contacts";
import { type Owner, ownedBy } from "../owner/owner";
import { countAttempts, takeAttemptsBack } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import { courierPosition } from "./courier";
import { formatOrderLines } from "./format-order-lines";
import { formatOrders } from "./format-orders";
import { isInList } from "./held-for-payment";

/** The caller's running or past orders by page, newest first. `offset` is the page number from 1. */
export async function listOrders(
  database: Queryable,
  owner: Owner,
  which: "running" | "history",
  page: { limit: number; offset: number },
  view: ShopView,
): Promise<OrderPage> {
  const mine = and(ownedBy(orders, owner), isInList(which));
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

/**
 * The lines of an order of the caller's own, of a parcel the order itself, of a prescription the order with its lines; 404 for
 * every other.
 */
export async function orderDetails(
  database: Queryable,
  owner: Owner,
  id: number,
  view: ShopView,
): Promise<OrderLine[] | PrescriptionOrder | Order> {
  const order = await orderOf(database, owner, id);
  if (!order) throw refuse("order_not_found");
  if (order.type !== "parcel" && order.prescriptionState === null)
    return formatOrderLines(database, order, view);
  const [shown] = await formatOrders(database, [order], view);
  if (!shown) throw refuse("order_not_found");
  return order.type === "parcel"
    ? shown
    : { ...shown, details: await formatOrderLines(database, order, view) };
}

/** Guests may guess this often in a while, an address and an order. */
const trackGuesses = { perAddress: 60, perOrder: 20, windowSeconds: 600 } as const;

/**
 * The order of a guest who names its phone number or e-mail address; null when they do not fit. A guess is counted before
 * it is looked at, so that once there were too many the right one waits too; one that is right is taken back.
 */
async function guessedOrder(
  { database, clock }: ServerContext,
  query: TrackQuery,
  address: string,
): Promise<OrderRow | null> {
  const { perAddress, perOrder, windowSeconds } = trackGuesses;
  const counters = [
    { kind: "track-address", subject: address, limit: perAddress, windowSeconds },
    { kind: "track-order", subject: String(query.order_id), limit: perOrder, windowSeconds },
  ];
  await countAttempts(database, clock.now(), counters);
  const [order] = await database.select().from(orders).where(eq(orders.id, query.order_id)).limit(1);
  if (!order || !(await isContactOf(database, order, query.contact_number))) return null;
  await takeAttemptsBack(database, counters);
  // A phone number is enough to follow the order; the prescription, the photo of the door and the code that gets the
  // order there are its owner's.
  return { ...order, attachments: [], deliveryProof: [], otp: "" };
}

/** Whether the number or e-mail address is the order's; of a parcel also the receiver's, who waits for it. */
async function isContactOf(
  database: Queryable,
  { address, receiver }: OrderRow,
  contact: string | null | undefined,
): Promise<boolean> {
  const phones = await storedForms(database, "phone", contact);
  const emails = await storedForms(database, "email", contact);
  return [address, receiver].some(
    (person) =>
      person !== null &&
      (phones.includes(person.contact_person_number) ||
        emails.includes(person.contact_person_email?.toLowerCase() ?? "")),
  );
}

/**
 * GET /customer/order/track. Customers see their own orders; guests name the phone number or e-mail address of the
 * order, with any valid guest id. Every miss is the same 404, and misses are counted: 429 when there were too many.
 */
export async function trackOrder(
  context: ServerContext,
  owner: Owner,
  query: TrackQuery,
  address: string,
  view: ShopView,
): Promise<Order> {
  if (owner.kind === "guest" && !query.contact_number?.trim()) throw refuse("contact_missing");
  let order = await orderOf(context.database, owner, query.order_id);
  if (order && owner.kind === "guest" && !(await isContactOf(context.database, order, query.contact_number)))
    order = null;
  // Also a customer may follow an order that they made as a guest, with what a guest needs.
  const isOwn = order !== null;
  if (!order && query.contact_number?.trim()) order = await guessedOrder(context, query, address);
  if (!order) throw refuse("order_not_found");
  const [shown] = await formatOrders(context.database, [order], view);
  if (!shown) throw refuse("order_not_found");
  const [store] =
    order.storeId === null
      ? []
      : await context.database
          .select({ min: stores.minimumMinutes, max: stores.maximumMinutes, busy: stores.busyMinutes })
          .from(stores)
          .where(eq(stores.id, order.storeId))
          .limit(1);
  // The payment's details are between its owner and the shop.
  const offline_payment = isOwn ? shown.offline_payment : null;
  return {
    min_delivery_time: store ? store.min + store.busy : 0,
    max_delivery_time: store ? store.max + store.busy : 0,
    ...shown,
    offline_payment,
  };
}

/**
 * Owner of an order that somebody names: the caller, or a guest whose contact they name as well (`trackOrder`). Refuses every
 * other order, and too many guesses.
 */
export async function ownerByContact(
  context: ServerContext,
  owner: Owner,
  query: TrackQuery,
  address: string,
): Promise<{ owner: Owner; isOwn: boolean }> {
  if (await orderOf(context.database, owner, query.order_id)) return { owner, isOwn: true };
  const order = query.contact_number?.trim() ? await guessedOrder(context, query, address) : null;
  // Only the customer who ordered can agree.
  if (!order || order.guestId === null) throw refuse("order_not_found");
  return { owner: { kind: "guest", guestId: order.guestId }, isOwn: false };
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
    time: (order.courierPlacedAt ?? now).toISOString(),
  };
}
