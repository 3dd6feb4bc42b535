/** All moves of a payment. The database has the same list, and refuses any other move. */
import type { PaymentStatus } from "../../../db/schema";

/** The statuses before each status. A charge reported late, after a failure, counts. */
export const statusesBefore: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  started: [],
  failed: ["started"],
  canceled: ["started"],
  paid: ["started", "failed", "canceled"],
  refund_due: ["paid"],
  refunded: ["refund_due"],
};

/** A failed refund is owed again: only the gateway's word of that refund leads back. */
export const failedRefund = { from: "refunded", to: "refund_due" } as const satisfies Readonly<
  Record<"from" | "to", PaymentStatus>
>;

/** The source of the news about a move. */
export type PaymentSource = "return" | "webhook" | "question" | "shopper" | "operator" | "job";
