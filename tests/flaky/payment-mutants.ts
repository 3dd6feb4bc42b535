/** Protections of payments that can be switched off one at a time. */
import type { Patch } from "./patch";

const payments = (file: string, find: string, put: string): Patch => ({
  file: `server/services/payments/${file}`,
  find,
  put,
});

export const PAYMENT_MUTANTS = {
  /** A payment that is told of twice is taken over twice. Shows as a paid order whose charge was given back. */
  "payment-twice": [
    payments(
      "settle-payment.ts",
      `const paid = await movePayment(tx, payment.id, "paid", moved);`,
      `const paid = (await movePayment(tx, payment.id, "paid", moved)) ?? payment;`,
    ),
  ],
  /** Anybody may speak in the gateway's name. Shows as a forged message that is taken. */
  "forged-message": [
    payments(
      "sandbox-gateway.ts",
      `if (!(await isSignedPayment(database, "sandbox-message", body, signature))) return null;`,
      `void isSignedPayment;`,
    ),
  ],
  /** Who comes back from the gateway has paid. Shows as a paid order that nobody was charged for. */
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
  /** "Paid" is said before it is written. Shows as a shopper who is told so, and an order that waits for its payment. */
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
  /** What a wallet paid of an order that is canceled does not go back. */
  "wallet-part-kept": [
    {
      file: "server/services/orders/change-order.ts",
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
  /** Nobody asks about a payment that was not told of. Shows as an order that waits for its payment for ever. */
  "never-asked": [
    {
      file: "server/jobs/payments.ts",
      find: "await checkUnsettled(context);",
      put: "void checkUnsettled;",
    },
  ],
} as const satisfies Record<string, readonly Patch[]>;
