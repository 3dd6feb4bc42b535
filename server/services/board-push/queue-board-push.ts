/** Pushes to boards that are closed: queued in the transaction of what they tell. */
import { type Static, Type } from "typebox";
import type { ServerContext, Transaction } from "../../context";
import { readJobData } from "../../core/job-data";
import { boardDevices, type OrderRow } from "../../db/schema";

export const BOARD_PUSH_JOB = "board-push";
export const BOARD_PUSH_DELIVERY_JOB = "board-push-delivery";

/** `new`: an order waits for an answer. `answered`: it waits no more. */
const news = Type.Union([Type.Literal("new"), Type.Literal("answered")]);
const BoardPush = Type.Object({ orderId: Type.Integer(), news });
export type BoardPush = Static<typeof BoardPush>;
const BoardPushDelivery = Type.Object({ ...BoardPush.properties, deviceId: Type.Integer() });
export type BoardPushDelivery = Static<typeof BoardPushDelivery>;

/** The data of a job BOARD_PUSH_JOB. Throws for anything else. */
export const readBoardPush = (data: unknown): BoardPush => readJobData(BoardPush, data, BOARD_PUSH_JOB);

/** The data of a job BOARD_PUSH_DELIVERY_JOB. Throws for anything else. */
export const readBoardPushDelivery = (data: unknown): BoardPushDelivery =>
  readJobData(BoardPushDelivery, data, BOARD_PUSH_DELIVERY_JOB);

/** Queues what boards are told of an order that is new, or was answered. Where no device listens it does nothing. */
export async function queueBoardPush(
  tx: Transaction,
  { jobs }: Pick<ServerContext, "jobs">,
  { id: orderId }: Pick<OrderRow, "id">,
  happened: BoardPush["news"],
): Promise<void> {
  const listening = await tx.select({ id: boardDevices.id }).from(boardDevices).limit(1);
  if (listening.length > 0) await jobs.send(tx, BOARD_PUSH_JOB, { orderId, news: happened });
}
