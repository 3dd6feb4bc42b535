/** Reviews of the operator's stores at the board. */
import { and, eq, isNotNull } from "drizzle-orm";
import type {
  BoardReviewAnswer,
  BoardReviewHiding,
  BoardReviews,
  BoardReviewsQuery,
} from "@/contract/calls/board-reviews";
import type { Queryable, ServerContext, Transaction } from "../../context";
import { reviews } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { type Operator, reachedBy, reaches } from "../operators/operator";
import { refuse } from "../refusals";
import { changeReview, isUnanswered, listReviews } from "../reviews/shop-reviews";

/** GET /board/reviews. 404 for a store of others. */
export async function listBoardReviews(
  database: Queryable,
  operator: Operator,
  { store_id: storeId, show = "all", before }: BoardReviewsQuery,
): Promise<BoardReviews> {
  if (storeId !== undefined && !reaches(operator, storeId)) throw refuse("board_store_unknown");
  const shown = { all: undefined, unanswered: isUnanswered, hidden: isNotNull(reviews.hiddenAt) };
  const among = and(
    reachedBy(reviews.storeId, operator),
    storeId === undefined ? undefined : eq(reviews.storeId, storeId),
    shown[show],
  );
  return listReviews(database, among, before);
}

/** A press on one review. */
interface ReviewStep {
  operator: Operator;
  reviewId: number;
}

/** PUT /board/reviews/{id}/answer. */
export async function answerReview(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  { operator, reviewId }: ReviewStep,
  body: BoardReviewAnswer,
): Promise<void> {
  const answer = body.answer?.trim() ?? null;
  if (answer === "") throw refuse("reason_missing");
  const among = reachedBy(reviews.storeId, operator);
  const was = await changeReview(tx, reviewId, among, { reply: answer });
  await writeAudit(tx, {
    now: clock.now(),
    operator,
    action: "review_answered",
    storeId: was.storeId,
    itemId: was.itemId,
    before: { review: reviewId, answer: was.reply },
    after: { review: reviewId, answer },
  });
}

/** PUT /board/reviews/{id}/hidden. Its stars stay in the averages: nobody lifts them by hiding. */
export async function hideReview(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  { operator, reviewId }: ReviewStep,
  { hidden }: BoardReviewHiding,
): Promise<void> {
  const now = clock.now();
  const among = reachedBy(reviews.storeId, operator);
  const was = await changeReview(tx, reviewId, among, { hiddenAt: hidden ? now : null });
  await writeAudit(tx, {
    now,
    operator,
    action: "review_hidden",
    storeId: was.storeId,
    itemId: was.itemId,
    before: { review: reviewId, hidden: was.hiddenAt !== null },
    after: { review: reviewId, hidden },
  });
}
