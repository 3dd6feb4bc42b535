/** Tells boards that are closed of an order: a job finds their devices, another sends each its copy. */
import { eq, sum } from "drizzle-orm";
import type { PushMessage, ServerContext } from "../../context";
import { type OrderRow, orderLines, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, type Language, textsOf } from "../../locales";
import { shopMoney } from "../settings/shop-money-text";
import { sendToDevice, topicOfOrder } from "../staff-push/send-to-device";
import { boardDeviceTables, devicesReaching } from "./board-devices";
import { BOARD_PUSH_DELIVERY_JOB, type BoardPush, type BoardPushDelivery } from "./queue-board-push";

/** Time to live of a push, s. An order that is unanswered for longer is told by mail and by the board itself. */
const ttlSeconds = 1800;

/** The order, unless its news are old by now. */
async function orderOfNews(
  { database }: Pick<ServerContext, "database">,
  { orderId, news }: BoardPush,
): Promise<OrderRow | null> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId)).limit(1);
  return order && (order.status === "pending") === (news === "new") ? order : null;
}

/** Queues a copy for every device whose login reaches the order. */
export async function queueBoardCopies(context: ServerContext, push: BoardPush): Promise<void> {
  const order = await orderOfNews(context, push);
  if (order === null) return;
  await transact(context.database, async (tx) => {
    for (const { id: deviceId } of await devicesReaching(tx, order.storeId, context.clock.now()))
      await context.jobs.send(tx, BOARD_PUSH_DELIVERY_JOB, { ...push, deviceId });
  });
}

/** Number, pieces and sum: nothing of a person lies on a locked screen. */
async function noteOf(
  { database }: Pick<ServerContext, "database">,
  order: OrderRow,
  news: BoardPush["news"],
  language: Language,
): Promise<PushMessage> {
  const texts = textsOf(language).boardPush;
  const [counted] = await database
    .select({ pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const money = await shopMoney(database, language);
  const values = { number: order.id, pieces: counted?.pieces ?? 0, total: money(order.total) };
  const body = order.type === "parcel" ? texts.parcel : texts.body;
  return {
    data: {
      type: "board_order",
      news,
      order_id: String(order.id),
      title: fillText(news === "new" ? texts.title : texts.answered, values),
      body: news === "new" ? fillText(body, values) : "",
    },
    ttlSeconds,
    topic: topicOfOrder("board", order.id),
  };
}

/** Sends one device's copy, unless the order is old news by now. */
export async function sendBoardCopy(context: ServerContext, delivery: BoardPushDelivery): Promise<void> {
  const { database, clock } = context;
  const order = await orderOfNews(context, delivery);
  if (order === null) return;
  const [device] = await devicesReaching(database, order.storeId, clock.now(), delivery.deviceId);
  if (device)
    await sendToDevice(context, boardDeviceTables, device, (language) =>
      noteOf(context, order, delivery.news, language),
    );
}
