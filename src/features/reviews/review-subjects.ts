import type { Order, OrderLine } from "@/contract";
import type { OrderReviews } from "@/contract/calls/reviews";
import type { OutboxRow, ReviewRow } from "@/platform/outbox";

/** A review that the shop has. */
export type WrittenReview = Omit<OrderReviews["items"][number], "item_id">;

/** Something of an order that can be reviewed, with what was written about it. */
export interface ReviewSubject {
  target: ReviewRow["payload"]["target"];
  id: number;
  name: string;
  picture: string | null;
  written: WrittenReview | null;
  /** A newer review that the outbox still has to send. */
  row: ReviewRow | null;
}

interface Sources {
  order: Order;
  lines: readonly OrderLine[];
  /** Null where it is not known what was written. */
  reviews: OrderReviews | null;
  /** Rows of the outbox. */
  rows: readonly OutboxRow[];
}

/** Each item of an order once, however many lines it has, and then who brought it. */
export function reviewSubjects({ order, lines, reviews, rows }: Sources): ReviewSubject[] {
  const rowOf = (target: ReviewSubject["target"], id: number): ReviewRow | null =>
    rows
      .filter((row) => row.kind === "review")
      .findLast(
        ({ payload }) => payload.target === target && payload.targetId === id && payload.orderId === order.id,
      ) ?? null;
  const items = new Map<number, ReviewSubject>();
  // A store without reviews takes none of its items; who brought them can be reviewed all the same.
  for (const line of reviews?.takes_reviews === false ? [] : lines) {
    const id = line.item_id;
    if (id === null || items.has(id)) continue;
    items.set(id, {
      target: "item",
      id,
      name: line.item_details.name,
      picture: line.image_full_url ?? line.item_details.image_full_url,
      written: reviews?.items.find((review) => review.item_id === id) ?? null,
      row: rowOf("item", id),
    });
  }
  const courier = order.delivery_man;
  if (!courier) return [...items.values()];
  const ofCourier = reviews?.delivery_man;
  return [
    ...items.values(),
    {
      target: "courier",
      id: courier.id,
      name: `${courier.f_name} ${courier.l_name}`.trim(),
      picture: courier.image_full_url,
      written: ofCourier?.delivery_man_id === courier.id ? ofCourier : null,
      row: rowOf("courier", courier.id),
    },
  ];
}
