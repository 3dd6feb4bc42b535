import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedProgram } from "../testing/embedded-program";
import { fillSmallShop } from "../testing/small-shop";
import { openEmptyTestDatabase, type TestDatabase } from "../testing/test-database";
import { backUp, restore } from "./backup";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";
import { rowsAgainstRules } from "./rules-aside";
import { constraintOf, sqlStateOf } from "./transact";

const group = {
  name: "Size",
  type: "single",
  min: 0,
  max: 0,
  required: true,
  values: [{ label: "S", price: 0 }],
};
const groups = (changes: object) =>
  `update items set option_groups = '${JSON.stringify([{ ...group, ...changes }])}'`;

/** Statements that write what no row can mean, and the rule that each breaks. */
const wrong: readonly (readonly [statement: string, rule: string])[] = [
  ["update zones set increased_fee = 10001", "zones_surcharge_rule"],
  ["update zones set increased_fee = -1", "zones_surcharge_rule"],
  ["update modules set type = 'shop'", "modules_type_rule"],
  ["update module_zones set charge_type = 'hourly'", "module_zones_charge_type_rule"],
  ["update module_zones set per_km = -1", "module_zones_charges_rule"],
  ["update module_zones set maximum_cash_order = -1", "module_zones_charges_rule"],
  ["update stores set place = point(181, 0)", "stores_place_rule"],
  ["update stores set place = point(0, 91)", "stores_place_rule"],
  ["update stores set place = point(0, -90.1)", "stores_place_rule"],
  ["update stores set minimum_charge = -1", "stores_charges_rule"],
  ["update stores set minimum_minutes = -1", "stores_minutes_rule"],
  ["update stores set schedule_interval_minutes = 0", "stores_minutes_rule"],
  ["update store_schedules set closes = '24:00'", "store_schedules_times_rule"],
  ["update items set available_to = '24:00'", "items_times_rule"],
  ["update items set discount = 10001, discount_type = 'percent'", "items_percent_rule"],
  ["update coupons set discount = 10001, discount_type = 'percent'", "coupons_percent_rule"],
  ["update coupons set type = 'vip'", "coupons_type_rule"],
  ["update coupons set minimum_purchase = -1", "coupons_amounts_rule"],
  ["update coupons set limit_per_customer = -1", "coupons_amounts_rule"],
  [`update coupons set zone_ids = '{}'`, "coupons_zones_rule"],
  [`update coupons set zone_ids = '["1"]'`, "coupons_zones_rule"],
  [`update stores set translations = '[]'`, "stores_translations_rule"],
  [`update items set translations = '{"ar": "text"}'`, "items_translations_rule"],
  [`update items set tags = '{}'`, "items_texts_rule"],
  [`update items set images = '[1]'`, "items_texts_rule"],
  [`update items set option_groups = '{}'`, "items_option_groups_rule"],
  [`update items set option_groups = '[1]'`, "items_option_groups_rule"],
  [groups({ name: null }), "items_option_groups_rule"],
  [groups({ type: "all" }), "items_option_groups_rule"],
  [groups({ required: "yes" }), "items_option_groups_rule"],
  [groups({ min: -1 }), "items_option_groups_rule"],
  [groups({ values: [] }), "items_option_groups_rule"],
  [groups({ values: [{ label: "S", price: -1 }] }), "items_option_groups_rule"],
  [groups({ values: [{ label: "S", price: "1" }] }), "items_option_groups_rule"],
  [groups({ values: [{ price: 1 }] }), "items_option_groups_rule"],
  [`update items set choices = '"red"'`, "items_choices_rule"],
  [
    `update items set choices = '[{"name": "choice_1", "title": "Colour", "options": []}]'`,
    "items_choices_rule",
  ],
  ["update item_variations set type = '' where position = 0", "item_variations_type_rule"],
  ["insert into banners (title, type) values ('B', 'door')", "banners_type_rule"],
  ["update items set module_id = (select max(id) from modules) where slug = 'soup'", "items_store_rule"],
  ["update items set zone_id = (select max(id) from zones) where slug = 'soup'", "items_store_rule"],
];

describe("a row that means nothing", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openEmptyTestDatabase();
    await fillSmallShop(test.connection.database);
  });
  afterAll(() => test?.close());

  it.each(wrong)("is refused: %s", async (statement, rule) => {
    const refused = await test.connection.database.execute(sql.raw(statement)).then(
      () => null,
      (error: unknown) => [sqlStateOf(error), constraintOf(error)],
    );
    expect(refused).toEqual([rule === "items_store_rule" ? "23503" : "23514", rule]);
  });

  it("is refused by rules that all hold, and the items of a store follow it", async () => {
    const { database } = test.connection;
    const rules = await database.execute(
      sql`select conname from pg_constraint where conname like '%\\_rule' and not convalidated`,
    );
    expect(rowsOf(rules)).toEqual([]);
    await database.execute(
      sql`update stores set zone_id = (select max(id) from zones) where slug = 'kitchen'`,
    );
    const [row] = rowsOf<{ same: boolean }>(
      await database.execute(sql`select bool_and(i.zone_id = s.zone_id) as same from items i
        join stores s on s.id = i.store_id where s.slug = 'kitchen'`),
    );
    expect(row?.same).toBe(true);
  });
});

describe("a shop from before the rules", () => {
  it("keeps its wrong rows, also through a backup, has those mended that are meant one way, and takes no new ones", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rules-migration-"));
    const restored = await openEmptyTestDatabase();
    const old = await openEmbedded({ program: await embeddedProgram() });
    try {
      const { database } = old;
      await migrate(
        database,
        async (tx, text) => {
          await old.executeSqlIn(tx)(text);
        },
        // Later ones add columns that the small shop is written with.
        readMigrations().filter(({ name }) => name !== "0071_rules_of_rows.sql"),
      );
      await fillSmallShop(database);
      await old.executeSql(`
        update items set zone_id = (select max(id) from zones) where slug = 'soup';
        update store_schedules set closes = '24:00';
        update items set discount = 20000, discount_type = 'percent' where slug = 'rice';
        update items set option_groups = '{"a": 1}' where slug = 'rice'`);
      expect(await old.migrate()).toContain("0071_rules_of_rows.sql");
      const read = async (text: string) => rowsOf(await database.execute(sql.raw(text)));
      expect(
        await read(
          `select s.zone_id = i.zone_id as same from items i join stores s on s.id = i.store_id where i.slug = 'soup'`,
        ),
      ).toEqual([{ same: true }]);
      expect(await read("select distinct closes from store_schedules")).toEqual([{ closes: "23:59:59" }]);
      expect(await read("select discount, option_groups from items where slug = 'rice'")).toEqual([
        { discount: 20_000, option_groups: { a: 1 } },
      ]);
      expect(
        await read(
          `select conname from pg_constraint where conname like '%\\_rule' and not convalidated order by 1`,
        ),
      ).toEqual([{ conname: "items_option_groups_rule" }, { conname: "items_percent_rule" }]);
      await expect(
        database.execute(
          sql`update items set discount = 20000, discount_type = 'percent' where slug = 'soup'`,
        ),
      ).rejects.toThrow();
      const named = [
        expect.stringMatching(/^items \d+ 2 1 2 rice: items_option_groups_rule$/),
        expect.stringMatching(/^items \d+ 2 1 2 rice: items_percent_rule$/),
      ];
      expect(await rowsAgainstRules(database)).toEqual(named);

      const file = join(folder, "old.backup");
      await backUp(database, file, new Date("2026-11-29T12:00:00Z"));
      await restore(restored.connection.database, file);
      expect(await rowsAgainstRules(restored.connection.database)).toEqual(named);
      await restored.connection.database.execute(
        sql`update items set discount = 0, option_groups = '[]' where slug = 'rice'`,
      );
      expect(await rowsAgainstRules(restored.connection.database)).toEqual([]);
      await expect(
        restored.connection.database.execute(sql`update items set option_groups = '{}'`),
      ).rejects.toThrow();
    } finally {
      await old.close();
      await restored.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
