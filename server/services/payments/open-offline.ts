/** Payments outside of the app that wait for the shop's decision. */
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { toMajor } from "@/domain/money";
import type { Language, Queryable } from "../../context";
import { offlinePayments, orders } from "../../db/schema";
import { readDigits } from "../settings/shop-view";
import { localText } from "./records/offline-payments-of-order";

/** A payment that waits for a decision; the amount in major units. */
export interface OpenOfflinePayment {
  orderId: number;
  storeId: number | null;
  customerName: string;
  amount: number;
  method: string;
  answers: { label: string; value: string }[];
  note: string | null;
  saidAt: string;
}

/** What waits, among the orders of a condition. */
export const isOpenOffline = (among?: SQL): SQL | undefined =>
  and(
    eq(offlinePayments.state, "pending"),
    eq(orders.paymentMethod, "offline_payment"),
    eq(orders.paymentStatus, "unpaid"),
    inArray(orders.status, ["pending", "failed"]),
    among,
  );

/** The payments that wait, oldest first; a hundred at most. */
export async function listOpenOfflinePayments(
  database: Queryable,
  language: Language = "en",
  among?: SQL,
): Promise<OpenOfflinePayment[]> {
  const digits = await readDigits(database);
  const rows = await database
    .select({ said: offlinePayments, order: orders })
    .from(offlinePayments)
    .innerJoin(orders, eq(orders.id, offlinePayments.orderId))
    .where(isOpenOffline(among))
    .orderBy(asc(offlinePayments.createdAt))
    .limit(100);
  return rows.map(({ said, order }) => ({
    orderId: order.id,
    storeId: order.storeId,
    customerName: order.address.contact_person_name,
    amount: toMajor(order.total, digits),
    method: localText(said.methodName, language),
    answers: said.answers.map(({ label, value }) => ({ label: localText(label, language), value })),
    note: said.note,
    saidAt: said.updatedAt.toISOString(),
  }));
}
