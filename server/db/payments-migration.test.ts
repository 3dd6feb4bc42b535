import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedProgram } from "../testing/embedded-program";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";

const connection = await openEmbedded({ program: await embeddedProgram() });
afterAll(() => connection.close());

describe("a shop from before orders were paid first", () => {
  it("keeps its orders, which give back what they hold once, its ways of paying offline, and a demo takes payments", async () => {
    const { database } = connection;
    const older = readMigrations().filter(({ name }) => name < "0017");
    const execute = async (tx: unknown, text: string) => {
      await connection.executeSqlIn(tx)(text);
    };
    await migrate(database, execute, older);
    // Rows that an order points to are not migrated.
    for (const column of ["guest_id", "store_id", "module_id", "zone_id"])
      await database.execute(
        sql`alter table orders drop constraint ${sql.identifier(`orders_${column}_fkey`)}`,
      );
    await database.execute(sql`
      insert into orders (id, guest_id, store_id, module_id, zone_id, type, status, payment_method, total, products_total, address, otp) values
        (1, 1, 1, 1, 1, 'delivery', 'pending', 'cash_on_delivery', 500, 500, '{}', '1'),
        (2, 1, 1, 1, 1, 'delivery', 'canceled', 'cash_on_delivery', 500, 500, '{}', '1'),
        (3, 1, 1, 1, 1, 'delivery', 'failed', 'digital_payment', 500, 500, '{}', '1'),
        (4, 1, 1, 1, 1, 'delivery', 'delivered', 'partial_payment', 500, 500, '{}', '1')`);
    const methods = [
      {
        name: "Bank transfer",
        fields: [{ name: "Account", value: "1" }],
        informations: [{ key: "reference", label: "Reference", required: true }],
      },
      "no method",
    ];
    await database.execute(sql`
      insert into settings (key, value) values
        ('offline_payment_methods', ${JSON.stringify(methods)}::jsonb), ('demo_day', '"2026-11-24"'),
        ('digital_payment', 'false'), ('active_payment_method_list', '[]'), ('offline_payment_status', '0')`);

    expect(await connection.migrate()).toContain("0017_payments.sql");
    expect(
      rowsOf(
        await database.execute(
          sql`select id::int, total::int, holds_stock, rest_method from orders order by id`,
        ),
      ),
    ).toEqual([
      { id: 1, total: 500, holds_stock: true, rest_method: null },
      { id: 2, total: 500, holds_stock: false, rest_method: null },
      { id: 3, total: 500, holds_stock: false, rest_method: null },
      { id: 4, total: 500, holds_stock: true, rest_method: "cash_on_delivery" },
    ]);
    expect(
      rowsOf(await database.execute(sql`select name, details, fields, active from offline_payment_methods`)),
    ).toEqual([
      {
        name: "Bank transfer",
        details: [{ name: "Account", value: "1" }],
        fields: [{ key: "reference", label: "Reference", required: true }],
        active: true,
      },
    ]);
    expect(
      Object.fromEntries(
        rowsOf<{ key: string; value: unknown }>(
          await database.execute(sql`select key, value from settings`),
        ).map(({ key, value }) => [key, value]),
      ),
    ).toMatchObject({
      digital_payment: true,
      active_payment_method_list: [{ gateway: "sandbox" }],
      offline_payment_status: 1,
    });
  });
});
