/** Reads the money of shoppers from the database of a stopped server, and lets what is open come to its end. */
import type { PGlite } from "@electric-sql/pglite";
import type { MoneyState, Wallet, WalletMovement } from "./money-invariants";

/** Nobody's money and everybody's. */
export interface MoneyOf {
  customerId: number | null;
  guestIds: readonly number[];
}

/** The money of a shopper; of the whole town for `null`. */
export async function readMoney(database: PGlite, who: MoneyOf | null): Promise<MoneyState> {
  const rows = async <T>(sql: string, values: unknown[]) => (await database.query<T>(sql, values)).rows;
  const values = [who === null, who?.customerId ?? null, who?.guestIds ?? []];
  const mine = "($1 or orders.customer_id = $2 or orders.guest_id = any($3::bigint[]))";
  const paid = `from payments left join orders on orders.id = payments.order_id
    where ($1 or payments.customer_id = $2 or ${mine})`;
  const orders = await rows<MoneyState["orders"][number]>(
    `select id, status, payment_status as "paymentStatus", payment_method as method, rest_method as rest,
       total, paid_from_wallet as "fromWallet" from orders where ${mine}`,
    values,
  );
  const payments = await rows<MoneyState["payments"][number]>(
    `select payments.id, purpose, order_id as "orderId", amount, payments.status, session ${paid}`,
    values,
  );
  // For one shopper only their payments at the gateway, for the town all of them.
  const gateway = await rows<MoneyState["gateway"][number]>(
    `select id, payment_id as "paymentId", amount, state from sandbox_sessions
     where $1 or payment_id in (select payments.id ${paid})`,
    values,
  );
  const customers = await rows<{ id: number; balance: number }>(
    "select id, wallet_balance as balance from customers where $1 or id = $2",
    values.slice(0, 2),
  );
  const wallets: Wallet[] = [];
  for (const { id, balance } of customers) {
    const movements = await rows<WalletMovement>(
      `select type, order_id as "orderId", credit, debit, bonus, balance from wallet_movements
       where customer_id = $1 order by id`,
      [id],
    );
    wallets.push({ customerId: id, balance, movements });
  }
  return { orders, payments, gateway, wallets };
}

/**
 * Queues the job that asks about payments without an outcome and repeats refunds, where there is something for it to do.
 * Returns its number, or null.
 */
export async function queueAsking(database: PGlite): Promise<string | null> {
  const { rows: open } = await database.query(
    "select id from payments where status in ('started', 'refund_due') limit 1",
  );
  if (open.length === 0) return null;
  const { rows } = await database.query<{ id: string }>(
    "insert into pgboss.job (name, data) values ('unpaid-orders', '{}') returning id",
  );
  return rows[0]?.id ?? null;
}

export async function hasRun(database: PGlite, job: string): Promise<boolean> {
  const { rows } = await database.query<{ state: string }>("select state from pgboss.job where id = $1", [
    job,
  ]);
  return rows[0]?.state === "completed";
}

/** Payments that the gateway has charged and the shop does not know of. */
export async function unheardCharges(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select payments.id from payments join sandbox_sessions on payment_id = payments.id
     where payments.status = 'started' and state = 'paid'`,
  );
  return rows.map(({ id }) => id);
}
