/** Tells couriers whose page is closed of an order: a job finds their devices, another sends each its copy. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { runningStatuses } from "@/domain/status-groups";
import type { PushMessage, ServerContext } from "../../context";
import { courierOffers, type OrderRow, orders, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, type Language, textsOf } from "../../locales";
import { sendToDevice, topicOfOrder } from "../staff-push/send-to-device";
import { courierDeviceTables, devicesOfCourier } from "./courier-devices";
import { COURIER_PUSH_DELIVERY_JOB, type CourierPush, type CourierPushDelivery } from "./queue-courier-push";

/** Time to live of a push, s; an offer's ends with the offer. */
const ttlSeconds = 1800;

interface Current {
  order: OrderRow;
  /** How long the push is of use, s. */
  seconds: number;
}

/** The order, unless the news of it are old by now. */
async function currentOf(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { orderId, courierId, news }: CourierPush,
): Promise<Current | null> {
  const now = clock.now();
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId)).limit(1);
  if (!order) return null;
  const [offer] = await database
    .select({ expiresAt: courierOffers.expiresAt })
    .from(courierOffers)
    .where(
      and(
        eq(courierOffers.orderId, orderId),
        eq(courierOffers.courierId, courierId),
        isNull(courierOffers.answer),
        gt(courierOffers.expiresAt, now),
      ),
    );
  if (news === "offered") {
    if (!offer) return null;
    return { order, seconds: Math.ceil((offer.expiresAt.getTime() - now.getTime()) / 1000) };
  }
  const isTheirs = order.courierId === courierId;
  const isCurrent =
    news === "canceled"
      ? isTheirs && order.status === "canceled"
      : news === "assigned" || news === "accepted"
        ? isTheirs && runningStatuses.includes(order.status)
        : !isTheirs && !offer;
  return isCurrent ? { order, seconds: ttlSeconds } : null;
}

/** Queues a copy for every device of the courier. */
export async function queueCourierCopies(context: ServerContext, push: CourierPush): Promise<void> {
  if ((await currentOf(context, push)) === null) return;
  await transact(context.database, async (tx) => {
    for (const { id: deviceId } of await devicesOfCourier(tx, push.courierId, context.clock.now()))
      await context.jobs.send(tx, COURIER_PUSH_DELIVERY_JOB, { ...push, deviceId });
  });
}

/** Number and store: nothing of a person lies on a locked screen. */
async function noteOf(
  { database }: Pick<ServerContext, "database">,
  { order, seconds }: Current,
  news: CourierPush["news"],
  language: Language,
): Promise<PushMessage> {
  const texts = textsOf(language).courierPush;
  const [store] =
    order.storeId === null
      ? []
      : await database.select({ name: stores.name }).from(stores).where(eq(stores.id, order.storeId));
  return {
    data: {
      type: "courier_order",
      news,
      order_id: String(order.id),
      title: fillText(texts[news], { number: order.id }),
      body: store ? store.name : texts.parcel,
    },
    ttlSeconds: seconds,
    topic: topicOfOrder("courier", order.id),
  };
}

/** Sends one device's copy, unless the news is old by now. */
export async function sendCourierCopy(context: ServerContext, delivery: CourierPushDelivery): Promise<void> {
  const { courierId, deviceId, news } = delivery;
  const current = await currentOf(context, delivery);
  if (current === null) return;
  const [device] = await devicesOfCourier(context.database, courierId, context.clock.now(), deviceId);
  if (device)
    await sendToDevice(context, courierDeviceTables, device, (language) =>
      noteOf(context, current, news, language),
    );
}
