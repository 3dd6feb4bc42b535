import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedProgram } from "../testing/embedded-program";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";

const connection = await openEmbedded({ program: await embeddedProgram() });
afterAll(() => connection.close());

describe("a database from before wallets had movements", () => {
  it("keeps each balance, with a movement that says where it comes from", async () => {
    const { database } = connection;
    const older = readMigrations().filter(({ name }) => name < "0010");
    await migrate(
      database,
      async (tx, text) => {
        await connection.executeSqlIn(tx)(text);
      },
      older,
    );
    await database.execute(sql`
      insert into customers (first_name, referral_code, wallet_balance, loyalty_points)
      values ('Rich', 'R', 4250, 320), ('Poor', 'P', 0, 0), ('Loyal', 'L', 0, 7)`);
    expect(await connection.migrate()).toContain("0010_wallet.sql");
    const read = async (table: string) =>
      rowsOf(
        await database.execute(sql`
          select first_name as name, type, credit, debit, balance from ${sql.identifier(table)} m
          join customers c on c.id = m.customer_id order by m.id`),
      );
    expect(await read("wallet_movements")).toEqual([
      { name: "Rich", type: "add_fund_by_admin", credit: 4250, debit: 0, balance: 4250 },
    ]);
    expect(await read("loyalty_movements")).toEqual([
      { name: "Rich", type: "add_points_by_admin", credit: 320, debit: 0, balance: 320 },
      { name: "Loyal", type: "add_points_by_admin", credit: 7, debit: 0, balance: 7 },
    ]);
    const [rich] = rowsOf(
      await database.execute(sql`
        insert into wallet_movements (customer_id, type, credit, balance, created_at)
        select id, 'add_fund', 50, 0, now() from customers where first_name = 'Rich' returning balance`),
    );
    expect(rich).toEqual({ balance: 4300 });
  });
});
