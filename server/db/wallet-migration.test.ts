import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedProgram } from "../testing/embedded-program";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";

const program = await embeddedProgram();
const [connection, numbered] = [await openEmbedded({ program }), await openEmbedded({ program })];
afterAll(async () => {
  await connection.close();
  await numbered.close();
});

/** Brings an empty database to the state before a migration. */
const migrateUntil = ({ database, executeSqlIn }: typeof connection, first: string) =>
  migrate(
    database,
    async (tx, text) => {
      await executeSqlIn(tx)(text);
    },
    readMigrations().filter(({ name }) => name < first),
  );

describe("a database from before wallets had movements", () => {
  it("keeps each balance, with a movement that says where it comes from", async () => {
    const { database } = connection;
    await migrateUntil(connection, "0010");
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

describe("a database from before movements were numbered", () => {
  it("numbers each customer's, all together and each kind, and goes on from there", async () => {
    const { database } = numbered;
    await migrateUntil(numbered, "0033");
    await database.execute(
      sql`insert into customers (first_name, referral_code) values ('Ada', 'A'), ('Bo', 'B')`,
    );
    const moved = (name: string, type: string) =>
      database.execute(sql`
        insert into wallet_movements (customer_id, type, credit, balance, created_at)
        select id, ${type}, 50, 0, now() from customers where first_name = ${name}`);
    await moved("Ada", "add_fund_by_admin");
    await moved("Bo", "referrer");
    await moved("Ada", "CashBack");
    await moved("Ada", "add_fund");
    expect(await numbered.migrate()).toContain("0033_numbered_movements.sql");
    await moved("Ada", "add_fund");
    await moved("Bo", "add_fund");
    const rows = rowsOf(
      await database.execute(sql`
        select first_name as name, type, number, kind_number as kind from wallet_movements m
        join customers c on c.id = m.customer_id order by c.id, m.id`),
    );
    expect(rows).toEqual([
      { name: "Ada", type: "add_fund_by_admin", number: 1, kind: 1 },
      { name: "Ada", type: "CashBack", number: 2, kind: 1 },
      { name: "Ada", type: "add_fund", number: 3, kind: 2 },
      { name: "Ada", type: "add_fund", number: 4, kind: 3 },
      { name: "Bo", type: "referrer", number: 1, kind: 1 },
      { name: "Bo", type: "add_fund", number: 2, kind: 1 },
    ]);
  });
});
