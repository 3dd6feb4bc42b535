/** Pushes to couriers whose page is closed: queued in the transaction of what they tell. */
import { eq } from "drizzle-orm";
import { type Static, Type } from "typebox";
import type { ServerContext, Transaction } from "../../context";
import { readJobData } from "../../core/job-data";
import { courierDevices, courierSessions } from "../../db/schema";

export const COURIER_PUSH_JOB = "courier-push";
export const COURIER_PUSH_DELIVERY_JOB = "courier-push-delivery";

/** `accepted`: by the courier, which other devices of theirs hear. `over`: an offer that waits for them no more. */
const CourierPush = Type.Object({
  orderId: Type.Integer(),
  courierId: Type.Integer(),
  news: Type.Union([
    Type.Literal("offered"),
    Type.Literal("assigned"),
    Type.Literal("accepted"),
    Type.Literal("over"),
    Type.Literal("taken"),
    Type.Literal("canceled"),
  ]),
});
export type CourierPush = Static<typeof CourierPush>;
const CourierPushDelivery = Type.Object({ ...CourierPush.properties, deviceId: Type.Integer() });
export type CourierPushDelivery = Static<typeof CourierPushDelivery>;

/** The data of a job COURIER_PUSH_JOB. Throws for anything else. */
export const readCourierPush = (data: unknown): CourierPush =>
  readJobData(CourierPush, data, COURIER_PUSH_JOB);

/** The data of a job COURIER_PUSH_DELIVERY_JOB. Throws for anything else. */
export const readCourierPushDelivery = (data: unknown): CourierPushDelivery =>
  readJobData(CourierPushDelivery, data, COURIER_PUSH_DELIVERY_JOB);

/** Queues what a courier is told of an order. Where none of their devices listens it does nothing. */
export async function queueCourierPush(
  tx: Transaction,
  { jobs }: Pick<ServerContext, "jobs">,
  push: CourierPush,
): Promise<void> {
  const listening = await tx
    .select({ id: courierDevices.id })
    .from(courierDevices)
    .innerJoin(courierSessions, eq(courierSessions.tokenHash, courierDevices.sessionHash))
    .where(eq(courierSessions.courierId, push.courierId))
    .limit(1);
  if (listening.length > 0) await jobs.send(tx, COURIER_PUSH_JOB, { ...push });
}
