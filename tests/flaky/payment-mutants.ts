/** Protections of payments that can be switched off one at a time. */
import type { Patch } from "./patch";

const payments = (file: string, find: string, put: string): Patch => ({
  file: `server/services/payments/${file}`,
  find,
  put,
});

export const PAYMENT_MUTANTS = {
  /** A payment reported twice is taken over twice. Shows as a paid order whose charge was refunded. */
  "payment-twice": [
    payments(
      "settle-payment.ts",
      `const paid = await movePayment(tx, payment.id, "paid", moved);`,
      `const paid = (await movePayment(tx, payment.id, "paid", moved)) ?? payment;`,
    ),
  ],
  /** Anybody may speak for the gateway. Shows as a forged message that is accepted. */
  "forged-message": [
    payments(
      "sandbox-gateway.ts",
      `if (!(await isSignedPayment(database, "sandbox-message", body, signature))) return null;`,
      `void isSignedPayment;`,
    ),
  ],
  /** Every return from the gateway counts as paid. Shows as a paid order that nobody was charged for. */
  "return-believed": [
    payments(
      "check-payment.ts",
      "result = close ? await gateway.close(payment.session) : await gateway.read(payment.session);",
      `result = close ? await gateway.close(payment.session) : await gateway.read(payment.session);
    if (by === "return")
      result = { state: "paid", paid: { amount: payment.amount, currency: payment.currency }, payUrl: null };`,
    ),
  ],
  /** A charge for an order that is closed is kept. */
  "late-charge-kept": [
    payments("settle-payment.ts", "await oweRefund(tx, context, payment.id, moved);", "void oweRefund;"),
  ],
  /** "Paid" is shown before it is written. Shows as a shopper told so, and an order waiting for its payment. */
  "paid-before-written": [
    payments(
      "settle-payment.ts",
      `  try {
    await settle(false);`,
      `  if (result.state === "paid" && by === "return") {
    setTimeout(() => void settle(false).catch(() => settle(true)), 1_500);
    return { ...payment, status: "paid" };
  }
  try {
    await settle(false);`,
    ),
  ],
  /** The wallet's part of a canceled order is not returned. */
  "wallet-part-kept": [
    {
      file: "server/services/orders/cancel-order.ts",
      find: "await returnToWallet(tx, order, close.now);",
      put: "void returnToWallet;",
    },
  ],
  /** A payment without an outcome can be made again. */
  "pay-again": [
    {
      file: "src/features/payment/api/get-unpaid-order.ts",
      find: `state === "unpaid" || state === "open" || state === "failed";`,
      put: `state === "unpaid" || state === "open" || state === "failed" || state === "checking";`,
    },
  ],
  /** Nobody asks about an unreported payment. Shows as an order that waits for its payment for ever. */
  "never-asked": [
    {
      file: "server/jobs/payments.ts",
      find: "await checkUnsettled(context);",
      put: "void checkUnsettled;",
    },
  ],
} as const satisfies Record<string, readonly Patch[]>;
