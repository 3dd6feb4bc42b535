import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { rowsOf } from "../../../db/rows";
import { openShopServer } from "../../../testing/shop-server";
import { failedRefund, statusesBefore } from "./payment-states";

const { server } = await openShopServer();
afterAll(() => server.close());

it("the moves of a payment are those that the database takes", async () => {
  const [constraint] = rowsOf<{ definition: string }>(
    await server.context.database.execute(
      sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'payment_moves'`,
    ),
  );
  // In pairs of from and to, whichever way the database writes them.
  const statuses = [...(constraint?.definition ?? "").matchAll(/'(\w+)'/g)].map(([, status]) => status);
  const taken = statuses.flatMap((from, index) =>
    index % 2 === 0 ? [`${from} → ${statuses[index + 1]}`] : [],
  );
  const known = Object.entries(statusesBefore).flatMap(([to, before]) =>
    before.map((from) => `${from} → ${to}`),
  );
  expect(taken.toSorted()).toEqual([...known, `${failedRefund.from} → ${failedRefund.to}`].toSorted());
});
