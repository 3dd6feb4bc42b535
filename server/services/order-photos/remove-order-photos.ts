/** Photos of an account that is removed: of its requests for refunds, and of its deliveries. */
import { eq } from "drizzle-orm";
import type { Transaction } from "../../context";
import { orders, refundRequests } from "../../db/schema";

/** Deletes what a customer has asked back and takes the photos of deliveries off their orders; returns the paths, whose files the caller deletes once that is written. */
export async function removeOrderPhotosOf(tx: Transaction, customerId: number): Promise<string[]> {
  const requests = await tx
    .delete(refundRequests)
    .where(eq(refundRequests.customerId, customerId))
    .returning({ photos: refundRequests.photos });
  const proofs = await tx
    .select({ photos: orders.deliveryProof })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  await tx.update(orders).set({ deliveryProof: [] }).where(eq(orders.customerId, customerId));
  return [...requests, ...proofs].flatMap(({ photos }) => photos);
}
