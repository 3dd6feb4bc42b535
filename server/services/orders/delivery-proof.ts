/** Photos that the courier takes at the door: they show the order's owner that it was left there. */
import { eq } from "drizzle-orm";
import type { OrderStatus } from "@/contract";
import type { ServerContext } from "../../context";
import { type OrderRow, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { withPhotos } from "../photos/with-photos";
import { refuse } from "../refusals";

const maxProofs = 3;
const atTheDoor: readonly OrderStatus[] = ["handover", "picked_up", "delivered"];

/** The photos of an order with new ones. Refuses with 403 an order that is not on its way, and a fourth photo. */
export function proofsWith(
  { status, deliveryProof }: Pick<OrderRow, "status" | "deliveryProof">,
  paths: readonly string[],
): string[] {
  if (!atTheDoor.includes(status)) throw refuse("proof_early");
  const all = [...deliveryProof, ...paths];
  if (all.length > maxProofs) throw refuse("photos_many", { count: maxProofs });
  return all;
}

/** Adds a photo (any format that is read). Refuses with 403 an order that is not on its way, and a fourth photo. */
export function addDeliveryProof(context: ServerContext, orderId: number, photo: Buffer): Promise<void> {
  return withPhotos(context.settings, { uploads: [photo], sender: "operator" }, (paths, onWritten) =>
    transact(context.database, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
      if (!order) throw refuse("order_not_found");
      const deliveryProof = proofsWith(order, paths);
      await tx
        .update(orders)
        .set({ deliveryProof, updatedAt: context.clock.now() })
        .where(eq(orders.id, orderId));
      onWritten();
    }),
  );
}
