import type { Minor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../../context";
import { movePayment, REFUND_JOB } from "./move-payment";
import type { PaymentSource } from "./payment-states";

/** A charge that has to go back, or a part of it (minor units), is marked, and its refund queued, in one transaction. */
export async function oweRefund(
  tx: Transaction,
  { jobs }: Pick<ServerContext, "jobs">,
  id: string,
  moved: { by: PaymentSource; now: Date; part?: Minor },
): Promise<void> {
  if (await movePayment(tx, id, "refund_due", moved)) await jobs.send(tx, REFUND_JOB, { paymentId: id });
}
