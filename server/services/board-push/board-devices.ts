/** The devices of the board that hear of new orders while it is closed. */
import { and, desc, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import type { BoardPushRequest } from "@/contract/calls/board-push";
import type { Language, Queryable, ServerContext, Transaction } from "../../context";
import { boardDevices, operatorSessions, operatorStores, operators } from "../../db/schema";
import { SESSION_IDLE_MS } from "../auth/sessions";
import type { Operator } from "../operators/operator";
import { arePushKeys, isPushEndpoint } from "../push/endpoints";
import { refuse } from "../refusals";

export type BoardDevice = typeof boardDevices.$inferSelect;

/** Devices of one operator; the ones that subscribed longest ago go first. Some tablets of a counter share a login. */
const maxDevices = 30;

interface Subscriber {
  operator: Pick<Operator, "id">;
  tokenHash: string;
}

/** POST /board/push/subscribe: a device belongs to the login that subscribed it last. */
export async function saveBoardDevice(
  tx: Transaction,
  { settings, clock }: Pick<ServerContext, "settings" | "clock">,
  { operator, tokenHash }: Subscriber,
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
  await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, operator.id)).for("update");
  await tx
    .insert(boardDevices)
    .values(values)
    .onConflictDoUpdate({ target: boardDevices.endpoint, set: values });
  const old = await tx
    .select({ id: boardDevices.id })
    .from(boardDevices)
    .innerJoin(operatorSessions, eq(operatorSessions.tokenHash, boardDevices.sessionHash))
    .where(eq(operatorSessions.operatorId, operator.id))
    .orderBy(desc(boardDevices.updatedAt), desc(boardDevices.id))
    .offset(maxDevices);
  if (old.length > 0)
    await tx.delete(boardDevices).where(
      inArray(
        boardDevices.id,
        old.map(({ id }) => id),
      ),
    );
}

/** POST /board/push/unsubscribe: succeeds also when it was gone already, and leaves other people's devices alone. */
export async function removeBoardDevice(
  tx: Transaction,
  operatorId: number,
  endpoint: string,
): Promise<void> {
  const own = tx
    .select({ hash: operatorSessions.tokenHash })
    .from(operatorSessions)
    .where(eq(operatorSessions.operatorId, operatorId));
  await tx
    .delete(boardDevices)
    .where(and(eq(boardDevices.endpoint, endpoint), inArray(boardDevices.sessionHash, own)));
}

/** Devices whose login lasts and reaches a store; null stands for parcels. `deviceId` asks for one of them. */
export async function devicesReaching(
  database: Queryable,
  storeId: number | null,
  now: Date,
  deviceId?: number,
): Promise<BoardDevice[]> {
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
