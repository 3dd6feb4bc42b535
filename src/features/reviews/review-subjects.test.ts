import { describe, expect, it } from "vitest";
import type { Order, OrderLine } from "@/contract";
import type { OrderReviews } from "@/contract/calls/reviews";
import type { ReviewRow } from "@/platform/outbox";
import { reviewSubjects } from "./review-subjects";

const courier = { id: 3, f_name: "Sam", l_name: "Quay", image_full_url: null };
const order = { id: 9, delivery_man: courier } as Order;
const line = (itemId: number | null, name: string) =>
  ({ item_id: itemId, image_full_url: null, item_details: { name, image_full_url: null } }) as OrderLine;
const lines = [line(4, "Soup"), line(4, "Soup"), line(5, "Bread"), line(null, "Campaign")];
const written = {
  rating: 4,
  comment: "Good",
  attachment_full_url: [],
  created_at: "2026-05-01T10:00:00Z",
  editable_until: "2026-05-02T10:00:00Z",
};
const none: OrderReviews = { takes_reviews: true, items: [], delivery_man: null };
const row = (payload: Partial<ReviewRow["payload"]>) =>
  ({
    kind: "review",
    payload: { target: "item", targetId: 4, orderId: 9, rating: 2, comment: "", attachments: [], ...payload },
  }) as ReviewRow;
const found = (reviews: OrderReviews | null, ...rows: ReviewRow[]) =>
  reviewSubjects({ order, lines, reviews, rows });

describe("what of an order can be reviewed", () => {
  it("is each item once, and then who brought it", () =>
    expect(found(none).map(({ target, id, name }) => [target, id, name])).toEqual([
      ["item", 4, "Soup"],
      ["item", 5, "Bread"],
      ["courier", 3, "Sam Quay"],
    ]));
  it("is only who brought it, where the store takes no reviews", () =>
    expect(found({ ...none, takes_reviews: false }).map(({ target }) => target)).toEqual(["courier"]));
  it("is everything, where it is not known what was written", () => expect(found(null)).toHaveLength(3));
  it("ends with its items, where nobody brought it", () =>
    expect(
      reviewSubjects({
        order: { ...order, delivery_man: null },
        lines,
        reviews: none,
        rows: [],
      }),
    ).toHaveLength(2));
});

describe("what was written about it", () => {
  const reviews: OrderReviews = {
    takes_reviews: true,
    items: [{ item_id: 5, ...written }],
    delivery_man: { delivery_man_id: 3, ...written },
  };
  it("stands with its own item or person", () =>
    expect(found(reviews).map((subject) => subject.written?.rating)).toEqual([undefined, 4, 4]));
  it("of another person is left out", () =>
    expect(
      found({ ...reviews, delivery_man: { delivery_man_id: 8, ...written } }).at(-1)?.written,
    ).toBeNull());
  it("comes with the last review that waits, of this order", () => {
    const waiting = [row({}), row({ rating: 3 }), row({ orderId: 8, rating: 1 })];
    expect(found(reviews, ...waiting).map((subject) => subject.row?.payload.rating)).toEqual([
      3,
      undefined,
      undefined,
    ]);
    expect(found(none, row({ target: "courier", targetId: 3 })).at(-1)?.row?.payload.rating).toBe(2);
  });
});
