/** Photos that a courier takes at the door. */
import { eq } from "drizzle-orm";
import type { CourierStepDone } from "@/contract/calls/couriers";
import type { ServerContext, Transaction } from "../../context";
import { orders } from "../../db/schema";
import { proofsWith } from "../orders/delivery-proof";
import { type CourierStep, lockOwn } from "./courier-steps";

/** POST /courier/orders/{id}/photos: adds them to an own order that is on its way. */
export async function addDoorPhotos(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  step: CourierStep,
  paths: readonly string[],
): Promise<CourierStepDone> {
  const order = await lockOwn(tx, step);
  const deliveryProof = proofsWith(order, paths);
  await tx.update(orders).set({ deliveryProof, updatedAt: clock.now() }).where(eq(orders.id, order.id));
  return { id: order.id, status: order.status };
}
