import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { readableSearchText, searchText, withoutArticle } from "@/domain/search-text";
import cases from "@/domain/search-text-cases.json";
import { rowsOf } from "../../db/rows";
import { searchFormBody } from "../../testing/search-text-sql";
import { openEmptyTestDatabase } from "../../testing/test-database";

const test = await openEmptyTestDatabase();
const { database } = test.connection;
afterAll(() => test.close());

interface Forms {
  text: string;
  plain: string;
  readable: string;
}

async function formsInDatabase(texts: readonly string[]): Promise<Forms[]> {
  return rowsOf<Forms>(
    await database.execute(sql`
      select value as text, search_text(value) as plain, search_form(value, true) as readable
      from unnest(${sql.param([...texts])}::text[]) with ordinality as texts (value, place) order by place`),
  );
}
const formsHere = (text: string): Forms => ({
  text,
  plain: searchText(text),
  readable: readableSearchText(text),
});

describe("the normal form in the database", () => {
  it("is that of the page for every row of the table", async () => {
    const rows = cases as [string, string][];
    const forms = await formsInDatabase(rows.map(([text]) => text));
    expect(forms.map(({ text, plain }) => [text, plain])).toEqual(rows);
    expect(forms).toEqual(rows.map(([text]) => formsHere(text)));
  });

  it("is that of the page for every character of Unicode, alone and within words", async () => {
    const characters = Array.from({ length: 0x10_ffff }, (_, index) => index + 1)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => !/^[\p{Cn}\p{Cs}]$/u.test(character))
      // A sample is enough where all characters of a set are alike.
      .filter(
        (character) =>
          !/^[\p{Co}\p{Script=Han}\p{Script=Hangul}]$/u.test(character) ||
          (character.codePointAt(0) as number) % 101 === 0,
      );
    // Characters that are younger than this PostgreSQL are decomposed otherwise by it.
    const younger = new Set(
      rowsOf<{ value: string; form: string }>(
        await database.execute(sql`
          select value, normalize(value, NFKD) as form from unnest(${sql.param(characters)}::text[]) as texts (value)`),
      )
        .filter(({ value, form }) => value.normalize("NFKD") !== form)
        .map(({ value }) => value),
    );
    expect(younger.size).toBeLessThan(150);
    const texts = characters
      .filter((character) => !younger.has(character))
      .map((character) => `${character} A${character}b1${character}2 ${character}ج`);
    const different: Forms[] = [];
    for (let start = 0; start < texts.length; start += 20_000) {
      const part = await formsInDatabase(texts.slice(start, start + 20_000));
      different.push(
        ...part.filter(({ text, plain, readable }) => {
          const here = formsHere(text);
          return plain !== here.plain || readable !== here.readable;
        }),
      );
    }
    expect(different.map(({ text, plain }) => [text, plain, searchText(text)])).toEqual([]);
  });

  it("leaves out the same article", async () => {
    const words = [
      "القهوه",
      "والقهوه",
      "بالدجاج",
      "وبالدجاج",
      "للاطفال",
      "وللاطفال",
      "البن",
      "الي",
      "كالمول",
      "والده",
      "tea",
    ];
    const rows = rowsOf<{ bare: string }>(
      await database.execute(sql`
        select search_bare(word) as bare from unnest(${sql.param(words)}::text[]) with ordinality as w (word, place)
        order by place`),
    );
    expect(rows.map(({ bare }) => bare)).toEqual(words.map(withoutArticle));
    const [row] = rowsOf<{ likeness: number }>(
      await database.execute(sql`
        select similarity(search_stem(search_text('القهوة')), search_stem(search_text('قهوة'))) as likeness`),
    );
    expect(row?.likeness).toBe(1);
  });

  // Another Node may know a newer Unicode; the test above still compares what both know.
  it.runIf(process.versions.unicode === "17.0")(
    "is written in the migration as the page's tables say; a change of these needs a new migration",
    () => {
      const migration = readFileSync(
        new URL("../../db/migrations/0048_search_normal_form.sql", import.meta.url),
        "utf8",
      );
      expect(migration).toContain(`$$${searchFormBody()}$$`);
    },
  );
});
