/** Orders for a courier's phone. They hold addresses and numbers only while the order is theirs and not over. */
import { and, asc, eq, gt, inArray, isNull, sum } from "drizzle-orm";
import type { DeliveryAddress } from "@/contract";
import type { CourierMe, CourierOrder, CourierStop } from "@/contract/calls/couriers";
import { toMajor } from "@/domain/money";
import { runningStatuses } from "@/domain/status-groups";
import type { Queryable, ServerContext } from "../../context";
import { courierOffers, couriers, type OrderRow, orderLines, orders, stores } from "../../db/schema";
import { cashToTake } from "../courier-cash/cash-to-take";
import { cashOf } from "../courier-cash/courier-cash";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import type { Courier } from "./courier";
import { proofOf } from "./delivery-proofs";

type StoreRow = typeof stores.$inferSelect;
type Point = { lat: number; lng: number } | null;

const stopAt = (address: DeliveryAddress, place: Point): CourierStop => ({
  name: address.contact_person_name,
  phone: address.contact_person_number,
  address: address.address,
  road: address.road,
  house: address.house,
  floor: address.floor,
  latitude: place?.lat ?? null,
  longitude: place?.lng ?? null,
});

const stopAtStore = ({ name, phone, address, place }: StoreRow): CourierStop => ({
  name,
  phone: phone ?? "",
  address: address ?? "",
  road: null,
  house: null,
  floor: null,
  latitude: place.lat,
  longitude: place.lng,
});

const pickUpOf = (order: OrderRow, store: StoreRow | undefined): CourierStop =>
  store ? stopAtStore(store) : stopAt(order.address, order.place);

async function storesOf(database: Queryable, rows: readonly OrderRow[]): Promise<Map<number, StoreRow>> {
  const ids = [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))];
  const found = ids.length === 0 ? [] : await database.select().from(stores).where(inArray(stores.id, ids));
  return new Map(found.map((store) => [store.id, store]));
}

async function piecesOf(database: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: orderLines.orderId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** GET /courier/me. */
export async function courierMe(context: ServerContext, courier: Courier): Promise<CourierMe> {
  const { database, clock, settings } = context;
  const now = clock.now();
  const [row] = await database.select().from(couriers).where(eq(couriers.id, courier.id)).limit(1);
  if (!row) throw refuse("courier_not_found");
  const config = await readConfig(database);
  const digits = config.digit_after_decimal_point;
  const money = (minor: number) => toMajor(minor, digits);
  const own = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.courierId, courier.id),
        inArray(orders.status, [...runningStatuses]),
        eq(orders.announced, true),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const asked = await database
    .select({ offer: courierOffers, order: orders })
    .from(courierOffers)
    .innerJoin(orders, eq(orders.id, courierOffers.orderId))
    .where(
      and(
        eq(courierOffers.courierId, courier.id),
        isNull(courierOffers.answer),
        gt(courierOffers.expiresAt, now),
      ),
    )
    .orderBy(asc(courierOffers.expiresAt));
  const shops = await storesOf(database, [...own, ...asked.map(({ order }) => order)]);
  const pieces = await piecesOf(
    database,
    own.map(({ id }) => id),
  );
  const shown = (order: OrderRow): CourierOrder => ({
    id: order.id,
    status: order.status,
    type: order.type,
    ready_by: order.readyBy?.toISOString() ?? null,
    scheduled_at: order.scheduledAt?.toISOString() ?? null,
    pick_up: pickUpOf(order, shops.get(order.storeId ?? 0)),
    drop_off:
      order.receiver === null
        ? stopAt(order.address, order.place)
        : stopAt(order.receiver, order.receiverPlace),
    distance: order.distanceMeters / 1000,
    pieces: pieces.get(order.id) ?? 0,
    note: order.note,
    instruction: order.deliveryInstruction,
    cash_to_take: money(cashToTake(order)),
    bring_change: money(order.bringChange),
    arrived_at: order.courierArrivedAt?.toISOString() ?? null,
    ...proofOf(config),
    photos: order.deliveryProof.length,
  });
  const cash = await cashOf(database, courier.id, row.shiftStartedAt);
  return {
    courier: { id: courier.id, name: courier.name, phone: courier.phone, one_order: courier.one_order },
    shift_started_at: row.shiftStartedAt?.toISOString() ?? null,
    shares_position: courier.sharesPosition,
    orders: own.map(shown),
    offers: asked.map(({ offer, order }) => {
      const { name, address } = pickUpOf(order, shops.get(order.storeId ?? 0));
      return {
        id: offer.id,
        order_id: order.id,
        expires_at: offer.expiresAt.toISOString(),
        // A parcel's sender is a person: who accepts reads where they live.
        pick_up: order.storeId === null ? { name: "", address: "" } : { name, address },
        distance: order.distanceMeters / 1000,
        cash_to_take: money(cashToTake(order)),
      };
    }),
    cash: { taken: money(cash.taken), to_hand_in: money(cash.toHandIn), orders: cash.orders },
    now: now.toISOString(),
    shop: {
      name: config.business_name,
      phone: config.phone ?? "",
      time_zone: settings.timeZone,
      currency_symbol: config.currency_symbol,
      currency_before: config.currency_symbol_direction === "left",
      digits,
    },
  };
}
