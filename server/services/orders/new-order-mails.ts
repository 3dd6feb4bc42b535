/** The mails of a new order wait a moment: who places orders and cancels them at once has nobody written to. */
import { eq } from "drizzle-orm";
import { type Static, Type } from "typebox";
import type { ServerContext, Transaction } from "../../context";
import { readJobData } from "../../core/job-data";
import { type OrderRow, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { allowMail } from "../mail/mail-allowance";
import { ownerName, ownerOfRow } from "../owner/owner";
import { mailNewOrder } from "./order-mails";
import { mailNewPrescription } from "./prescription-mails";
import { recipientOfOrder } from "./shopper-mail";

export const NEW_ORDER_MAILS_JOB = "new-order-mails";

const Waiting = Type.Object({
  orderId: Type.Integer(),
  /** The kind of order: an ordinary one, or a prescription that waits for its price. */
  placed: Type.Union([Type.Literal("order"), Type.Literal("prescription")]),
  /** Hash of the network address; the order forgets it once it is accepted. */
  sentFrom: Type.Union([Type.String(), Type.Null()]),
});
type Waiting = Static<typeof Waiting>;

/** Queues the mails to shop and shopper in the transaction of the new order. Where nothing sends mails it does nothing. */
export async function queueNewOrderMails(
  tx: Transaction,
  { jobs, mail, settings }: Pick<ServerContext, "jobs" | "mail" | "settings">,
  order: OrderRow,
  placed: Waiting["placed"],
): Promise<void> {
  if (!mail.isConfigured) return;
  const waiting: Waiting = { orderId: order.id, placed, sentFrom: order.placedFrom };
  await jobs.send(tx, NEW_ORDER_MAILS_JOB, waiting, { startAfterSeconds: settings.orderMailDelaySeconds });
}

/** Sends them unless the order is gone by now. A canceled one counts as a mail all the same. */
export async function sendNewOrderMails(context: ServerContext, data: unknown): Promise<void> {
  const { orderId, placed, sentFrom } = readJobData(Waiting, data, NEW_ORDER_MAILS_JOB);
  await transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).limit(1);
    if (!order) return;
    const toShopper = await mayWriteToShopper(tx, context, order, sentFrom);
    if (order.status === "canceled" || order.status === "failed") return;
    const send = placed === "order" ? mailNewOrder : mailNewPrescription;
    await send(tx, context, order, { toShopper });
  });
}

async function mayWriteToShopper(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  sentFrom: string | null,
): Promise<boolean> {
  const owner = ownerOfRow(order);
  const { to, isProved } = await recipientOfOrder(tx, order);
  if (to === null || owner === null) return false;
  return allowMail(tx, context, { to, isProved, person: ownerName(owner), sentFrom });
}
