/** The devices on which couriers hear of their orders while the page is closed. */
import { and, eq, gt, or } from "drizzle-orm";
import type { Queryable } from "../../context";
import { courierDevices, courierSessions, couriers } from "../../db/schema";
import { SESSION_IDLE_MS } from "../auth/sessions";
import type { DeviceTables, LoginDevice } from "../staff-push/login-devices";

export const courierDeviceTables: DeviceTables = {
  people: couriers,
  sessions: courierSessions,
  personId: courierSessions.courierId,
  devices: courierDevices,
  most: 10,
};

/** Devices of a courier who works here and whose login lasts. `deviceId` asks for one of them. */
export async function devicesOfCourier(
  database: Queryable,
  courierId: number,
  now: Date,
  deviceId?: number,
): Promise<LoginDevice[]> {
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
