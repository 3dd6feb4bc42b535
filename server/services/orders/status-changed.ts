import type { ServerContext, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { queueBoardPush } from "../board-push/queue-board-push";
import { queueAutomaticTickets } from "../print-jobs/queue-tickets";
import type { CanceledNews } from "../push/push-types";
import { queueUnanswered } from "../unanswered-orders/tell-unanswered";
import { queueNewOrderMails } from "./new-order-mails";
import { announceOrder, notifyStore, type OrderNews } from "./notify-store";
import { mailReceipt } from "./order-mails";
import { queueStatusPush } from "./queue-status-push";

/** Shoppers need no push about what they just did, or what the page shows first. */
const withoutPush: readonly OrderRow["status"][] = ["pending", "failed"];

/**
 * Whether an order by prescription is to be made from now on: agreed to and to be paid in cash or looked for at the bank, or
 * paid. Cash that is paid at the door leaves it unpaid when it is confirmed.
 */
const isAgreedNow = ({ prescriptionState, status, paymentMethod, paymentStatus }: OrderRow): boolean =>
  prescriptionState === "agreed" &&
  (status === "pending" ||
    (status === "confirmed" && paymentStatus !== "unpaid" && paymentMethod !== "offline_payment"));

/** Whether the price of a prescription ended because nobody agreed to it. */
const isEndedUnagreed = ({ prescriptionState, status, canceledBy }: OrderRow): boolean =>
  prescriptionState === "priced" && status === "canceled" && canceledBy === "system";

/** Boards that are closed hear of an order that waits for an answer, and of its answer. */
async function tellBoards(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "mail">,
  order: OrderRow,
  news: OrderNews | null,
): Promise<void> {
  const isAnsweredByShopper = news === "updated" && order.prescriptionState === "agreed";
  if ((news === "created" || isAnsweredByShopper) && order.status === "pending") {
    await queueBoardPush(tx, context, order, "new");
    await queueUnanswered(tx, context, order);
  } else if (news === "updated" && isAnswer(order)) await queueBoardPush(tx, context, order, "answered");
}

/** Whether the status is the first one after waiting: accepted, or over before that. */
const isAnswer = ({ status, reached }: OrderRow): boolean =>
  status === "confirmed" || (status === "canceled" && reached.confirmed === undefined);

/**
 * Queues the push to the shopper and what the shop hears. Called in the transaction of every status change, with the
 * changed order whose lines are written, so that they exist exactly when the change was committed. `canceled` is what the
 * shopper reads of an order that the shop does not bring; a step between others is not pushed, as the last one is.
 */
export async function orderStatusChanged(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "settings" | "clock" | "timeZones" | "mail">,
  order: OrderRow,
  { canceled, isStepBetween = false }: { canceled?: CanceledNews; isStepBetween?: boolean } = {},
): Promise<void> {
  const news = await announceOrder(tx, order);
  if (news !== null) await notifyStore(tx, context, order, news);
  await tellBoards(tx, context, order, news);
  if (order.prescriptionState === "waiting" && news === "created")
    await queueNewOrderMails(tx, context, order, "prescription");
  else if (news === "created" || isAgreedNow(order)) await queueNewOrderMails(tx, context, order, "order");
  if (order.status === "confirmed") await queueAutomaticTickets(tx, context, order);
  if (order.status === "delivered") await mailReceipt(tx, context, order);
  if (isStepBetween || withoutPush.includes(order.status)) return;
  const ended = isEndedUnagreed(order) ? "unagreed" : undefined;
  await queueStatusPush(tx, context.jobs, order, { news: ended, canceled });
}
