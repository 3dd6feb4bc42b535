import type { OrderReviews, ReviewReminder } from "@/contract/calls/reviews";
import { pictureList } from "./pictures";
import {
  type Fields,
  fields,
  identifier,
  integer,
  integerOrNull,
  isOn,
  list,
  requireObject,
  rows,
  text,
  textOrNull,
} from "./readers";

const written = (row: Fields) => ({
  rating: Math.min(5, Math.max(1, integer(row.rating, 1))),
  comment: textOrNull(row.comment),
  attachment_full_url: pictureList(row, "attachment", "review_image_url"),
  created_at: text(row.created_at),
  editable_until: text(row.editable_until),
});

function itemReview(row: Fields): OrderReviews["items"][number] | null {
  const itemId = identifier(row.item_id);
  return itemId === null ? null : { item_id: itemId, ...written(row) };
}

function courierReview(row: Fields | null): OrderReviews["delivery_man"] {
  const courierId = identifier(row?.delivery_man_id);
  return row === null || courierId === null ? null : { delivery_man_id: courierId, ...written(row) };
}

/** GET /customer/order/reviews. */
export function normaliseOrderReviews(response: unknown): OrderReviews {
  const row = requireObject(response, ["takes_reviews", "items", "delivery_man"]);
  return {
    takes_reviews: isOn(row.takes_reviews, true),
    items: rows(row.items, itemReview),
    delivery_man: courierReview(fields(row.delivery_man)),
  };
}

/** GET /customer/review-reminder. Some backends send the pictures as an object with numbers for names. */
export function normaliseReviewReminder(response: unknown): ReviewReminder {
  const row = requireObject(response, ["order_id", "images"]);
  return {
    order_id: integerOrNull(row.order_id),
    images: list(row.images).flatMap((image) => textOrNull(image) ?? []),
  };
}
