/** The couriers who are on shift and have nothing to do, nearest first. */
import { sql } from "drizzle-orm";
import { metersBetween, type Place } from "@/domain/distance";
import { runningStatuses } from "@/domain/status-groups";
import type { Transaction } from "../../context";
import { rowsOf } from "../../db/rows";
import type { OrderRow } from "../../db/schema";

/** Where an order is taken from: its store, or a parcel's sender. */
async function pickUpPlace(tx: Transaction, order: OrderRow): Promise<Place | null> {
  if (order.storeId === null) return order.place;
  const [store] = rowsOf<Place>(
    await tx.execute(sql`select place[0] as lng, place[1] as lat from stores where id = ${order.storeId}`),
  );
  return store ?? null;
}

const running = sql.join(
  runningStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/** Whether a courier has an order or an open offer. */
const isBusy = sql`(
  exists (select 1 from orders o where o.courier_id = c.id and o.status in (${running}))
  or exists (select 1 from courier_offers f where f.courier_id = c.id and f.answer is null))`;

/**
 * Holds the nearest free courier who has not been asked for the order yet, until the transaction ends. The last delivery of
 * the shift stands for a courier's place, because none is kept between orders; couriers without one come last, the longest
 * on shift first. Null: nobody is free.
 */
export async function holdNearestFree(tx: Transaction, order: OrderRow): Promise<number | null> {
  const from = await pickUpPlace(tx, order);
  const free = rowsOf<{ id: number; lat: number | null; lng: number | null }>(
    await tx.execute(sql`
      select c.id, last.lat, last.lng from couriers c
      left join lateral (
        select (coalesce(o.receiver_place, o.place))[1] as lat, (coalesce(o.receiver_place, o.place))[0] as lng
        from orders o where o.courier_id = c.id and o.status = 'delivered' and o.updated_at >= c.shift_started_at
        order by o.updated_at desc limit 1) last on true
      where c.zone_id = ${order.zoneId} and c.active and c.shift_started_at is not null and not ${isBusy}
        and not exists (select 1 from courier_offers f where f.courier_id = c.id and f.order_id = ${order.id})
      order by c.shift_started_at, c.id`),
  );
  const metres = ({ lat, lng }: { lat: number | null; lng: number | null }) =>
    from === null || lat === null || lng === null
      ? Number.POSITIVE_INFINITY
      : metersBetween(from, { lat, lng });
  const nearest = free
    .map((courier) => ({ id: courier.id, metres: metres(courier) }))
    .sort((a, b) => (a.metres === b.metres ? 0 : a.metres - b.metres));
  for (const { id } of nearest) {
    // Another order may have taken them meanwhile: held first, looked at again then.
    const held = rowsOf<{ id: number }>(
      await tx.execute(sql`select id from couriers where id = ${id} for no key update skip locked`),
    );
    if (held.length === 0) continue;
    const still = rowsOf<{ id: number }>(
      await tx.execute(
        sql`select c.id from couriers c where c.id = ${id} and c.shift_started_at is not null and not ${isBusy}`,
      ),
    );
    if (still.length > 0) return id;
  }
  return null;
}
