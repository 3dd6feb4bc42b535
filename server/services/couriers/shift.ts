/** A courier's shift, and whether they say where they are. */
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { CourierPositionsRequest } from "@/contract/calls/couriers";
import type { ServerContext, Transaction } from "../../context";
import { couriers, orders } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { refuse } from "../refusals";
import { type Courier, courierInAudit } from "./courier";
import { askForWaiting } from "./waiting-orders";

/** POST /courier/shift. What waits is asked of whoever begins. */
export async function setShift(
  tx: Transaction,
  context: ServerContext,
  courier: Courier,
  on: boolean,
): Promise<void> {
  if (courier.one_order) throw refuse("courier_one_order");
  const now = context.clock.now();
  const isOther = on ? isNull(couriers.shiftStartedAt) : isNotNull(couriers.shiftStartedAt);
  const [changed] = await tx
    .update(couriers)
    .set({ shiftStartedAt: on ? now : null })
    .where(and(eq(couriers.id, courier.id), isOther))
    .returning({ id: couriers.id });
  if (!changed) return;
  const action = on ? "shift_started" : "shift_ended";
  await writeAudit(tx, { now, operator: courierInAudit(courier), action });
  if (on) await askForWaiting(tx, context, courier.zoneId);
}

/** POST /courier/position-consent. Taking it back forgets where they are at once. */
export async function setPositionConsent(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  courier: Courier,
  agreed: boolean,
): Promise<void> {
  const now = clock.now();
  await tx
    .update(couriers)
    .set({ positionConsentAt: agreed ? now : null })
    .where(eq(couriers.id, courier.id));
  if (!agreed)
    await tx
      .update(orders)
      .set({ courierPlace: null, courierPlacedAt: null })
      .where(and(eq(orders.courierId, courier.id), isNotNull(orders.courierPlacedAt)));
  const action = agreed ? "position_agreed" : "position_declined";
  await writeAudit(tx, { now, operator: courierInAudit(courier), action });
}

/** Places that come closer together are not written (ms). */
const closestMs = 4000;

/**
 * POST /courier/positions: shows the newest position to the shoppers whose orders are under way; no other is kept. 403
 * without the courier's consent. Returns the number of those orders.
 */
export async function takePositions(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  courier: Courier,
  { positions }: CourierPositionsRequest,
): Promise<number> {
  if (!courier.sharesPosition) throw refuse("courier_consent");
  const newest = positions.reduce((a, b) => (b.at > a.at ? b : a));
  const at = new Date(Math.min(newest.at, clock.now().getTime()));
  const written = await database
    .update(orders)
    .set({ courierPlace: { lat: newest.lat, lng: newest.lng }, courierPlacedAt: at })
    .where(
      and(
        eq(orders.courierId, courier.id),
        eq(orders.status, "picked_up"),
        // A place from before it was taken is not on its way.
        sql`(${orders.reached} ->> 'picked_up')::timestamptz <= ${at.toISOString()}::timestamptz`,
        or(isNull(orders.courierPlacedAt), lt(orders.courierPlacedAt, new Date(at.getTime() - closestMs))),
      ),
    )
    .returning({ id: orders.id });
  return written.length;
}
