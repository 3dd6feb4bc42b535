/** Requests and responses of reviews of an order: its items and the person who brought it. */

import { Id, Instant, nullable, type Static, Type } from "../schema";
import { OrderId } from "./orders";

/** Characters of a review. */
const maxReviewLength = 1000;

const closed = { additionalProperties: false } as const;

const review = {
  order_id: OrderId,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  /** 1 takes away the photos that the review has; without it they stay until others come. */
  remove_attachments: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
};

/** POST /items/reviews/submit, with photos as `attachment[]`. */
export const ItemReviewRequest = Type.Object(
  {
    item_id: Id,
    ...review,
    comment: Type.Optional(nullable(Type.String({ maxLength: maxReviewLength }))),
  },
  closed,
);
export type ItemReviewRequest = Static<typeof ItemReviewRequest>;

/** POST /delivery-man/reviews/submit, with photos as `attachment[]`. */
export const CourierReviewRequest = Type.Object(
  { delivery_man_id: Id, ...review, comment: Type.String({ maxLength: maxReviewLength }) },
  closed,
);
export type CourierReviewRequest = Static<typeof CourierReviewRequest>;

/** GET /customer/order/reviews and GET /customer/review-reminder-cancel. */
export const ReviewedOrderQuery = Type.Object({ order_id: OrderId }, closed);
export type ReviewedOrderQuery = Static<typeof ReviewedOrderQuery>;

const written = {
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: nullable(Type.String()),
  attachment_full_url: Type.Array(Type.String()),
  created_at: Instant,
  editable_until: Instant,
};

/** A customer's reviews of an order. */
export const OrderReviews = Type.Object({
  /** False where the store takes no reviews. The person who brought the order can be reviewed all the same. */
  takes_reviews: Type.Boolean(),
  items: Type.Array(Type.Object({ item_id: Id, ...written })),
  delivery_man: nullable(Type.Object({ delivery_man_id: Id, ...written })),
});
export type OrderReviews = Static<typeof OrderReviews>;

/** GET /customer/review-reminder: the newest delivered order without a review, with pictures of its items. */
export const ReviewReminder = Type.Object({ order_id: nullable(OrderId), images: Type.Array(Type.String()) });
export type ReviewReminder = Static<typeof ReviewReminder>;
