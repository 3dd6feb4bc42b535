import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedProgram } from "../testing/embedded-program";
import { addModule } from "../testing/rows";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";

const connection = await openEmbedded({ program: await embeddedProgram() });
afterAll(() => connection.close());

describe("a shop from before names had one normal form", () => {
  it("has its words, indexes and synonyms in the new form after the migration, and keeps its names", async () => {
    const { database } = connection;
    const execute = async (tx: unknown, text: string) => {
      await connection.executeSqlIn(tx)(text);
    };
    await migrate(
      database,
      execute,
      readMigrations().filter(({ name }) => name < "0048"),
    );
    const moduleId = await addModule(database, "pharmacy", "pharmacy");
    // By SQL: the program knows columns that later migrations add.
    const [zone] = rowsOf<{ id: number }>(
      await database.execute(sql`
        insert into zones (key, name, area, square_meters)
        values ('one', 'one', '((9,52),(11,52),(11,54),(9,54))', 1e9) returning id`),
    );
    const zoneId = zone?.id ?? 0;
    const names = ["« Nurofen » ٥٠٠ ملغ", "Zanzi™ ½ l", "القهوة", "Витамин", "Calmol 400mg"];
    await database.execute(sql`
      insert into stores (slug, name, module_id, zone_id, vendor_id, phone, email, place, address)
      values ('s', '«Apotheke»', ${moduleId}, ${zoneId}, 1, '1', 'a@b.c', '(10,53)', 'A')`);
    await database.execute(
      sql`insert into categories (slug, name, module_id) values ('c', 'Vitamins®', ${moduleId})`,
    );
    await database.execute(sql`
      insert into items (slug, name, store_id, module_id, zone_id, category_id, parent_category_id, price)
      select 'i' || n.number, n.name, s.id, s.module_id, s.zone_id, c.id, c.id, 100
      from stores s, categories c, unnest(${sql.param(names)}::text[]) with ordinality as n (name, number)`);
    await database.execute(
      sql`insert into search_synonyms (typed, meaning) values ('« ڤيتامين »', '٥٠٠ Нурофен')`,
    );

    expect(await connection.migrate()).toEqual(
      expect.arrayContaining(["0048_search_normal_form.sql", "0049_synonyms_of_kinds.sql"]),
    );
    const words = rowsOf<{ field: string; word: string; bare: string }>(
      await database.execute(sql`select field, word, bare from search_words order by field, word`),
    );
    const ofNames = words.filter(({ field }) => field === ":").map(({ word }) => word);
    expect(ofNames.sort()).toEqual(
      ["1", "2", "400", "500", "calmol", "l", "mg", "nurofen", "zanzi", "витамин", "القهوه", "ملغ"].sort(),
    );
    expect(words.find(({ word }) => word === "القهوه")?.bare).toBe("قهوه");
    expect(words.filter(({ field }) => field === "@").map(({ word }) => word)).toEqual(["apotheke"]);
    expect(new Set(words.filter(({ field }) => field.startsWith("#")).map(({ word }) => word))).toEqual(
      new Set(["vitamins"]),
    );
    const [synonym] = rowsOf<{ typed_key: string; meaning_stems: string[] }>(
      await database.execute(
        sql`select typed_key, meaning_stems from search_synonyms where meaning = '٥٠٠ Нурофен'`,
      ),
    );
    expect(synonym?.meaning_stems).toEqual(["500", "нурофен"]);
    expect(synonym?.typed_key).toMatch(/^[a-z0-9]+$/);

    // By the index, which was written before.
    await database.execute(sql`set enable_seqscan = off`);
    const found = rowsOf<{ name: string }>(
      await database.execute(sql`
        select i.name from items i where i.active and search_terms(i.module_id, i.zone_id, i.name, i.translations, i.generic_names,
          i.tags, i.brand_id, i.condition_id, i.category_id, i.parent_category_id)
          && ${sql.param([`${moduleId}.${zoneId}:500`, `${moduleId}.${zoneId}:zanzi`])}::text[] order by i.id`),
    );
    expect(found.map(({ name }) => name)).toEqual(names.slice(0, 2));
    const stores = rowsOf<{ name: string }>(
      await database.execute(sql`
        select s.name from stores s where s.status and
          search_words_in(s.name || ' ' || coalesce(translated_texts(s.translations, 'name'), '')) && '{apotheke}'::text[]`),
    );
    expect(stores.map(({ name }) => name)).toEqual(["«Apotheke»"]);
  });
});
