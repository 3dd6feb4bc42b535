/** How much waits for a decision at the board. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { BoardDecisions } from "@/contract/calls/board-decisions";
import type { ServerContext } from "../../context";
import { applications, offlinePayments, orders, refundRequests, reviews } from "../../db/schema";
import { type Operator, reachedBy } from "../operators/operator";
import { isOpenOffline } from "../payments/open-offline";
import { isUnanswered } from "../reviews/shop-reviews";

/** Reviews older than this wait for nobody, ms. */
const reviewMs = 30 * 86_400_000;

/** GET /board/decisions, in one statement. */
export async function countDecisions(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  operator: Operator,
): Promise<BoardDecisions> {
  const reached = reachedBy(orders.storeId, operator);
  const payments = database
    .select({ count: sql`count(*)` })
    .from(offlinePayments)
    .innerJoin(orders, eq(orders.id, offlinePayments.orderId))
    .where(isOpenOffline(reached));
  const refunds = database
    .select({ count: sql`count(*)` })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(eq(refundRequests.state, "pending"), reached));
  const unanswered = database
    .select({ count: sql`count(*)` })
    .from(reviews)
    .where(
      and(
        isUnanswered,
        gt(reviews.createdAt, new Date(clock.now().getTime() - reviewMs)),
        reachedBy(reviews.storeId, operator),
      ),
    );
  const waiting = database
    .select({ count: sql`count(*)` })
    .from(applications)
    .where(eq(applications.status, "pending"));
  const [row] = await database
    .select({
      payments: sql<number>`(${payments})::int`,
      refunds: sql<number>`(${refunds})::int`,
      reviews: sql<number>`(${unanswered})::int`,
      applications: sql<number>`(${waiting})::int`,
    })
    .from(sql`(select 1) as one`);
  const counted = row ?? { payments: 0, refunds: 0, reviews: 0, applications: 0 };
  return { ...counted, applications: operator.role === "store" ? null : counted.applications };
}
