import { and, eq } from "drizzle-orm";
import { publicName, ratedAfter, starsAfter } from "@/domain/reviews";
import type { Transaction } from "../../context";
import { customers, items, orderLines, reviews, stores } from "../../db/schema";
import { refuse } from "../refusals";
import { changeOfReview, lockReviewableOrder, type SentReview } from "./reviewable-order";

export interface SentItemReview extends SentReview {
  itemId: number;
}

/**
 * Writes the review of an item of the customer's order, or changes it, with the averages of item and store. Returns the
 * paths of photos that were replaced, whose files the caller deletes once that is written.
 */
export async function saveItemReview(tx: Transaction, sent: SentItemReview, now: Date): Promise<string[]> {
  const { customerId, orderId, itemId, rating } = sent;
  await lockReviewableOrder(tx, sent);
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId)))
    .limit(1);
  if (!line) throw refuse("review_item");
  // Carts and orders that name the item or its store need not wait: their keys stay.
  const [item] = await tx.select().from(items).where(eq(items.id, itemId)).for("no key update");
  if (!item) throw refuse("review_item");
  const [store] = await tx.select().from(stores).where(eq(stores.id, item.storeId)).for("no key update");
  if (!store?.reviewsSection) throw refuse("reviews_off");
  const [stored] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.itemId, itemId)));
  const { before, attachments, replaced } = changeOfReview(stored, sent, now);
  const written = { rating, comment: sent.comment || null, attachments };
  if (stored) await tx.update(reviews).set(written).where(eq(reviews.id, stored.id));
  else {
    await tx.insert(reviews).values({
      ...written,
      itemId,
      storeId: store.id,
      customerId,
      customerName: await nameOf(tx, customerId),
      orderId,
      createdAt: now,
    });
  }
  const ofItem = ratedAfter({ average: item.averageRating, count: item.ratingCount }, before, rating);
  await tx
    .update(items)
    .set({ averageRating: ofItem.average, ratingCount: ofItem.count })
    .where(eq(items.id, itemId));
  const ofStore = ratedAfter({ average: store.averageRating, count: store.ratingCount }, before, rating);
  await tx
    .update(stores)
    .set({
      averageRating: ofStore.average,
      ratingCount: ofStore.count,
      ratings: starsAfter(store.ratings, before, rating),
    })
    .where(eq(stores.id, store.id));
  return replaced;
}

/** The whole name and the photo are the customer's own; a page that everybody reads shows neither. */
async function nameOf(tx: Transaction, customerId: number): Promise<string> {
  const [customer] = await tx
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer ? publicName(customer.firstName, customer.lastName) : "";
}
