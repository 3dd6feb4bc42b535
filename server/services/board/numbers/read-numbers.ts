/** A shop's earnings in a span of days. */
import { type SQL, sql } from "drizzle-orm";
import type { BoardNumbers, BoardNumbersQuery } from "@/contract/calls/board-numbers";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../../context";
import { rowsOf } from "../../../db/rows";
import { couriers, orderLines, orders, refundRequests } from "../../../db/schema";
import type { Operator } from "../../operators/operator";
import { readDigits } from "../../settings/shop-view";
import { amountParts, cashPart, paymentParts } from "./order-parts";
import { reachedAt, reachedIn, readSpan, type Span } from "./span";

type Money = (minor: unknown) => number;

const maxRows = 20;

async function select<Row>(tx: Transaction, query: SQL): Promise<Row[]> {
  return rowsOf<Row>(await tx.execute(query));
}

/** One column a part; sums of nothing are 0. */
const sums = (parts: readonly (readonly [string, SQL])[]): SQL =>
  sql.join(
    parts.map(([name, part]) => sql`coalesce(sum(${part}), 0) as ${sql.identifier(name)}`),
    sql`, `,
  );

const namedAmounts = (
  parts: readonly (readonly [string, SQL])[],
  row: Record<string, unknown>,
  money: Money,
) => parts.map(([name]) => ({ name, amount: money(row[name]) })).filter(({ amount }) => amount !== 0);

async function readTotals(tx: Transaction, span: Span, money: Money) {
  const [row = {}] = await select<Record<string, unknown>>(
    tx,
    sql`select count(*) as orders_delivered, coalesce(sum(${orders.total}), 0) as total,
      coalesce(sum(${orders.tax}), 0) as whole_tax, ${sums(amountParts)}, ${sums(paymentParts)}
      from ${orders} where ${reachedIn(span, "delivered")}`,
  );
  return {
    orders_delivered: Number(row.orders_delivered),
    total: money(row.total),
    amounts: namedAmounts(amountParts, row, money),
    tax: money(row.whole_tax),
    payments: namedAmounts(paymentParts, row, money),
  };
}

interface CountedAmount {
  orders: string | number;
  amount: string | number;
}

async function readDays(tx: Transaction, span: Span, money: Money): Promise<BoardNumbers["days"]> {
  const rows = await select<CountedAmount & { day: number }>(
    tx,
    sql`select width_bucket(${reachedAt("delivered")}, ${`{${span.edges.join()}}`}::text[]) as day,
      count(*) as orders, sum(${orders.total}) as amount
      from ${orders} where ${reachedIn(span, "delivered")} group by 1`,
  );
  const found = new Map(rows.map((row) => [Number(row.day), row]));
  return span.dates.map((date, index) => {
    const row = found.get(index + 1);
    return { date, orders: Number(row?.orders ?? 0), amount: money(row?.amount ?? 0) };
  });
}

async function readCash(tx: Transaction, span: Span, money: Money): Promise<BoardNumbers["cash"]> {
  const rows = await select<CountedAmount & { courier_id: number | null; name: string | null }>(
    tx,
    sql`select ${orders.courierId} as courier_id, ${couriers.firstName} || ' ' || ${couriers.lastName} as name,
      count(*) as orders, sum(${cashPart}) as amount
      from ${orders} left join ${couriers} on ${couriers.id} = ${orders.courierId}
      where ${reachedIn(span, "delivered")} and ${cashPart} <> 0 group by 1, 2 order by 4 desc, 1`,
  );
  return rows.map((row) => ({
    courier_id: row.courier_id,
    name: row.name,
    orders: Number(row.orders),
    amount: money(row.amount),
  }));
}

async function readCanceled(tx: Transaction, span: Span, money: Money): Promise<BoardNumbers["canceled"]> {
  const rows = await select<CountedAmount & { reason: string | null; by: string | null }>(
    tx,
    sql`select ${orders.cancelReason} as reason, ${orders.canceledBy} as by, count(*) as orders,
      sum(${orders.total}) as amount
      from ${orders} where ${reachedIn(span, "canceled")} group by 1, 2 order by 3 desc, 1, 2 limit ${maxRows}`,
  );
  return rows.map(({ reason, by, ...row }) => ({
    reason,
    by,
    orders: Number(row.orders),
    amount: money(row.amount),
  }));
}

async function readBestSold(tx: Transaction, span: Span, money: Money): Promise<BoardNumbers["best_sold"]> {
  const rows = await select<{ item_id: number | null; name: string; quantity: number; amount: number }>(
    tx,
    sql`select ${orderLines.itemId} as item_id, ${orderLines.snapshot} ->> 'name' as name,
      sum(${orderLines.quantity}) as quantity,
      sum(${orderLines.unitPrice} * ${orderLines.quantity} + ${orderLines.addOnsTotal}) as amount
      from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      where ${reachedIn(span, "delivered")} group by 1, 2 order by 3 desc, 4 desc, 1, 2 limit ${maxRows}`,
  );
  return rows.map(({ item_id, name, quantity, amount }) => ({
    item_id,
    name: name ?? "",
    quantity: Number(quantity),
    amount: money(amount),
  }));
}

/** Minutes from the order to a status, of orders that were not ordered for later. */
async function readMinutes(
  tx: Transaction,
  span: Span,
  status: "confirmed" | "delivered",
): Promise<BoardNumbers["minutes_to_accept"]> {
  const taken = sql`extract(epoch from ${reachedAt(status)}::timestamptz - ${orders.createdAt}) / 60`;
  const [row] = await select<{ median: number | null; slow: number | null }>(
    tx,
    sql`select percentile_cont(0.5) within group (order by ${taken}) as median,
      percentile_cont(0.9) within group (order by ${taken}) as slow
      from ${orders}
      where ${reachedIn(span, "delivered")} and ${orders.scheduledAt} is null and ${reachedAt(status)} is not null`,
  );
  if (!row || row.median === null || row.slow === null) return null;
  const rounded = (minutes: number) => Math.round(Number(minutes) * 10) / 10;
  return { median: rounded(row.median), slow: rounded(row.slow) };
}

/** GET /board/numbers. Errors are those of `readSpan`. */
export async function readNumbers(
  context: Pick<ServerContext, "database" | "timeZones">,
  operator: Operator,
  query: BoardNumbersQuery,
): Promise<BoardNumbers> {
  const span = readSpan(query, operator, context.timeZones.shop);
  // One snapshot: an order that is delivered meanwhile is in every sum or in none.
  return context.database.transaction(
    async (tx) => {
      const digits = await readDigits(tx);
      const money: Money = (minor) => toMajor(Number(minor), digits);
      const [received] = await select<{ orders: number }>(
        tx,
        sql`select count(*) as orders from ${orders} where ${orders.createdAt} >= ${span.from}::timestamptz
          and ${orders.createdAt} < ${span.end}::timestamptz and ${span.stores}`,
      );
      const [refunds] = await select<CountedAmount>(
        tx,
        sql`select count(*) as orders, coalesce(sum(${refundRequests.amount}), 0) as amount
          from ${refundRequests} join ${orders} on ${orders.id} = ${refundRequests.orderId}
          where ${refundRequests.state} = 'approved' and ${refundRequests.decidedAt} >= ${span.from}::timestamptz
          and ${refundRequests.decidedAt} < ${span.end}::timestamptz and ${span.stores}`,
      );
      return {
        from: query.from,
        until: query.until,
        orders_received: Number(received?.orders ?? 0),
        ...(await readTotals(tx, span, money)),
        cash: await readCash(tx, span, money),
        refunds: { orders: Number(refunds?.orders ?? 0), amount: money(refunds?.amount ?? 0) },
        canceled: await readCanceled(tx, span, money),
        best_sold: await readBestSold(tx, span, money),
        minutes_to_accept: await readMinutes(tx, span, "confirmed"),
        minutes_to_deliver: await readMinutes(tx, span, "delivered"),
        days: await readDays(tx, span, money),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
