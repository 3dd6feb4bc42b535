import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withPlanName } from "../../db/fixed-plan";
import { openTestServer, type TestServer } from "../../testing/test-server";
import type { ListQuery } from "./list-query";
import { readPage } from "./read-page";
import { maxExactTotal } from "./totals";

const list: ListQuery = {
  from: sql`listed_rows r`,
  id: sql`r.id`,
  branches: [sql`r.id > 0`],
  where: [],
  sort: [],
  idDescending: false,
  first: sql`r.leads`,
};
const size = maxExactTotal + 100;
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await server.connection.executeSql("create table listed_rows (id int primary key, leads boolean not null)");
});
afterAll(() => server?.close());

describe("a list with rows that come first", () => {
  it("goes on with the others where those end, also right after their number has changed", async () => {
    const { database } = server.context;
    const { executeSql } = server.connection;
    // All but the last fifty come first.
    await executeSql(
      `insert into listed_rows select id, id <= ${size - 50} from generate_series(1, ${size}) id`,
    );
    const page = (offset: number) => readPage(database, list, { limit: 10, offset }, {});
    const past = size / 10 - 2;
    expect((await page(past)).ids).toEqual(Array.from({ length: 10 }, (_, index) => size - 29 + index));
    await executeSql("update listed_rows set leads = false where id <= 5");
    // The five are the first of the others now.
    expect((await page(past)).ids).toEqual(Array.from({ length: 10 }, (_, index) => size - 29 + index));
    await executeSql(`update listed_rows set leads = true where id > ${size - 5}`);
    expect((await page(past)).ids).toEqual(Array.from({ length: 10 }, (_, index) => size - 34 + index));
  });

  it("is only the others where none comes first", async () => {
    await server.connection.executeSql("update listed_rows set leads = false");
    const { ids } = await readPage(server.context.database, list, { limit: 3, offset: 1 }, {});
    expect(ids).toEqual([1, 2, 3]);
  });
});

describe("a list whose plan is kept", () => {
  it("keeps none for a page far on, nor for one of many zones, and finds the same rows there", async () => {
    await server.connection.executeSql("update listed_rows set leads = false");
    const { database } = server.context;
    const texts: string[] = [];
    const watched = {
      execute: (query: SQL) => {
        texts.push(new PgDialect().sqlToQuery(query).sql.trimStart());
        return database.execute(query);
      },
    } as unknown as typeof database;
    const { first: _, ...plain } = list;
    const idsAt = async (offset: number) =>
      (await readPage(watched, { ...plain, onePlan: true }, { limit: 10, offset }, {})).ids;
    expect(await idsAt(1)).toEqual(Array.from({ length: 10 }, (_row, index) => index + 1));
    expect(await idsAt(60)).toEqual(Array.from({ length: 10 }, (_row, index) => index + 591));
    const branches = Array.from({ length: 9 }, (_row, index) => sql`r.id % 9 = ${index}`);
    const ofMany = await readPage(
      watched,
      { ...plain, branches, onePlan: true },
      { limit: 10, offset: 1 },
      {},
    );
    expect(ofMany.ids).toEqual(Array.from({ length: 10 }, (_row, index) => index + 1));
    const isKept = (text: string) => Object.hasOwn(withPlanName({ text }), "name");
    expect(texts.map(isKept)).toEqual([true, false, false]);
  });
});
