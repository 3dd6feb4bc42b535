/** Reviews as the board reads, answers and hides them. */
import { Id, Instant, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

export const BoardReview = Type.Object({
  id: Id,
  store_id: Id,
  item_id: Id,
  item_name: Type.String(),
  /** Null: it came with a catalogue. */
  order_id: nullable(Type.Integer({ minimum: 1 })),
  /** As every shopper reads it. */
  customer_name: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: nullable(Type.String()),
  /** Addresses of the photos. */
  photos: Type.Array(Type.String()),
  /** The store's words below it. */
  answer: nullable(Type.String()),
  /** Shoppers do not read it; its stars stay in the averages. */
  hidden: Type.Boolean(),
  at: Instant,
});
export type BoardReview = Static<typeof BoardReview>;

/** GET /board/reviews, newest first. `before` is the `next` of the page before. */
export const BoardReviewsQuery = Type.Object(
  {
    store_id: Type.Optional(Id),
    /** `unanswered`: has words, is shown, and nobody answered it. */
    show: Type.Optional(oneOf(["all", "unanswered", "hidden"])),
    before: Type.Optional(Id),
  },
  closed,
);
export type BoardReviewsQuery = Static<typeof BoardReviewsQuery>;
export const BoardReviews = Type.Object({
  reviews: Type.Array(BoardReview),
  /** For the next page; null: this is the last one. */
  next: nullable(Id),
});
export type BoardReviews = Static<typeof BoardReviews>;

/** PUT /board/reviews/{id}/answer: every shopper reads the words; null takes them back. */
export const BoardReviewAnswer = Type.Object(
  { answer: nullable(Type.String({ minLength: 1, maxLength: 1000 })) },
  closed,
);
export type BoardReviewAnswer = Static<typeof BoardReviewAnswer>;

/** PUT /board/reviews/{id}/hidden. */
export const BoardReviewHiding = Type.Object({ hidden: Type.Boolean() }, closed);
export type BoardReviewHiding = Static<typeof BoardReviewHiding>;
