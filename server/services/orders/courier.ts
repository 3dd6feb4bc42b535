/** Where a courier is: computed on reading, from the route, the start and the time it takes. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { metersBetween, type Place } from "@/domain/distance";
import { runningStatuses } from "@/domain/status-groups";
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { couriers, orders } from "../../db/schema";
import type { Route } from "../../ports";

const placeOfPoint = ([lng, lat]: [number, number]): Place => ({ lat, lng });

/** The point at a share (0 to 1) of the route's length. */
export function pointOnRoute(route: Route, share: number): Place | null {
  const first = route[0];
  const last = route.at(-1);
  if (!first || !last) return null;
  const lengths = route
    .slice(1)
    .map((point, index) => metersBetween(placeOfPoint(route[index] ?? point), placeOfPoint(point)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = Math.min(1, Math.max(0, share)) * whole;
  for (const [index, length] of lengths.entries()) {
    const from = route[index];
    const to = route[index + 1];
    if (!from || !to) break;
    if (left <= length && length > 0) {
      const part = left / length;
      return { lng: from[0] + (to[0] - from[0]) * part, lat: from[1] + (to[1] - from[1]) * part };
    }
    left -= length;
  }
  return placeOfPoint(share <= 0 ? first : last);
}

/** Position of an order's courier now: the operator's, else along the route; null without a courier or a route. */
export function courierPosition(order: OrderRow, now: Date): Place | null {
  if (order.courierId === null) return null;
  if (order.courierPlace) return order.courierPlace;
  const route = order.courierRoute ?? [];
  if (!order.courierStartedAt || !order.courierSeconds) return pointOnRoute(route, 0);
  const share = (now.getTime() - order.courierStartedAt.getTime()) / (order.courierSeconds * 1000);
  return pointOnRoute(route, share);
}

/** An active courier of the zone, the one with the fewest running orders; null when the zone has none. */
export async function leastBusyCourier(tx: Transaction, zoneId: number): Promise<number | null> {
  const busy = sql<number>`(select count(*) from ${orders} where ${and(
    eq(orders.courierId, couriers.id),
    inArray(orders.status, [...runningStatuses]),
  )})`;
  const [row] = await tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(and(eq(couriers.zoneId, zoneId), eq(couriers.active, true)))
    .orderBy(busy, couriers.id)
    .limit(1);
  return row?.id ?? null;
}
