import { and, eq, inArray } from "drizzle-orm";
import type { Minor } from "@/domain/money";
import type { Transaction } from "../../../context";
import { type PaymentRow, type PaymentStatus, payments } from "../../../db/schema";
import { type PaymentSource, statusesBefore } from "./payment-states";

/** Name of the job that gives one payment back. */
export const REFUND_JOB = "payment-refund";

/** Moves a payment, once: null when it is past that already. */
export async function movePayment(
  tx: Transaction,
  id: string,
  status: PaymentStatus,
  moved: { by: PaymentSource; now: Date; refund?: string; part?: Minor },
): Promise<PaymentRow | null> {
  const [row] = await tx
    .update(payments)
    .set({
      status,
      movedBy: moved.by,
      updatedAt: moved.now,
      ...(moved.refund === undefined ? {} : { refund: moved.refund }),
      ...(moved.part === undefined ? {} : { refundAmount: moved.part }),
    })
    .where(and(eq(payments.id, id), inArray(payments.status, [...statusesBefore[status]])))
    .returning();
  return row ?? null;
}
