/** Everything that the server has of one customer, as JSON. */
import { asc, eq, getTableColumns, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable, ServerContext } from "../../context";
import * as schema from "../../db/schema";
import { countAttempt } from "../rate-limits/attempt-limits";
import { readDigits } from "../settings/shop-view";

/** Downloads of one customer in `windowSeconds`: each reads every table. */
const downloads = { limit: 5, windowSeconds: 3600 } as const;
/** Rows in memory at once. */
const rowsPerRead = 500;

/** Says nothing about the person: hashes of network addresses, or rows of the shop that only name whom they are for. */
const withheldTables: ReadonlySet<string> = new Set(["known_addresses", "cashback_offers"]);

/**
 * Columns that would let somebody in or pass as the customer's device, and the shop's own bookkeeping. By the name of a column, so
 * that one of a later table is withheld as well.
 */
const withheldColumns =
  /hash$|token$|secret|^p256dh$|^auth$|^otp$|public_key|server_key|^placed_from$|^courier_route$/;

interface PersonalTable {
  name: string;
  table: PgTable;
  owner: PgColumn;
  order: PgColumn;
  columns: Record<string, PgColumn>;
}

/** Every table whose rows name a customer, also those that are added to the schema later. */
export function personalTables(): PersonalTable[] {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { name } = getTableConfig(table);
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const owner = name === "customers" ? columns.id : columns.customerId;
    const order = columns.id ?? Object.values(columns)[0];
    if (!owner || !order || withheldTables.has(name)) return [];
    const shown = Object.entries(columns).filter(([, column]) => !withheldColumns.test(column.name));
    return [{ name, table, owner, order, columns: Object.fromEntries(shown) }];
  });
}

/** The rows of a table, few at a time, in the order of their ids. */
async function* rowsOfCustomer(database: Queryable, personal: PersonalTable, customerId: number) {
  const { table, owner, order, columns } = personal;
  for (let offset = 0; ; offset += rowsPerRead) {
    const rows = await database
      .select(columns)
      .from(table)
      .where(eq(owner, customerId))
      .orderBy(asc(order))
      .limit(rowsPerRead)
      .offset(offset);
    yield* rows;
    if (rows.length < rowsPerRead) return;
  }
}

/** The lines of the customer's orders. */
async function* linesOfOrders(database: Queryable, customerId: number) {
  for (let offset = 0; ; offset += rowsPerRead) {
    const rows = await database
      .select({ line: schema.orderLines })
      .from(schema.orderLines)
      .innerJoin(schema.orders, eq(schema.orders.id, schema.orderLines.orderId))
      .where(eq(schema.orders.customerId, customerId))
      .orderBy(asc(schema.orderLines.id))
      .limit(rowsPerRead)
      .offset(offset);
    for (const { line } of rows) {
      const { snapshot, ...rest } = line;
      yield { ...rest, itemName: snapshot.name };
    }
    if (rows.length < rowsPerRead) return;
  }
}

/** The messages of the customer's conversations, from both sides. */
async function* messagesOfChats(database: Queryable, customerId: number) {
  const { chatMessages, conversations } = schema;
  for (let offset = 0; ; offset += rowsPerRead) {
    const rows = await database
      .select({ message: chatMessages })
      .from(chatMessages)
      .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
      .where(eq(conversations.customerId, customerId))
      .orderBy(asc(chatMessages.id))
      .limit(rowsPerRead)
      .offset(offset);
    for (const { message } of rows) yield message;
    if (rows.length < rowsPerRead) return;
  }
}

async function* jsonList(name: string, rows: AsyncIterable<unknown>) {
  yield `,\n${JSON.stringify(name)}: [`;
  let first = true;
  for await (const row of rows) {
    yield `${first ? "\n" : ",\n"}${JSON.stringify(row)}`;
    first = false;
  }
  yield "]";
}

/**
 * The file in parts, so that no more than a few rows are in memory, however much the customer has bought. Money is in
 * smallest units, as it is stored; `money_decimals` says of how many digits.
 */
export async function* ownDataFile({ database, clock }: ServerContext, customerId: number) {
  const about = { made_at: clock.now().toISOString(), money_decimals: await readDigits(database) };
  yield `{"about": ${JSON.stringify(about)}`;
  for (const table of personalTables())
    yield* jsonList(table.name, rowsOfCustomer(database, table, customerId));
  yield* jsonList("order_lines", linesOfOrders(database, customerId));
  yield* jsonList("chat_messages", messagesOfChats(database, customerId));
  yield "}\n";
}

/** Refuses with 429 after too many downloads. */
export async function countOwnDataDownload(
  { database, clock }: ServerContext,
  customerId: number,
): Promise<void> {
  await countAttempt(database, clock.now(), { kind: "own-data", subject: String(customerId), ...downloads });
}
