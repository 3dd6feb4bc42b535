/** All moves of a payment. The same stand in the database, which refuses every other one. */
import type { PaymentStatus } from "../../db/schema";

/** From which statuses one is reached. A charge that is told of late, after a failure, counts. */
export const statusesBefore: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  started: [],
  failed: ["started"],
  canceled: ["started"],
  paid: ["started", "failed", "canceled"],
  refund_due: ["paid"],
  refunded: ["refund_due"],
};

/** What was given back is owed again where its refund failed: only the gateway's word of that refund leads back. */
export const failedRefund = { from: "refunded", to: "refund_due" } as const satisfies Readonly<
  Record<"from" | "to", PaymentStatus>
>;

/** Who told of a move. */
export type PaymentSource = "return" | "webhook" | "question" | "shopper" | "operator" | "job";
