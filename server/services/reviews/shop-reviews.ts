/** Reviews as the shop reads, answers and hides them. */
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { BoardReview } from "@/contract/calls/board-reviews";
import type { Queryable, Transaction } from "../../context";
import { items, reviews } from "../../db/schema";
import { refuse } from "../refusals";
import { pictureUrl } from "../translations/translated-columns";

const pageSize = 50;

/** Has words, is shown, and nobody answered it. */
export const isUnanswered: SQL | undefined = and(
  isNull(reviews.reply),
  isNull(reviews.hiddenAt),
  isNotNull(reviews.comment),
);

/** Reviews of a condition, newest first, before one of them; one page. */
export async function listReviews(
  database: Queryable,
  among: SQL | undefined,
  before: number | undefined,
): Promise<{ reviews: BoardReview[]; next: number | null }> {
  const found = await database
    .select({ review: reviews, itemName: items.name })
    .from(reviews)
    .innerJoin(items, eq(items.id, reviews.itemId))
    .where(and(among, before === undefined ? undefined : lt(reviews.id, before)))
    .orderBy(desc(reviews.id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  return {
    reviews: shown.map(({ review, itemName }) => ({
      id: review.id,
      store_id: review.storeId,
      item_id: review.itemId,
      item_name: itemName,
      order_id: review.orderId,
      customer_name: review.customerName,
      rating: review.rating,
      comment: review.comment,
      photos: review.attachments.flatMap((path) => pictureUrl(path) ?? []),
      answer: review.reply,
      hidden: review.hiddenAt !== null,
      at: review.createdAt.toISOString(),
    })),
    next: found.length > pageSize ? (shown.at(-1)?.review.id ?? null) : null,
  };
}

type ReviewRow = typeof reviews.$inferSelect;

/** Changes one review of a condition; returns it as it was. 404 for any other. */
export async function changeReview(
  tx: Transaction,
  id: number,
  among: SQL,
  change: Partial<Pick<ReviewRow, "reply" | "hiddenAt">>,
): Promise<ReviewRow> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), among))
    .for("update");
  if (!review) throw refuse("board_review_unknown");
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
  return review;
}
