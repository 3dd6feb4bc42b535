import { stepAtGateway } from "@/domain/currencies/money-rounding";
import type { ServerContext, Transaction } from "../../context";
import { type PaymentRow, payments } from "../../db/schema";
import { refusalAmount } from "../orders/price-order";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { canCharge } from "./records/gateway-amounts";

/** Writes a payment that begins now, in the shop's currency. Refuses with 403 `amount` what its gateway cannot charge. */
export async function writePayment(
  tx: Transaction,
  { clock, settings, paymentGateways }: Pick<ServerContext, "clock" | "settings" | "paymentGateways">,
  payment: Omit<typeof payments.$inferInsert, "currency" | "createdAt" | "updatedAt">,
): Promise<PaymentRow> {
  const now = clock.now();
  const gateway = paymentGateways.get(payment.gateway);
  const digits = await readDigits(tx);
  if (gateway?.unit && !canCharge(gateway, payment.amount, digits))
    throw refuse("payment_step", { amount: refusalAmount(stepAtGateway(gateway.unit, digits), digits) });
  const [written] = await tx
    .insert(payments)
    .values({ ...payment, currency: settings.currency, createdAt: now, updatedAt: now })
    .returning();
  if (!written) throw new Error("A payment was not written.");
  return written;
}
