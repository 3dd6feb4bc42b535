/** Cash that couriers took at doors, and that they hand in. */
import { and, count, eq, inArray, isNotNull, isNull, or, sql, sum } from "drizzle-orm";
import { type Minor, toMajor, toMinor } from "@/domain/money";
import type { Queryable, Transaction } from "../../context";
import { courierCash, couriers, type OrderRow } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { cashToTake } from "./cash-to-take";

/**
 * Writes down what the courier of an order took, with the order as it was before it was delivered. Couriers who have no login
 * are not asked for it here.
 */
export async function recordCash(tx: Transaction, before: OrderRow, now: Date): Promise<void> {
  const amount = cashToTake(before);
  if (before.courierId === null || before.type === "take_away" || amount === 0) return;
  const [courier] = await tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(
      and(
        eq(couriers.id, before.courierId),
        or(isNotNull(couriers.passwordHash), eq(couriers.oneOrder, true)),
      ),
    );
  if (!courier) return;
  await tx
    .insert(courierCash)
    .values({ orderId: before.id, courierId: courier.id, amount, takenAt: now })
    .onConflictDoNothing();
}

/** The cash that a courier holds and has taken since a time, minor units. */
export async function cashOf(
  database: Queryable,
  courierId: number,
  since: Date | null,
): Promise<{ taken: Minor; toHandIn: Minor; orders: number }> {
  const from = since?.toISOString() ?? null;
  const [row] = await database
    .select({
      taken: sql<string>`coalesce(sum(amount) filter (where taken_at >= ${from}::timestamptz), 0)`,
      toHandIn: sql<string>`coalesce(sum(amount) filter (where handed_in_at is null), 0)`,
      orders: sql<string>`count(*) filter (where handed_in_at is null)`,
    })
    .from(courierCash)
    .where(eq(courierCash.courierId, courierId));
  return {
    taken: Number(row?.taken ?? 0),
    toHandIn: Number(row?.toHandIn ?? 0),
    orders: Number(row?.orders ?? 0),
  };
}

/** The cash that each of these couriers holds, minor units. */
export async function cashHeldBy(
  database: Queryable,
  courierIds: readonly number[],
): Promise<Map<number, Minor>> {
  if (courierIds.length === 0) return new Map();
  const rows = await database
    .select({ courierId: courierCash.courierId, amount: sum(courierCash.amount).mapWith(Number) })
    .from(courierCash)
    .where(and(inArray(courierCash.courierId, [...courierIds]), isNull(courierCash.handedInAt)))
    .groupBy(courierCash.courierId);
  return new Map(rows.map(({ courierId, amount }) => [courierId, amount]));
}

/**
 * POST /board/couriers/{id}/cash: the courier has handed in everything. 409 where they hold another sum by now, so that two
 * people who count at once count once.
 */
export async function handInCash(
  tx: Transaction,
  { operator, courierId, now }: { operator: { id: number; name: string }; courierId: number; now: Date },
  amount: number,
): Promise<void> {
  // Locked for the count; the courier's next delivery waits for it by its foreign key.
  const [courier] = await tx.select().from(couriers).where(eq(couriers.id, courierId)).for("update");
  if (!courier) throw refuse("courier_not_found");
  const digits = await readDigits(tx);
  const open = and(eq(courierCash.courierId, courierId), isNull(courierCash.handedInAt));
  const [held] = await tx
    .select({ amount: sum(courierCash.amount).mapWith(Number), orders: count() })
    .from(courierCash)
    .where(open);
  const sumOfIt = held?.amount ?? 0;
  if (sumOfIt === 0 || sumOfIt !== toMinor(amount, digits))
    throw refuse("courier_cash_changed", { amount: { minor: sumOfIt, digits } });
  await tx.update(courierCash).set({ handedInAt: now, handedInTo: operator.name }).where(open);
  await writeAudit(tx, {
    now,
    operator,
    action: "cash_handed_in",
    after: { courier_id: courierId, amount: toMajor(sumOfIt, digits), orders: held?.orders ?? 0 },
  });
}
