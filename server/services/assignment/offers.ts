/** Offers: a free courier is asked to bring an order, and after a while the next one. */
import { and, eq, isNull, lte } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { courierOffers, type OrderRow } from "../../db/schema";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { readOfferSeconds } from "./assignment-settings";
import { holdNearestFree } from "./free-couriers";

/** Name of the job that ends an offer which nobody answered. */
export const OFFER_JOB = "courier-offer";

type Queue = Pick<ServerContext, "jobs" | "clock">;

/** Asks the nearest free courier who was not asked yet; false where nobody is left, and the shop chooses. */
export async function offerOrder(tx: Transaction, { jobs, clock }: Queue, order: OrderRow): Promise<boolean> {
  const courierId = await holdNearestFree(tx, order);
  if (courierId === null) return false;
  const seconds = await readOfferSeconds(tx);
  const now = clock.now();
  await tx.insert(courierOffers).values({
    orderId: order.id,
    courierId,
    offeredAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  await queueCourierPush(tx, { jobs }, { orderId: order.id, courierId, news: "offered" });
  await jobs.send(tx, OFFER_JOB, { orderId: order.id }, { startAfterSeconds: seconds + 1 });
  return true;
}

/** Takes the open offer of an order back: the shop gave it to somebody, or it is over. */
export async function withdrawOffer(
  tx: Transaction,
  context: Pick<ServerContext, "jobs">,
  orderId: number,
): Promise<void> {
  const withdrawn = await tx
    .update(courierOffers)
    .set({ answer: "withdrawn" })
    .where(and(eq(courierOffers.orderId, orderId), isNull(courierOffers.answer)))
    .returning({ courierId: courierOffers.courierId });
  for (const { courierId } of withdrawn)
    await queueCourierPush(tx, context, { orderId, courierId, news: "over" });
}

/** Ends the open offer of an order whose time is over; whether there was one. */
export async function expireOffer(tx: Transaction, context: Queue, orderId: number): Promise<boolean> {
  const ended = await tx
    .update(courierOffers)
    .set({ answer: "expired" })
    .where(
      and(
        eq(courierOffers.orderId, orderId),
        isNull(courierOffers.answer),
        lte(courierOffers.expiresAt, context.clock.now()),
      ),
    )
    .returning({ courierId: courierOffers.courierId });
  for (const { courierId } of ended)
    await queueCourierPush(tx, context, { orderId, courierId, news: "over" });
  return ended.length > 0;
}
