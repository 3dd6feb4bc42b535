/** Orders as lists and streams of the board have them. */
import { eq, inArray, sum } from "drizzle-orm";
import type { BoardOrder } from "@/contract/calls/board-orders";
import { toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import { couriers, type OrderRow, orderChanges, orderLines, orders } from "../../db/schema";
import { readDigits } from "../settings/shop-view";
import { actionsOf, stateOf } from "./order-actions";

/** Orders in the order given: four queries, however many there are. */
export async function formatBoardOrders(
  database: Queryable,
  rows: readonly OrderRow[],
): Promise<BoardOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const digits = await readDigits(database);
  const pieces = await database
    .select({ orderId: orderLines.orderId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  const courierIds = [...new Set(rows.flatMap(({ courierId }) => courierId ?? []))];
  const named =
    courierIds.length === 0
      ? []
      : await database.select().from(couriers).where(inArray(couriers.id, courierIds));
  const changes = await database.select().from(orderChanges).where(inArray(orderChanges.orderId, ids));
  const piecesOf = new Map(pieces.map((row) => [row.orderId, row.pieces]));
  const seqOf = new Map(changes.map(({ orderId, seq }) => [orderId, seq]));
  const courierOf = new Map(
    named.map(({ id, firstName, lastName, phone }) => [
      id,
      { id, name: `${firstName} ${lastName}`.trim(), phone },
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    store_id: row.storeId,
    seq: seqOf.get(row.id) ?? 0,
    state: stateOf(row),
    status: row.status,
    type: row.type,
    created_at: row.createdAt.toISOString(),
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    ready_by: row.readyBy?.toISOString() ?? null,
    customer_name: row.address.contact_person_name,
    pieces: piecesOf.get(row.id) ?? 0,
    total: toMajor(row.total, digits),
    payment_method: row.paymentMethod,
    payment_status: row.paymentStatus,
    prescription_state: row.prescriptionState,
    courier: courierOf.get(row.courierId ?? 0) ?? null,
    returned_reason: row.returnedReason,
    actions: actionsOf(row),
  }));
}

/** The announced orders of these ids, in no order. */
export async function readBoardOrders(database: Queryable, ids: readonly number[]): Promise<BoardOrder[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return formatBoardOrders(
    database,
    rows.filter(({ announced }) => announced),
  );
}

/** One order as a list has it, in the transaction that changed it. */
export async function readBoardOrder(database: Queryable, id: number): Promise<BoardOrder | null> {
  const rows = await database.select().from(orders).where(eq(orders.id, id)).limit(1);
  return (await formatBoardOrders(database, rows))[0] ?? null;
}
