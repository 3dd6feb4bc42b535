import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addModule, addZone } from "../testing/rows";
import { openEmptyTestDatabase, type TestDatabase } from "../testing/test-database";
import { rowsOf } from "./rows";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
});
afterAll(() => test?.close());

it("puts exactly the words of items that come at once into the dictionary, and those of a text that changes", async () => {
  const { database } = test.connection;
  const moduleId = await addModule(database, "food", "food");
  const zoneId = await addZone(database, "one");
  await database.execute(sql`
    insert into stores (slug, name, module_id, zone_id, vendor_id, phone, email, place, address)
    values ('s', 'House', ${moduleId}, ${zoneId}, 1, '1', 'a@b.c', '(10,53)', 'A')`);
  await database.execute(
    sql`insert into categories (slug, name, module_id) values ('c', 'All', ${moduleId})`,
  );
  const names = [
    "Crème brûlée",
    "Plank 3 x 5 cm",
    "Board 4x6",
    "X factor",
    "Calmol 400mg",
    "don't (stop)",
    "خبز 3 x 4",
  ];
  await database.execute(sql`
    insert into items (slug, name, description, translations, tags, store_id, module_id, zone_id, category_id, parent_category_id, price)
    select 'i' || n.number, n.name, n.name || ' fresh, daily', jsonb_build_object('ar', jsonb_build_object('name', 'خبز', 'tags', 'طازج')),
      '["warm", "2 x 2"]', s.id, s.module_id, s.zone_id, c.id, c.id, 100
    from stores s, categories c, unnest(${sql.param(names)}::text[]) with ordinality as n (name, number)`);
  const wordsIn = async (table: "search_words" | "used_search_words") =>
    rowsOf<{ word: string }>(
      await database.execute(sql`select distinct field || word as word from ${sql.raw(table)}
        where field in (':', '=', '~') order by 1`),
    ).map(({ word }) => word);
  const known = await wordsIn("search_words");
  expect(known).toContain(":brulee");
  expect(known).toEqual(await wordsIn("used_search_words"));

  await database.execute(sql`update items set name = 'Pancake', stock = 3 where slug = 'i1'`);
  expect(await wordsIn("search_words")).toContain(":pancake");
});
