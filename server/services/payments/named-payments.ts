/** Payments by the tokens in the addresses of the payment pages. */
import { eq } from "drizzle-orm";
import type { Queryable, ServerContext } from "../../context";
import { type PaymentRow, payments } from "../../db/schema";
import { refuse } from "../refusals";
import { paymentToken, readPaymentToken } from "./payment-token";
import { readSandboxSession } from "./sandbox-gateway";

/** The payment that an address names. Refuses tokens that the server did not sign for this step. */
export async function namedPayment(
  { database }: Pick<ServerContext, "database">,
  step: "pay" | "return",
  token: unknown,
): Promise<PaymentRow> {
  const id = await readPaymentToken(database, step, token);
  const [payment] =
    id === null ? [] : await database.select().from(payments).where(eq(payments.id, id)).limit(1);
  if (!payment) throw refuse("payment_link");
  return payment;
}

/** The session that an address of the sandbox names, with its payment; null for a wrong token. */
export async function namedSandboxSession(context: ServerContext, token: unknown) {
  const { database } = context;
  const id = await readPaymentToken(database, "sandbox", token);
  const session = id === null ? null : await readSandboxSession(context, id);
  if (!session) return null;
  const [payment] = await database.select().from(payments).where(eq(payments.id, session.paymentId)).limit(1);
  return payment ? { session, payment } : null;
}

/** Where a payment is paid: a path of this server, which leads to the gateway. */
export const payPath = async (database: Queryable, paymentId: string) =>
  `/payment-mobile/pay?payment=${encodeURIComponent(await paymentToken(database, "pay", paymentId))}`;

/** Where a gateway leads the shopper back to: a path of this server. */
export const returnPath = async ({ database }: Pick<ServerContext, "database">, paymentId: string) =>
  `/payment-mobile/return?payment=${encodeURIComponent(await paymentToken(database, "return", paymentId))}`;
