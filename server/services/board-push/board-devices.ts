/** The devices of the board that hear of new orders while it is closed. */
import { and, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { boardDevices, operatorSessions, operatorStores, operators } from "../../db/schema";
import { SESSION_IDLE_MS } from "../auth/sessions";
import type { DeviceTables, LoginDevice } from "../staff-push/login-devices";

/** Some tablets of a counter share a login. */
export const boardDeviceTables: DeviceTables = {
  people: operators,
  sessions: operatorSessions,
  personId: operatorSessions.operatorId,
  devices: boardDevices,
  most: 30,
};

/** Devices whose login lasts and reaches a store; null stands for parcels. `deviceId` asks for one of them. */
export async function devicesReaching(
  database: Queryable,
  storeId: number | null,
  now: Date,
  deviceId?: number,
): Promise<LoginDevice[]> {
  const namedFor = database
    .select({ one: sql`1` })
    .from(operatorStores)
    .where(and(eq(operatorStores.operatorId, operators.id), eq(operatorStores.storeId, storeId ?? 0)));
  const rows = await database
    .select({ device: boardDevices })
    .from(boardDevices)
    .innerJoin(operatorSessions, eq(operatorSessions.tokenHash, boardDevices.sessionHash))
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        gt(operatorSessions.expiresAt, now),
        gt(operatorSessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
        or(inArray(operators.role, ["owner", "dispatcher"]), exists(namedFor)),
        deviceId === undefined ? undefined : eq(boardDevices.id, deviceId),
      ),
    );
  return rows.map(({ device }) => device);
}
