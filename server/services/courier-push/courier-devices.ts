/** The devices on which couriers hear of their orders while the page is closed. */
import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import type { BoardPushRequest } from "@/contract/calls/board-push";
import type { Language, Queryable, ServerContext, Transaction } from "../../context";
import { courierDevices, courierSessions, couriers } from "../../db/schema";
import { SESSION_IDLE_MS } from "../auth/sessions";
import { arePushKeys, isPushEndpoint } from "../push/endpoints";
import { refuse } from "../refusals";

export type CourierDevice = typeof courierDevices.$inferSelect;

/** Devices of one courier; the ones that subscribed longest ago go first. */
const maxDevices = 10;

/** POST /courier/push/subscribe: a device belongs to the login that subscribed it last. */
export async function saveCourierDevice(
  tx: Transaction,
  { settings, clock }: Pick<ServerContext, "settings" | "clock">,
  { courier, tokenHash }: { courier: { id: number }; tokenHash: string },
  { endpoint, keys }: BoardPushRequest,
  { language, serverKey }: { language: Language; serverKey: string },
): Promise<void> {
  if (!isPushEndpoint(endpoint, settings.pushHosts)) throw refuse("push_host");
  if (!arePushKeys(keys)) throw refuse("push_keys");
  const { p256dh, auth } = keys;
  const values = {
    endpoint,
    p256dh,
    auth,
    serverKey,
    sessionHash: tokenHash,
    language,
    updatedAt: clock.now(),
  };
  // Subscriptions at the same moment count each other.
  await tx.select({ id: couriers.id }).from(couriers).where(eq(couriers.id, courier.id)).for("no key update");
  await tx
    .insert(courierDevices)
    .values(values)
    .onConflictDoUpdate({ target: courierDevices.endpoint, set: values });
  const old = await tx
    .select({ id: courierDevices.id })
    .from(courierDevices)
    .innerJoin(courierSessions, eq(courierSessions.tokenHash, courierDevices.sessionHash))
    .where(eq(courierSessions.courierId, courier.id))
    .orderBy(desc(courierDevices.updatedAt), desc(courierDevices.id))
    .offset(maxDevices);
  if (old.length > 0)
    await tx.delete(courierDevices).where(
      inArray(
        courierDevices.id,
        old.map(({ id }) => id),
      ),
    );
}

/** POST /courier/push/unsubscribe: succeeds also when it was gone already, and leaves other people's devices alone. */
export async function removeCourierDevice(
  tx: Transaction,
  courierId: number,
  endpoint: string,
): Promise<void> {
  const own = tx
    .select({ hash: courierSessions.tokenHash })
    .from(courierSessions)
    .where(eq(courierSessions.courierId, courierId));
  await tx
    .delete(courierDevices)
    .where(and(eq(courierDevices.endpoint, endpoint), inArray(courierDevices.sessionHash, own)));
}

/** Devices of a courier who works here and whose login lasts. `deviceId` asks for one of them. */
export async function devicesOfCourier(
  database: Queryable,
  courierId: number,
  now: Date,
  deviceId?: number,
): Promise<CourierDevice[]> {
  const rows = await database
    .select({ device: courierDevices })
    .from(courierDevices)
    .innerJoin(courierSessions, eq(courierSessions.tokenHash, courierDevices.sessionHash))
    .innerJoin(couriers, eq(couriers.id, courierSessions.courierId))
    .where(
      and(
        eq(couriers.id, courierId),
        or(eq(couriers.active, true), eq(couriers.oneOrder, true)),
        gt(courierSessions.expiresAt, now),
        gt(courierSessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
        deviceId === undefined ? undefined : eq(courierDevices.id, deviceId),
      ),
    );
  return rows.map(({ device }) => device);
}
