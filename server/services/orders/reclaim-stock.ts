/** Orders that gave their stock back unpaid, and are to hold it once more. */
import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { customers, guests, type OrderRow } from "../../db/schema";
import { type Owner, ownerOfRow } from "../owner/owner";
import { orThrow, refuse } from "../refusals";
import { takeStockAgain } from "./held-stock";
import { holdMinutes, longestHoldMinutes, shortestHoldMinutes, takeUpHours } from "./hold-times";
import { openOrdersProblem, openPiecesProblem, piecesOfOrder } from "./open-orders";

const after = (from: Date, minutes: number) => from.getTime() + minutes * 60_000;

/** Holds the owner's row, as placing an order does, so that one person's orders are counted one after the other. */
async function holdOwner(tx: Transaction, owner: Owner): Promise<void> {
  if (owner.kind === "guest")
    await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, owner.guestId)).for("no key update");
  else
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, owner.customerId))
      .for("no key update");
}

/**
 * Takes stock and coupon again for a held order that its shopper wants to go on with. It counts like a new one: refuses with 403
 * `open_orders` where there are too many, and orders that are too old. Otherwise one order could keep the shelves empty for ever.
 */
export async function reclaimStock(
  tx: Transaction,
  { settings, clock }: Pick<ServerContext, "settings" | "clock">,
  order: OrderRow,
): Promise<void> {
  if (order.holdsStock) return;
  if (clock.now().getTime() > after(order.createdAt, takeUpHours * 60)) throw refuse("order_too_old");
  const owner = ownerOfRow(order);
  if (owner !== null) {
    await holdOwner(tx, owner);
    // Forgotten by then for most: nobody's address is counted.
    const placedFrom = order.placedFrom ?? "";
    const phone = order.address.contact_person_number;
    orThrow(await openOrdersProblem(tx, settings.openOrders, { owner, phone, placedFrom }));
    const pieces = await piecesOfOrder(tx, order.id);
    orThrow(await openPiecesProblem(tx, settings.openPieces, { owner, placedFrom, pieces }));
  }
  await takeStockAgain(tx, order);
}

/** Until when an order holds its stock that begins to be paid now. `order` as it was before it was taken up again. */
export function paidUntil(
  order: Pick<OrderRow, "createdAt" | "holdsStock" | "paymentMethod">,
  now: Date,
): Date {
  const until = Math.min(after(now, holdMinutes.digital), after(order.createdAt, longestHoldMinutes));
  // One that was taken up late, or was to be paid offline before, needs the time in which a card can be typed in.
  const isEarly = order.holdsStock && order.paymentMethod !== "offline_payment";
  return new Date(isEarly ? until : Math.max(until, after(now, shortestHoldMinutes)));
}
