/** The one order that a customer is asked to review. */
import { and, eq, sql } from "drizzle-orm";
import type { ReviewReminder } from "@/contract/calls/reviews";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { orderLines, orders } from "../../db/schema";
import { pictureUrl } from "../translations/translated-columns";

/** Deliveries longer ago are not asked about, ms. */
const reminderMs = 14 * 86_400_000;
const maxPictures = 4;

/** The newest delivered order that has no review and was not turned down; none where the store takes no reviews. */
export async function readReviewReminder(
  database: Queryable,
  customerId: number,
  now: Date,
): Promise<ReviewReminder> {
  const since = new Date(now.getTime() - reminderMs).toISOString();
  const [order] = rowsOf<{ id: string | number }>(
    await database.execute(sql`
      select o.id from orders o join stores s on s.id = o.store_id and s.reviews_section
      where o.customer_id = ${customerId} and o.status = 'delivered' and not o.review_reminder_closed
        and o.updated_at > ${since}::timestamptz
        and not exists (select 1 from reviews r where r.order_id = o.id)
        and not exists (select 1 from courier_reviews c where c.order_id = o.id)
        and exists (select 1 from order_lines l where l.order_id = o.id and l.item_id is not null)
      order by o.updated_at desc limit 1`),
  );
  if (!order) return { order_id: null, images: [] };
  const id = Number(order.id);
  const lines = await database
    .select({ snapshot: orderLines.snapshot })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.id);
  const images = lines.flatMap(({ snapshot }) => pictureUrl(snapshot.image_full_url) ?? []);
  return { order_id: id, images: [...new Set(images)].slice(0, maxPictures) };
}

/** The customer is not asked about this order again. Nothing happens to an order that is not theirs. */
export async function closeReviewReminder(
  database: Queryable,
  customerId: number,
  orderId: number,
): Promise<void> {
  await database
    .update(orders)
    .set({ reviewReminderClosed: true })
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
}
