/** Open orders by prescription, as the operator lists and declines them. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { PrescriptionState } from "@/contract";
import { toMajor } from "@/domain/money";
import type { ServerContext } from "../../context";
import { orderLines, orders, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { cancelAndRestore } from "../orders/cancel-order";
import { mailPrescriptionEnd } from "../orders/prescription-mails";
import { readDigits } from "../settings/shop-view";
import { lockOpenPrescription } from "./price-prescription";

/** An open order by prescription; the total in major units. */
export interface OpenPrescription {
  id: number;
  state: PrescriptionState;
  store: string;
  storeId: number;
  contact: string;
  total: number;
  note: string | null;
  /** Paths of the photos at this server. */
  photos: string[];
  placedAt: Date;
  agreeUntil: Date | null;
  lines: { itemId: number | null; name: string; quantity: number; unitPrice: number }[];
}

/** The oldest are listed, because their shoppers have waited longest. */
const maxShown = 100;

/** Orders that wait for the pharmacy or the shopper, oldest first; only the one with `id` where it is given. */
export async function openPrescriptions(
  { database }: ServerContext,
  id?: number,
): Promise<OpenPrescription[]> {
  const digits = await readDigits(database);
  const rows = await database
    .select({ order: orders, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        inArray(orders.prescriptionState, ["waiting", "priced"]),
        eq(orders.status, "pending"),
        id === undefined ? undefined : eq(orders.id, id),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(maxShown);
  const ids = rows.map(({ order }) => order.id);
  const lines = ids.length
    ? await database
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(orderLines.id))
    : [];
  return rows.map(({ order, store }) => ({
    id: order.id,
    state: order.prescriptionState ?? "waiting",
    store,
    storeId: order.storeId ?? 0,
    contact: `${order.address.contact_person_name}, ${order.address.contact_person_number}`,
    total: toMajor(order.total, digits),
    note: order.note,
    photos: order.attachments,
    placedAt: order.createdAt,
    agreeUntil: order.agreeUntil,
    lines: lines
      .filter((line) => line.orderId === order.id)
      .map(({ itemId, snapshot, quantity, unitPrice }) => ({
        itemId,
        name: snapshot.name,
        quantity,
        unitPrice: toMajor(unitPrice, digits),
      })),
  }));
}

/** Cancels an open order by prescription; the shopper reads `reason`. */
export function declinePrescription(context: ServerContext, id: number, reason: string): Promise<void> {
  return transact(context.database, async (tx) => {
    const order = await lockOpenPrescription(tx, id);
    const canceled = await cancelAndRestore(tx, context, order, {
      now: context.clock.now(),
      reason,
      note: null,
      by: "admin",
    });
    await mailPrescriptionEnd(tx, context, canceled, "refused", reason);
  });
}
