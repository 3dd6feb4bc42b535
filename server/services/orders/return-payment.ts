/** The one place that says where the money of a refunded order goes. */
import type { Minor } from "@/domain/money";
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { moveWallet } from "../wallet/wallet-movements";

/** `wallet`: it is there already. `outside`: the operator gives it back where it was paid. */
export type ReturnedTo = "wallet" | "outside";

/** Paid from the wallet, or in cash at the door: both go to the wallet, because nobody comes back with the cash. */
const toWallet: readonly string[] = ["wallet", "partial_payment", "cash_on_delivery"];

/** Gives back what an order cost, in the transaction of the decision. Minor units. */
export async function returnPayment(
  tx: Transaction,
  { id: orderId, customerId, paymentMethod }: OrderRow,
  credit: Minor,
  now: Date,
): Promise<ReturnedTo> {
  if (customerId === null || !toWallet.includes(paymentMethod)) return "outside";
  await moveWallet(tx, { customerId, type: "order_refund", credit, orderId, now });
  return "wallet";
}
