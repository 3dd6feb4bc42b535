/** `refund`: the requests that wait, and what the operator decides on one. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { approveRefund, listOpenRefunds, rejectRefund } from "../services/refunds/decide-refund";
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

/** Nothing, `ID approve [AMOUNT]`, or `ID reject [WORDS]`. */
export async function manageRefunds(
  context: ServerContext,
  [id, decision, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (id === undefined) return listRequests(context, write);
  if (!/^\d{1,10}$/.test(id)) throw new StartError("refund needs ID approve [AMOUNT] or ID reject [WORDS].");
  if (decision === "approve") {
    const [amount] = rest;
    if (amount !== undefined && !/^\d{1,9}(\.\d{1,4})?$/.test(amount))
      throw new StartError("AMOUNT must be a number like 12.50.");
    const given = await approveRefund(context, Number(id), amount === undefined ? null : Number(amount));
    const where = {
      wallet: `${given.amount} went to the customer's wallet.`,
      gateway: `${given.amount} goes back to the card or account that the order was paid with.`,
      outside: `Approved. The order was paid by ${given.paymentMethod}: give ${given.amount} back there.`,
    };
    return write(where[given.returnedTo]);
  }
  if (decision !== "reject") throw new StartError("refund needs ID approve [AMOUNT] or ID reject [WORDS].");
  await rejectRefund(context, Number(id), rest.join(" ").trim().slice(0, 1000));
  write("The request is declined, and the customer is told.");
}
