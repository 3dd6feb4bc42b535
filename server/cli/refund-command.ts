/** `refund`: the requests that wait, and what the operator decides on one. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import {
  type ApprovedRefund,
  approveRefund,
  listOpenRefunds,
  rejectRefund,
} from "../services/refunds/decide-refund";
import { refundByOps } from "../services/refunds/refund-by-shop";
import { shopTimestamp } from "../services/settings/shop-time-text";

type Write = (line: string) => void;

async function listRequests(context: ServerContext, write: Write): Promise<void> {
  const open = await listOpenRefunds(context);
  if (open.length === 0) write("No request for a refund waits.");
  for (const { orderId, amount, paymentMethod, reason, note, photos, askedAt } of open) {
    write(
      `${String(orderId).padEnd(11)}${shopTimestamp(askedAt, context.timeZones.shop)}  ${amount} (${paymentMethod})  ${reason}`,
    );
    if (note) write(`           ${note.replaceAll(/\s+/g, " ")}`);
    for (const photo of photos) write(`           ${context.settings.publicUrl}${photo}`);
  }
}

const whereOf = ({ amount, returnedTo, paymentMethod }: ApprovedRefund) =>
  ({
    wallet: `${amount} went to the customer's wallet.`,
    gateway: `${amount} goes back to the card or account that the order was paid with.`,
    outside: `Approved. The order was paid by ${paymentMethod}: give ${amount} back there.`,
  })[returnedTo];

const isAmount = (text: string) => /^\d{1,9}(\.\d{1,4})?$/.test(text);

/** Money back that nobody asked for; whoever ordered reads the words. */
async function give(
  context: ServerContext,
  orderId: number,
  [amount = "", ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  const words = rest.join(" ").trim().slice(0, 500);
  if ((amount !== "all" && !isAmount(amount)) || words === "")
    throw new StartError("refund ID give needs an AMOUNT like 12.50, or all, and the REASON.");
  const refund = { orderId, amount: amount === "all" ? null : Number(amount), words };
  const given = await refundByOps(context, refund);
  write(whereOf(given));
}

/** Nothing, `ID approve [AMOUNT]`, `ID reject [WORDS]`, or `ID give AMOUNT REASON`. */
export async function manageRefunds(
  context: ServerContext,
  [id, decision, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (id === undefined) return listRequests(context, write);
  if (!/^\d{1,10}$/.test(id)) throw new StartError("refund needs ID approve [AMOUNT] or ID reject [WORDS].");
  if (decision === "approve") {
    const [amount] = rest;
    if (amount !== undefined && !isAmount(amount))
      throw new StartError("AMOUNT must be a number like 12.50.");
    const given = await approveRefund(context, Number(id), amount === undefined ? null : Number(amount));
    return write(whereOf(given));
  }
  if (decision === "give") return give(context, Number(id), rest, write);
  if (decision !== "reject") throw new StartError("refund needs ID approve [AMOUNT] or ID reject [WORDS].");
  await rejectRefund(context, Number(id), rest.join(" ").trim().slice(0, 1000));
  write("The request is declined, and the customer is told.");
}
