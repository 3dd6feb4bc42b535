import { and, eq } from "drizzle-orm";
import { ratedAfter } from "@/domain/reviews";
import type { Transaction } from "../../context";
import { courierReviews, couriers } from "../../db/schema";
import { refuse } from "../refusals";
import { changeOfReview, lockReviewableOrder, type SentReview } from "./reviewable-order";

export interface SentCourierReview extends SentReview {
  courierId: number;
}

/**
 * Writes the review of the person who brought the customer's order, or changes it, with their average. Returns the paths of
 * photos that were replaced, whose files the caller deletes once that is written.
 */
export async function saveCourierReview(
  tx: Transaction,
  sent: SentCourierReview,
  now: Date,
): Promise<string[]> {
  const { customerId, orderId, courierId, rating, comment } = sent;
  const order = await lockReviewableOrder(tx, sent);
  if (order.courierId !== courierId) throw refuse("review_courier");
  const [courier] = await tx.select().from(couriers).where(eq(couriers.id, courierId)).for("update");
  if (!courier) throw refuse("review_courier");
  const [stored] = await tx
    .select()
    .from(courierReviews)
    .where(and(eq(courierReviews.orderId, orderId), eq(courierReviews.courierId, courierId)));
  const { before, attachments, replaced } = changeOfReview(stored, sent, now);
  const written = { rating, comment, attachments };
  if (stored) await tx.update(courierReviews).set(written).where(eq(courierReviews.id, stored.id));
  else await tx.insert(courierReviews).values({ ...written, courierId, orderId, customerId, createdAt: now });
  const rated = ratedAfter({ average: courier.averageRating, count: courier.ratingCount }, before, rating);
  await tx
    .update(couriers)
    .set({ averageRating: rated.average, ratingCount: rated.count })
    .where(eq(couriers.id, courierId));
  return replaced;
}
