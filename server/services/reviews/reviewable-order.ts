import { and, eq } from "drizzle-orm";
import { isReviewable } from "@/domain/order-status-steps";
import { isReviewEditable } from "@/domain/reviews";
import type { Transaction } from "../../context";
import { type OrderRow, orders } from "../../db/schema";
import { refuse } from "../refusals";

/** A review as it is sent, checked by the contract's schema. */
export interface SentReview {
  customerId: number;
  orderId: number;
  /** 1 to 5. */
  rating: number;
  /** Empty for none. */
  comment: string;
  /** Paths of the photos that came with it. */
  photos: readonly string[];
  /** The photos that the review has are taken away, also where no others came. */
  removesPhotos: boolean;
}

/** The part of a stored review that a change looks at. */
interface StoredReview {
  rating: number;
  attachments: readonly string[];
  createdAt: Date;
}

/**
 * The customer's own delivered order, locked, so that two reviews of it come one after the other. Refuses with 404 what is
 * not theirs, and with 403 `review` what did not come.
 */
export async function lockReviewableOrder(
  tx: Transaction,
  { customerId, orderId }: SentReview,
): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for("update");
  if (!order) throw refuse("order_not_found");
  if (!isReviewable(order.status)) throw refuse("review_early");
  return order;
}

export interface ReviewChange {
  /** Stars that the new ones take the place of; null for a first review. */
  before: number | null;
  attachments: string[];
  /** Paths of photos that belong to nothing any more, whose files the caller deletes once the change is written. */
  replaced: string[];
}

/** The fate of the stored review, which may change for a day; refuses with 403 `review` after that. */
export function changeOfReview(
  stored: StoredReview | undefined,
  { photos, removesPhotos }: SentReview,
  now: Date,
): ReviewChange {
  if (!stored) return { before: null, attachments: [...photos], replaced: [] };
  if (!isReviewEditable(stored.createdAt, now)) throw refuse("review_kept");
  const replaces = photos.length > 0 || removesPhotos;
  return {
    before: stored.rating,
    attachments: replaces ? [...photos] : [...stored.attachments],
    replaced: replaces ? [...stored.attachments] : [],
  };
}
