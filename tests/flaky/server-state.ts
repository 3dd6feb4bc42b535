/** The server's data on the shoppers, read from its database after it was stopped. */
import type { PGlite } from "@electric-sql/pglite";
import type { ServerState } from "./invariants";
import type { MoneyState } from "./money-invariants";
import { readMoney } from "./money-state";
import { withDatabase } from "./town-database";

/** Hundredths a unit: the demo's currency has two decimals. */
const MINOR = 100;

/** A shopper's identities at the server. */
export interface Identity {
  guestIds: readonly number[];
  email: string | null;
}

export interface TownState {
  /** In the order of the shoppers. */
  shoppers: ServerState[];
  /** Everybody's money, of earlier shoppers too. */
  money: MoneyState;
}

/**
 * Reads the states of shoppers, and puts back what they took of a sale that would otherwise end for those of later runs.
 * The server must not run.
 */
export const readTownState = (dataFolder: string, identities: readonly Identity[]): Promise<TownState> =>
  withDatabase(dataFolder, async (database) => {
    const shoppers: ServerState[] = [];
    for (const identity of identities) shoppers.push(await readState(database, identity));
    await database.query("update flash_sale_items set available_stock = stock, sold = 0");
    return { shoppers, money: await readMoney(database, null) };
  });

/** How often the audit log says so of an order. */
const said = (action: string) =>
  `select count(*)::int from audit_log where audit_log.order_id = orders.id and action = '${action}'`;

async function readState(database: PGlite, { guestIds, email }: Identity): Promise<ServerState> {
  const rows = async <T>(sql: string, values: unknown[]) => (await database.query<T>(sql, values)).rows;
  const [customer] = email
    ? await rows<{ id: number }>("select id from customers where email = $1", [email])
    : [];
  const who = [customer?.id ?? null, guestIds.length > 0 ? guestIds : [-1]];
  const mine = "(customer_id = $1 or guest_id = any($2::bigint[]))";
  const callers = [...guestIds.map((id) => `guest:${id}`), ...(customer ? [`customer:${customer.id}`] : [])];
  const orders = await rows<{ id: number; total: number; createdAt: Date; key: string | null }>(
    `select orders.id, orders.total, orders.created_at as "createdAt",
       (select key from idempotency_keys where caller = any($3::text[]) and body->>'order_id' = orders.id::text limit 1) as key
     from orders where ${mine} order by orders.created_at`,
    [...who, callers],
  );
  const state: ServerState = {
    cart: await rows(`select item_id as "itemId", quantity from cart_lines where ${mine}`, who),
    orders: [],
    wishes: (
      await rows<{ id: number }>("select store_id as id from wishes where customer_id = $1", [who[0]])
    ).map(({ id }) => id),
    addresses: (
      await rows<{ address: string }>("select address from addresses where customer_id = $1", [who[0]])
    ).map(({ address }) => address),
    openKeys: (
      await rows<{ open: number }>(
        "select count(*)::int as open from idempotency_keys where status = 0 and caller = any($1::text[])",
        [callers],
      )
    ).reduce((sum, { open }) => sum + open, 0),
    money: await readMoney(database, { customerId: customer?.id ?? null, guestIds }),
    answers: await rows(
      `select audit_log.order_id::float8 as "orderId", orders.status,
         case audit_log.action when 'order_accepted' then 'accept' else 'refuse' end as answer
       from audit_log join orders on orders.id = audit_log.order_id
       where audit_log.action in ('order_accepted', 'order_refused') and ${mine}`,
      who,
    ),
    deliveries: await rows(
      `select orders.id::float8 as "orderId", orders.status, amount::float8 as cash,
         handed_in_at is not null as "handedIn", courier_place is not null as "keepsPlace",
         (${said("order_accepted")}) as accepted, (${said("order_picked_up")}) as "pickedUp",
         (${said("order_delivered")}) as delivered
       from orders left join courier_cash on courier_cash.order_id = orders.id
       where orders.courier_id is not null and ${mine}`,
      who,
    ),
  };
  for (const order of orders) {
    state.orders.push({
      id: Number(order.id),
      key: order.key,
      total: Number(order.total) / MINOR,
      createdAt: new Date(order.createdAt).getTime(),
      lines: await rows(`select item_id as "itemId", quantity from order_lines where order_id = $1`, [
        order.id,
      ]),
    });
  }
  return state;
}
