/** The delivered orders of a span as a table for the accountant: one row an order, no names or addresses of shoppers. */
import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import type { BoardNumbersQuery } from "@/contract/calls/board-numbers";
import { toMajor } from "@/domain/money";
import type { ServerContext } from "../../../context";
import { rowsOf } from "../../../db/rows";
import { orders, stores } from "../../../db/schema";
import type { Operator } from "../../operators/operator";
import { refuse } from "../../refusals";
import { shopTimestamp } from "../../settings/shop-time-text";
import { readDigits } from "../../settings/shop-view";
import { amountParts, paymentParts } from "./order-parts";
import { reachedAt, reachedIn, readSpan } from "./span";

/** Rows of one response; a longer span is asked for in parts. */
const maxRows = 50_000;

interface Row extends Record<string, unknown> {
  id: number;
  store: string | null;
  placed: string;
  delivered: string;
  type: string;
}

/** GET /board/numbers/orders.csv: times on the shop's clock, amounts in major units. Errors are those of `readSpan`. */
export async function ordersCsv(
  { database, timeZones }: Pick<ServerContext, "database" | "timeZones">,
  operator: Operator,
  query: BoardNumbersQuery,
): Promise<string> {
  const span = readSpan(query, operator, timeZones.shop);
  const parts = [...amountParts, ...paymentParts];
  const columns = sql.join(
    parts.map(([name, part]) => sql`${part} as ${sql.identifier(name)}`),
    sql`, `,
  );
  const rows = rowsOf<Row>(
    await database.execute(sql`
      select ${orders.id} as id, ${stores.slug} as store, ${orders.createdAt} as placed,
        ${reachedAt("delivered")} as delivered, ${orders.type} as type, ${orders.total} as total, ${columns}
      from ${orders} left join ${stores} on ${stores.id} = ${orders.storeId}
      where ${reachedIn(span, "delivered")} order by ${reachedAt("delivered")}, ${orders.id} limit ${maxRows + 1}`),
  );
  if (rows.length > maxRows) throw refuse("numbers_rows", { count: String(maxRows) });
  const digits = await readDigits(database);
  const amount = (minor: unknown) => toMajor(Number(minor), digits).toFixed(digits);
  const table = rows.map((row) => [
    String(row.id),
    row.store ?? "",
    shopTimestamp(row.placed, timeZones.shop),
    shopTimestamp(row.delivered, timeZones.shop),
    row.type,
    amount(row.total),
    ...parts.map(([name]) => amount(row[name])),
  ]);
  const head = ["order", "store", "placed", "delivered", "type", "total", ...parts.map(([name]) => name)];
  return stringify([head, ...table]);
}
