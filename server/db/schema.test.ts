import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addModule, addZone } from "../testing/rows";
import { openEmptyTestDatabase, type TestDatabase } from "../testing/test-database";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";
import * as schema from "./schema";
import { constraintOf, sqlStateOf, transact } from "./transact";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
});
afterAll(() => test?.close());

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
/** Types as information_schema writes them. */
const written = (type: string) => type.replace(/^timestamp with time zone$/, "timestamptz");

describe("the migrated database", () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    "has the table %s as the program sees it",
    async (name, table) => {
      const rows = rowsOf<{ name: string; type: string; optional: string }>(
        await test.connection.database.execute(sql`
          select column_name as name, format_type(a.atttypid, a.atttypmod) as type, is_nullable as optional
          from information_schema.columns c
          join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
          where table_schema = 'public' and table_name = ${name}`),
      );
      const found = rows.map((row) => ({
        name: row.name,
        type: row.type
          .replace("timestamp with time zone", "timestamptz")
          .replace("time without time zone", "time"),
        optional: row.optional === "YES",
      }));
      const expected = getTableConfig(table).columns.map((column) => ({
        name: column.name,
        type: written(column.getSQLType()),
        optional: !column.notNull,
      }));
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
      expect(found.sort(byName)).toEqual(expected.sort(byName));
    },
  );

  it("has no index that PostgreSQL calls invalid, and one for every reference that is followed", async () => {
    const missing = rowsOf<{ reference: string }>(
      await test.connection.database.execute(sql`
        select conrelid::regclass || '.' || a.attname as reference from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confdeltype = 'c' and not exists (
          select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`),
    );
    expect(missing).toEqual([]);
  });

  it("is not migrated twice", async () => {
    expect(await test.connection.migrate()).toEqual([]);
  });

  it("refuses a database of a newer or another program, without touching it", async () => {
    const { database } = test.connection;
    const never = async () => {
      throw new Error("must not run");
    };
    await expect(migrate(database, never, [])).rejects.toThrow(/newer than this program/);
    const changed = readMigrations().map((migration) => ({ ...migration, checksum: "other" }));
    await expect(migrate(database, never, changed)).rejects.toThrow(/different version/);
  });
});

describe("rules that no program may break", () => {
  it.each([
    ["update items set stock = -1", "items_stock"],
    ["update coupons set total_uses = -1", "coupons_total_uses"],
  ])("hold for %s", async (statement, constraint) => {
    const { database } = test.connection;
    await database
      .transaction(async (tx) => {
        const moduleId = await addModule(tx, `m-${constraint}`);
        const zoneId = await addZone(tx, `z-${constraint}`);
        await tx.execute(sql`
          insert into stores (slug, name, module_id, zone_id, vendor_id, phone, email, place, address)
          values (${constraint}, 'S', ${moduleId}, ${zoneId}, 1, '1', 'a@b.c', '(10,53)', 'A')`);
        await tx.execute(
          sql`insert into categories (slug, name, module_id) values (${constraint}, 'C', ${moduleId})`,
        );
        await tx.execute(sql`
          insert into items (slug, name, store_id, module_id, zone_id, category_id, parent_category_id, price)
          select ${constraint}, 'I', s.id, s.module_id, s.zone_id, c.id, c.id, 100
          from stores s, categories c where s.slug = ${constraint} and c.slug = ${constraint}`);
        await tx.execute(sql`
          insert into coupons (title, code, type, start_date, expire_date)
          values ('C', ${constraint}, 'default', '2026-01-01', '2027-01-01')`);
        await tx.execute(sql.raw(statement));
      })
      .then(
        () => expect.unreachable("The rule did not hold."),
        (error: unknown) => {
          expect(sqlStateOf(error)).toBe("23514");
          expect(constraintOf(error)).toBe(constraint);
        },
      );
  });
});

describe("nearness", () => {
  it("compares degrees of longitude and latitude by what they are in metres", async () => {
    // At 60° north a degree of longitude is half as long as one of latitude.
    const [row] = rowsOf<{ east: number; north: number }>(
      await test.connection.database.execute(sql`
        select flat('(10,60)') <-> flat('(10.02,60)') as east, flat('(10,60)') <-> flat('(10,60.01)') as north`),
    );
    expect(Number(row?.east) / Number(row?.north)).toBeCloseTo(1, 2);
  });
});

describe("a transaction", () => {
  it("is tried again after a serialisation failure, and not after anything else", async () => {
    let tries = 0;
    const result = await transact(test.connection.database, async () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error("again"), { code: "40001" });
      return "done";
    });
    expect([result, tries]).toEqual(["done", 3]);
    let others = 0;
    const failing = transact(test.connection.database, async () => {
      others += 1;
      throw Object.assign(new Error("no"), { code: "23505" });
    });
    await expect(failing).rejects.toThrow("no");
    expect(others).toBe(1);
  });

  it("fails at once where a query would wait for ever", async () => {
    if (test.connection.kind !== "pglite") return;
    const { database } = test.connection;
    const wrong = database.transaction(async () => {
      await database.execute(sql`select 1`);
    });
    await expect(wrong).rejects.toMatchObject({
      cause: { message: expect.stringContaining("past the open transaction") },
    });
    await expect(database.execute(sql`select 1`)).resolves.toBeDefined();
  });
});
