import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestServer, type TestServer } from "../../testing/api";
import type { ListQuery } from "./list-query";
import { exactTotal, TOTAL_KEPT, TOTAL_RENEWED, totalOf } from "./totals";

const rows: ListQuery = {
  from: sql`counted_rows r`,
  id: sql`r.id`,
  branches: [sql`r.id > 0`],
  where: [],
  sort: [],
  idDescending: false,
};
let server: TestServer;
const start = Date.now();

beforeAll(async () => {
  server = await openTestServer();
  await server.connection.executeSql("create table counted_rows (id int primary key)");
});
afterAll(() => server?.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  await server.connection.executeSql("truncate counted_rows");
});
afterEach(() => {
  vi.useRealTimers();
});

const fill = (from: number, to: number) =>
  server.connection.executeSql(`insert into counted_rows select generate_series(${from}, ${to})`);
const total = (database = server.context.database, query = rows) => totalOf(database, query);
/** Lists of the same text with other values are other lists. */
const above = (id: number): ListQuery => ({ ...rows, branches: [sql`r.id > ${id}`] });

describe("the total of a list", () => {
  it("is exact at every call up to ten thousand", async () => {
    await fill(1, exactTotal - 1);
    expect(await total()).toBe(exactTotal - 1);
    await fill(exactTotal, exactTotal);
    expect(await total()).toBe(exactTotal);
  });

  it("beyond that is told from memory, counted anew aside after a while, and never older than it is kept", async () => {
    await fill(1, exactTotal + 5);
    expect(await total(undefined, above(1))).toBe(exactTotal + 4);
    await fill(exactTotal + 6, exactTotal + 7);
    vi.setSystemTime(start + TOTAL_RENEWED);
    expect(await total(undefined, above(1))).toBe(exactTotal + 4);
    vi.setSystemTime(start + TOTAL_RENEWED + 1);
    expect(await total(undefined, above(1))).toBe(exactTotal + 4);
    await vi.waitFor(async () => expect(await total(undefined, above(1))).toBe(exactTotal + 6));

    await fill(exactTotal + 8, exactTotal + 8);
    vi.setSystemTime(Date.now() + TOTAL_KEPT + 1);
    expect(await total(undefined, above(1))).toBe(exactTotal + 7);
  });

  it("is exact again once the list has become short", async () => {
    await fill(1, exactTotal + 5);
    expect(await total(undefined, above(2))).toBe(exactTotal + 3);
    await server.connection.executeSql("delete from counted_rows where id > 100");
    vi.setSystemTime(start + TOTAL_KEPT + 1);
    expect(await total(undefined, above(2))).toBe(98);
    await fill(101, 101);
    expect(await total(undefined, above(2))).toBe(99);
  });

  it("is another one for other values", async () => {
    await fill(1, exactTotal + 5);
    expect(await total(undefined, above(3))).toBe(exactTotal + 2);
    expect(await total(undefined, above(4))).toBe(exactTotal + 1);
  });
});
