/** Pushes to boards that are closed: queued in the transaction of what they tell. */
import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { ServerContext, Transaction } from "../../context";
import { boardDevices, type OrderRow } from "../../db/schema";

export const BOARD_PUSH_JOB = "board-push";
export const BOARD_PUSH_DELIVERY_JOB = "board-push-delivery";

/** `new`: an order waits for an answer. `answered`: it waits no more. */
const news = Type.Union([Type.Literal("new"), Type.Literal("answered")]);
const BoardPush = Type.Object({ orderId: Type.Integer(), news });
export type BoardPush = Static<typeof BoardPush>;
const BoardPushDelivery = Type.Object({ ...BoardPush.properties, deviceId: Type.Integer() });
export type BoardPushDelivery = Static<typeof BoardPushDelivery>;

function checked<T extends TSchema>(schema: T, data: unknown, name: string): Static<T> {
  if (Value.Check(schema, data)) return data;
  throw new Error(`The data of a job "${name}" is not readable.`);
}

/** The data of a job BOARD_PUSH_JOB. Throws for anything else. */
export const readBoardPush = (data: unknown): BoardPush => checked(BoardPush, data, BOARD_PUSH_JOB);

/** The data of a job BOARD_PUSH_DELIVERY_JOB. Throws for anything else. */
export const readBoardPushDelivery = (data: unknown): BoardPushDelivery =>
  checked(BoardPushDelivery, data, BOARD_PUSH_DELIVERY_JOB);

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
