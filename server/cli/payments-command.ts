/** `payments`: what gateways tell that needs a person. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { readPaymentReport } from "../services/payments/payment-report";
import { refundDone, refundToWallet, retryRefund } from "../services/refunds/decide-failed-refund";
import { shopTimestamp } from "../services/settings/shop-time-text";

type Write = (line: string) => void;

const words: Readonly<Record<string, string>> = {
  refunded: "refunded",
  refund_failed: "refund failed",
  dispute: "dispute",
  dispute_over: "dispute over",
};

async function showReport(context: ServerContext, write: Write): Promise<void> {
  const { missing, failed, events } = await readPaymentReport(context);
  for (const { gateway, payments } of missing)
    write(
      `${payments} payments wait for ${gateway}, which has no keys here. Set them again: until then their outcome is not known and nothing goes back.`,
    );
  for (const { id, subject, amount, gateway, why } of failed)
    write(`${id}  ${amount} of ${subject} is owed: the refund by ${gateway} failed (${why}).`);
  if (failed.length > 0) write("Decide on each: payments retry ID, payments wallet ID, or payments done ID.");
  for (const { at, subject, kind, state, reason, reference } of events)
    write(
      `${shopTimestamp(at, context.timeZones.shop)}  ${(words[kind] ?? kind).padEnd(14)}${subject.padEnd(18)}${state}${reason ? `, ${reason}` : ""}  ${reference}`,
    );
  if (missing.length + failed.length + events.length === 0) write("No payment needs you.");
}

const decisions: Readonly<
  Record<string, readonly [(context: ServerContext, id: string) => Promise<void>, string]>
> = {
  retry: [retryRefund, "It is tried once more."],
  wallet: [refundToWallet, "The money is in the customer's wallet."],
  done: [refundDone, "Noted: it was given back outside of the shop."],
};

/** Nothing, or `retry|wallet|done ID`. */
export async function managePayments(
  context: ServerContext,
  [decision, id]: readonly string[],
  write: Write,
): Promise<void> {
  if (decision === undefined) return showReport(context, write);
  const known = Object.hasOwn(decisions, decision) ? decisions[decision] : undefined;
  if (!known || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? ""))
    throw new StartError("payments needs nothing, or retry ID, wallet ID or done ID.");
  const [decide, said] = known;
  await decide(context, id ?? "");
  write(said);
}
