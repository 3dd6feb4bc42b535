/** A customer's own reviews of their orders. */
import { and, eq } from "drizzle-orm";
import type { OrderReviews } from "@/contract/calls/reviews";
import { reviewEditMs } from "@/domain/reviews";
import type { Queryable, Transaction } from "../../context";
import { courierReviews, orders, reviews, stores } from "../../db/schema";
import { refuse } from "../refusals";
import { pictureUrl } from "../translations/translated-columns";

interface Written {
  rating: number;
  comment: string | null;
  attachments: readonly string[];
  createdAt: Date;
}

const format = ({ rating, comment, attachments, createdAt }: Written) => ({
  rating,
  comment,
  attachment_full_url: attachments.flatMap((path) => pictureUrl(path) ?? []),
  created_at: createdAt.toISOString(),
  editable_until: new Date(createdAt.getTime() + reviewEditMs).toISOString(),
});

/** The reviews of one order; 404 for an order that is not the customer's. */
export async function readOrderReviews(
  database: Queryable,
  customerId: number,
  orderId: number,
): Promise<OrderReviews> {
  const [order] = await database
    .select({ courierId: orders.courierId, takesReviews: stores.reviewsSection })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!order) throw refuse("order_not_found");
  const ofItems = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.customerId, customerId)))
    .orderBy(reviews.id);
  const [ofCourier] = await database
    .select()
    .from(courierReviews)
    .where(
      and(
        eq(courierReviews.orderId, orderId),
        eq(courierReviews.customerId, customerId),
        eq(courierReviews.courierId, order.courierId ?? 0),
      ),
    );
  return {
    takes_reviews: order.takesReviews ?? false,
    items: ofItems.map((review) => ({ item_id: review.itemId, ...format(review) })),
    delivery_man: ofCourier ? { delivery_man_id: ofCourier.courierId, ...format(ofCourier) } : null,
  };
}

/**
 * Deletes a customer's reviews; their stars stay in the averages. Returns the paths of their photos, whose files the caller
 * deletes once that is written.
 */
export async function removeReviewsOf(tx: Transaction, customerId: number): Promise<string[]> {
  const ofItems = await tx
    .delete(reviews)
    .where(eq(reviews.customerId, customerId))
    .returning({ attachments: reviews.attachments });
  const ofCouriers = await tx
    .delete(courierReviews)
    .where(eq(courierReviews.customerId, customerId))
    .returning({ attachments: courierReviews.attachments });
  return [...ofItems, ...ofCouriers].flatMap(({ attachments }) => attachments);
}
