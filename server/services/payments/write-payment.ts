import type { ServerContext, Transaction } from "../../context";
import { type PaymentRow, payments } from "../../db/schema";

/** Writes a payment that begins now, in the shop's currency. */
export async function writePayment(
  tx: Transaction,
  { clock, settings }: Pick<ServerContext, "clock" | "settings">,
  payment: Omit<typeof payments.$inferInsert, "currency" | "createdAt" | "updatedAt">,
): Promise<PaymentRow> {
  const now = clock.now();
  const [written] = await tx
    .insert(payments)
    .values({ ...payment, currency: settings.currency, createdAt: now, updatedAt: now })
    .returning();
  if (!written) throw new Error("A payment was not written.");
  return written;
}
