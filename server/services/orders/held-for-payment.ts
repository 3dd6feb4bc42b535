/** Orders that are to be paid first, are not paid, and are held meanwhile: they are under way. */
import { and, eq, inArray, not, or, type SQL } from "drizzle-orm";
import { historyStatuses, runningStatuses } from "@/domain/status-groups";
import { type OrderRow, orders } from "../../db/schema";

export const isHeldForPayment = ({
  status,
  paymentStatus,
  holdsStock,
}: Pick<OrderRow, "status" | "paymentStatus" | "holdsStock">): boolean =>
  status === "failed" && paymentStatus === "unpaid" && holdsStock;

/** The same as a condition. */
const heldForPayment = (): SQL | undefined =>
  and(eq(orders.status, "failed"), eq(orders.paymentStatus, "unpaid"), eq(orders.holdsStock, true));

/** Condition for the orders of one of the two lists; every order is in exactly one. */
export function isInList(which: "running" | "history"): SQL | undefined {
  const held = heldForPayment();
  if (which === "running") return or(inArray(orders.status, [...runningStatuses]), held);
  return and(inArray(orders.status, [...historyStatuses]), held && not(held));
}
