/** A courier answers an offer. */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { CourierStepDone } from "@/contract/calls/couriers";
import type { ServerContext, Transaction } from "../../context";
import { courierOffers, orders } from "../../db/schema";
import { offerOrder } from "../assignment/offers";
import { writeAudit } from "../audit/write-audit";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { courierRouteOf } from "../orders/advance-order";
import { notifyStore } from "../orders/notify-store";
import { refuse } from "../refusals";
import { type Courier, courierInAudit } from "./courier";

/** Answers the courier's open offer and returns its held order. 404 for another's, 409 `offer_over` for one that is over. */
async function answered(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  { courier, offerId }: { courier: Courier; offerId: number },
  answer: "accepted" | "declined",
) {
  const own = and(eq(courierOffers.id, offerId), eq(courierOffers.courierId, courier.id));
  const [offer] = await tx.select().from(courierOffers).where(own);
  if (!offer) throw refuse("courier_offer_unknown");
  // The order first, as in every other assignment.
  const [order] = await tx.select().from(orders).where(eq(orders.id, offer.orderId)).for("update");
  const [written] = await tx
    .update(courierOffers)
    .set({ answer })
    .where(and(own, isNull(courierOffers.answer), gt(courierOffers.expiresAt, clock.now())))
    .returning();
  if (!order || !written || order.courierId !== null) throw refuse("courier_offer_over");
  return order;
}

/** POST /courier/offers/{id}/accept. */
export async function acceptOffer(
  tx: Transaction,
  context: ServerContext,
  offer: { courier: Courier; offerId: number },
): Promise<CourierStepDone> {
  const order = await answered(tx, context, offer, "accepted");
  const { courier } = offer;
  const now = context.clock.now();
  const [given] = await tx
    .update(orders)
    .set({ courierId: courier.id, courierRoute: await courierRouteOf(tx, context, order), updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  if (given) await notifyStore(tx, context, given, "updated");
  await queueCourierPush(tx, context, { orderId: order.id, courierId: courier.id, news: "accepted" });
  await writeAudit(tx, {
    now,
    operator: courierInAudit(courier),
    action: "offer_accepted",
    orderId: order.id,
    storeId: order.storeId,
    after: { courier_id: courier.id },
  });
  return { id: order.id, status: order.status };
}

/** POST /courier/offers/{id}/decline: the next one is asked. */
export async function declineOffer(
  tx: Transaction,
  context: ServerContext,
  offer: { courier: Courier; offerId: number },
): Promise<void> {
  const order = await answered(tx, context, offer, "declined");
  await queueCourierPush(tx, context, { orderId: order.id, courierId: offer.courier.id, news: "over" });
  await offerOrder(tx, context, order);
}
